import type { Environment, Socket } from '../src/lib/net/connection';

/** A socket that records what is sent, in an environment without timers. */
export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  url = '';
  sent: string[] = [];

  readonly environment: Environment = {
    socket: (url) => {
      this.url = url;
      return this;
    },
    later: () => 0,
    never: () => undefined,
    chance: () => 0.5,
  };

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  /** Deliver a message from the server. */
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
