/* One seat's connection to its table: opens a socket, reconnects when it breaks, and resends every action until the
 * server has accepted or rejected it. Knows no rules and draws nothing. */
import type { ClientMessage, ServerMessage } from '../protocol';
import { hashOf } from './hash';

export type ConnectionState = 'connecting' | 'open' | 'offline' | 'closed';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Environment {
  socket: (url: string) => Socket;
  later: (run: () => void, ms: number) => unknown;
  never: (timer: unknown) => void;
  chance: () => number;
}

const BROWSER: Environment = {
  socket: (url) => new WebSocket(url) as unknown as Socket,
  later: (run, ms) => setTimeout(run, ms),
  never: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  chance: Math.random,
};

export const FIRST_WAIT = 300;
export const LONGEST_WAIT = 10_000;
const PING_AFTER_MS = 25_000; // Milliseconds without a message before we ping the server.
const TIMEOUT_MS = 8_000;
export const OFFLINE_TIMEOUT_MS = 1_500; // The same when the browser has reported that it is offline.

type Action = Extract<ClientMessage, { id?: string }>;

export class Connection {
  state: ConnectionState = 'connecting';
  /** Whether the next snapshot contains only the events since the last one, not all recent events. */
  since = false;
  private socket: Socket | null = null;
  private tries = 0;
  private waiting: unknown = null;
  private alive: unknown = null;
  private readonly open = new Map<string, { message: Action; done: (answer: ServerMessage) => void }>();
  private counter = 0;
  private readonly name: string;

  constructor(
    private readonly url: string,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onState: (state: ConnectionState) => void = () => {},
    private readonly means: Environment = BROWSER,
    private seq = -1, // The last update received from this table, perhaps by an earlier page.
  ) {
    this.name = Math.floor(means.chance() * 2 ** 40).toString(36);
    this.connect();
  }

  /** Send an action until the server answers it. The server executes it once, however often it arrives. */
  act(message: Action): Promise<ServerMessage> {
    const id = `${this.name}-${++this.counter}`;
    const named = { ...message, id } as Action;
    return new Promise((done) => {
      this.open.set(id, { message: named, done });
      this.send(named);
    });
  }

  /** Send a message without waiting for an answer (chat, consent). It is lost while offline. */
  say(message: ClientMessage): void {
    this.send(message);
  }

  /** Reconnect at once, because the player clicked a button or came back to the page. */
  retry(): void {
    if (this.state !== 'offline' && !(this.state === 'closed' && !this.socket)) return;
    this.means.never(this.waiting);
    this.connect();
  }

  /** Check the connection when the browser reports that it is offline. A server on this device still answers. */
  doubt(): void {
    if (this.state === 'open') this.ask(OFFLINE_TIMEOUT_MS);
  }

  close(): void {
    this.become('closed');
    this.means.never(this.waiting);
    this.means.never(this.alive);
    this.drop();
  }

  private connect(): void {
    this.become('connecting');
    this.since = this.seq >= 0;
    const join = this.url.includes('?') ? '&' : '?';
    const socket = this.means.socket(this.seq < 0 ? this.url : `${this.url}${join}after=${this.seq}`);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.listen();
      for (const { message } of this.open.values()) this.send(message);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.take(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.socket = null;
      this.means.never(this.alive);
      if (this.state === 'closed') return;
      if (code === 4403) this.become('closed');
      else this.wait();
    };
  }

  private wait(): void {
    this.become('offline');
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.waiting = this.means.later(() => this.connect(), most / 2 + (most / 2) * this.means.chance());
  }

  private take(message: ServerMessage): void {
    this.listen();
    switch (message.type) {
      case 'hello':
        this.tries = 0;
        this.become('open');
        break;
      case 'update':
        this.seq = message.seq;
        if (message.hash) void this.check(message.view, message.hash);
        break;
      case 'ack':
      case 'reason':
      case 'rejected': {
        const action = this.open.get(message.id);
        if (action) {
          this.open.delete(message.id);
          action.done(message);
        }
        break;
      }
      case 'closing':
        if (message.reason === 'signed-out' || message.reason === 'removed') this.become('closed');
        break;
    }
    this.onMessage(message);
  }

  /* Check the hash when the page is idle, after the update has been drawn. */
  private async check(view: unknown, expected: string): Promise<void> {
    if ('requestIdleCallback' in globalThis) await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    const actual = await hashOf(view);
    if (actual !== null && actual !== expected) this.sync();
  }

  /** Ask for a snapshot with all recent events. */
  sync(): void {
    this.since = false;
    this.send({ type: 'sync' });
  }

  private listen(): void {
    this.means.never(this.alive);
    this.alive = this.means.later(() => this.ask(TIMEOUT_MS), PING_AFTER_MS);
  }

  private ask(patience: number): void {
    this.means.never(this.alive);
    this.send({ type: 'ping', id: '' });
    this.alive = this.means.later(() => {
      this.drop();
      if (this.state !== 'closed') this.wait();
    }, patience);
  }

  private send(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open. Actions are sent again once it is.
    }
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private become(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.onState(state);
  }
}
