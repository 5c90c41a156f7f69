import { beforeEach, expect, test } from 'vitest';
import {
  Connection,
  OFFLINE_TIMEOUT_MS,
  FIRST_WAIT,
  LONGEST_WAIT,
  type ConnectionState,
  type Environment,
  type Socket,
} from '../src/lib/net/connection';
import type { ClientMessage, ServerMessage } from '../src/lib/protocol';

/* A socket with both ends in the test's hands, and a clock that only the test advances. */
class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: ClientMessage[] = [];
  up = false;
  constructor(readonly url: string) {}
  send(text: string): void {
    if (!this.up) throw new Error('not open');
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.cut();
  }
  open(): void {
    this.up = true;
    this.onopen?.();
    this.tell({ type: 'hello' });
  }
  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.up = false;
    this.onclose?.({ code });
  }
}

let wires: Wire[];
let timers: Map<number, { run: () => void; at: number }>;
let now: number;
let states: ConnectionState[];
let told: ServerMessage[];
let line: Connection;

const last = (): Wire => wires.at(-1)!;

function pass(ms: number): void {
  const until = now + ms;
  for (;;) {
    const due = [...timers].filter(([, each]) => each.at <= until).sort((a, b) => a[1].at - b[1].at)[0];
    if (!due) break;
    timers.delete(due[0]);
    now = due[1].at;
    due[1].run();
  }
  now = until;
}

beforeEach(() => {
  [wires, states, told, timers, now] = [[], [], [], new Map(), 0];
  let count = 0;
  const means: Environment = {
    socket: (url) => (wires.push(new Wire(url)), last()),
    later: (run, ms) => (timers.set(++count, { run, at: now + ms }), count),
    never: (timer) => void timers.delete(timer as number),
    chance: () => 0.999,
  };
  line = new Connection(
    'ws://here/socket?seat=0',
    (message) => told.push(message),
    (state) => states.push(state),
    means,
  );
});

test('an open connection passes messages on', () => {
  last().open();
  expect(states).toEqual(['open']);
  expect(told.map((each) => each.type)).toEqual(['hello']);
});

test('reconnecting continues after the last known update', () => {
  last().open();
  last().tell({ type: 'update', seq: 7, hash: '', view: null });
  last().cut();
  expect(line.state).toBe('offline');
  pass(FIRST_WAIT);
  expect(wires).toHaveLength(2);
  expect(last().url).toBe('ws://here/socket?seat=0&after=7');
});

test('retries back off up to a limit', () => {
  const opened: number[] = [];
  for (let i = 0; i < 10; i++) {
    last().cut();
    const before = now;
    while (wires.length === i + 1) pass(10);
    opened.push(now - before);
  }
  expect(opened[0]).toBeLessThanOrEqual(FIRST_WAIT);
  expect(opened[3]).toBeGreaterThan(opened[1]!);
  expect(Math.max(...opened)).toBeLessThanOrEqual(LONGEST_WAIT + 10);
});

test('an unanswered action is resent with the same id until it is answered', async () => {
  last().open();
  const answered = line.act({ type: 'choose', decision: 4, choose: ['end_turn'] });
  const first = last().sent[0] as { id: string };
  last().cut();
  pass(FIRST_WAIT);
  last().open();
  expect(last().sent).toEqual([first]);
  last().tell({ type: 'ack', id: first.id, seq: 8 });
  expect((await answered).type).toBe('ack');
  last().cut();
  pass(FIRST_WAIT);
  last().open();
  expect(last().sent).toEqual([]);
});

test('an action while offline is sent on reconnecting', () => {
  void line.act({ type: 'undo', count: 1 });
  expect(last().sent).toEqual([]);
  last().open();
  expect(last().sent).toHaveLength(1);
});

test("a rejected connection isn't retried", () => {
  last().cut(4403);
  expect(line.state).toBe('closed');
  pass(60_000);
  expect(wires).toHaveLength(1);
});

test('a silent connection is pinged, then dropped', () => {
  last().open();
  pass(25_000);
  expect(last().sent.map((each) => each.type)).toEqual(['ping']);
  pass(8_000);
  expect(line.state).toBe('offline');
});

test("a view that doesn't match its hash is requested again", async () => {
  last().open();
  last().tell({ type: 'update', seq: 1, view: { pool: 60 }, hash: '0'.repeat(32) });
  await new Promise((done) => setTimeout(done, 20));
  expect(last().sent.map((each) => each.type)).toEqual(['sync']);
});

test('when the browser reports offline, the connection is pinged and kept if it answers', () => {
  last().open();
  line.doubt();
  expect(last().sent.at(-1)?.type).toBe('ping');
  last().tell({ type: 'pong', id: '' });
  pass(OFFLINE_TIMEOUT_MS);
  expect(line.state).toBe('open');
  line.doubt();
  pass(OFFLINE_TIMEOUT_MS);
  expect(line.state).toBe('offline');
});
