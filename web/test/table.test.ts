import { beforeEach, expect, test, vi } from 'vitest';
import { Table } from '../src/lib/table.svelte';
import { FakeSocket } from './fake-socket';
import { closeAfter } from '../src/lib/table/dialogs';

let socket: FakeSocket;

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://table' });
});

function sit(): Table {
  socket = new FakeSocket();
  const table = new Table('', 'one', 'en', 0, '', socket.environment);
  socket.onopen!();
  tell({ type: 'hello', table: { game: 'ascension', seats: [], options: {} } });
  update(1, 7);
  return table;
}
const tell = (message: object): void => socket.tell(message);
const update = (seq: number, decision: number): void =>
  tell({
    type: 'update',
    seq,
    view: { number: decision },
    hash: '',
    events: [],
    is_snapshot: seq === 1,
    decision: { number: decision, options: [], unavailable: [], question: {} },
    seat: 0,
    status: 'running',
    undo_request: null,
  });
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));
const sentId = (): string => (JSON.parse(socket.sent.at(-1)!) as { id: string }).id;

test('a choice resolves once both acknowledgment and update have arrived, in any order', async () => {
  const table = sit();
  let done = false;
  void table.choose('end_turn').then(() => (done = true));
  expect(table.busy).toBe(true);
  tell({ type: 'ack', id: sentId(), seq: 2 });
  await soon();
  expect([done, table.busy]).toEqual([false, true]); // clicks meant for the old table are impossible
  update(2, 8);
  await soon();
  expect([done, table.busy]).toEqual([true, false]);

  void table.choose('end_turn').then(() => (done = false));
  update(3, 9);
  tell({ type: 'ack', id: sentId(), seq: 3 });
  await soon();
  expect([done, table.busy]).toEqual([false, false]);
});

test("undo requests need the server's permission and the live table", () => {
  const table = sit();
  expect(table.canRequestUndo).toBe(false); // choices were made, but none by this seat
  tell({
    type: 'update',
    seq: 2,
    view: { number: 8 },
    hash: '',
    events: [],
    decision: null,
    seat: 0,
    status: 'running',
    undo_request: null,
    can_request_undo: true,
  });
  expect(table.canRequestUndo).toBe(true);
  table.step(-1);
  expect([table.past, table.canRequestUndo]).toEqual([true, false]);
});

test('hiding a caption leaves newer ones', () => {
  const { panels } = sit();
  panels.show('Your turn');
  panels.hide('Your turn');
  expect(panels.caption).toBe('');
  panels.show('Ben: hello');
  panels.hide('Your turn');
  expect(panels.caption).toBe('Ben: hello');
  panels.close();
});

test('a rejected choice resolves at once with the reason', async () => {
  const table = sit();
  const choosing = table.choose('fly');
  tell({ type: 'rejected', id: sentId(), problem: { detail: 'no such choice' } });
  await choosing;
  expect([table.busy, table.error]).toEqual([false, 'no such choice']);
});

test('a dialog closes with the answer, or after a short wait', async () => {
  let closed = 0;
  await closeAfter(() => closed++, Promise.resolve());
  expect(closed).toBe(1);
  const before = performance.now();
  await closeAfter(() => closed++, new Promise(() => {}));
  expect(closed).toBe(2);
  expect(performance.now() - before).toBeGreaterThan(100);
});
