import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetMoments,
  MomentHistory,
  MAX_STORED_MOMENTS,
  MAX_CHARACTERS,
  type Store,
} from '../src/lib/table/moment-history';
import { FakeSocket } from './fake-socket';
import { Table } from '../src/lib/table.svelte';

/** A tab's storage with configurable size. */
class Drawer implements Store {
  readonly all = new Map<string, string>();
  room = Infinity;
  get length(): number {
    return this.all.size;
  }
  get letters(): number {
    return [...this.all].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }
  key(at: number): string | null {
    return [...this.all.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.all.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.letters + key.length + text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.all.set(key, text);
  }
  removeItem(key: string): void {
    this.all.delete(key);
  }
}

let drawer: Drawer;
let socket: FakeSocket;
let idle: (() => void)[];
beforeEach(() => {
  drawer = new Drawer();
  idle = [];
  vi.stubGlobal('location', { origin: 'http://table' });
});

interface Sitting {
  id?: string;
  person?: string;
  lang?: string;
  seat?: number | null;
  you?: string;
  server?: string;
  seats?: object[];
}

/** Load the page: a table, its connection, and the server's greeting. */
function load({
  id = 'one',
  person = 'ana',
  lang = 'en',
  seat = 0,
  you = person,
  server = '1',
  seats,
}: Sitting = {}): Table {
  socket = new FakeSocket();
  const table = new Table(
    '',
    id,
    lang,
    null,
    '',
    socket.environment,
    new MomentHistory(id, person, lang, drawer, (run) => void idle.push(run)),
  );
  socket.onopen!();
  const players = seats ?? [
    { person: you, you: true },
    { person: 'ben', you: false },
  ];
  tell({ type: 'hello', seat, server_version: server, table: { game: 'ascension', seats: players, options: {} } });
  return table;
}
const tell = (message: object): void => socket.tell(message);
const rest = (): void => {
  while (idle.length) idle.shift()!();
};
/** Send an update with sequence number `seq` after `number` choices, with one log line. */
function happens(
  seq: number,
  number: number,
  more: {
    is_snapshot?: boolean;
    valid_through?: number;
    seat?: number | null;
    status?: string;
    view?: object;
    events?: object[];
  } = {},
): void {
  const {
    is_snapshot = false,
    valid_through = null,
    seat = 0,
    status = 'running',
    view = {},
    events = [{ kind: 'played', seat: 0, text: `line ${seq}` }],
  } = more;
  tell({
    type: 'update',
    seq,
    view: { number, ...view },
    hash: '',
    events,
    is_snapshot,
    valid_through,
    decision: { number, options: [], unavailable: [], question: {} },
    seat,
    status,
    undo_request: null,
  });
  rest();
}
/** A game of four choices, as this page has seen it. */
function played(): Table {
  const table = load();
  happens(10, 0, { is_snapshot: true });
  for (let n = 1; n <= 4; n++) happens(10 + n, n);
  return table;
}
const seqs = (table: Table): number[] => table.moments.map(({ update }) => update.seq);
const told = (table: Table): string[] => table.lines.map((line) => line.text + (line.undone ? ' (undone)' : ''));
const asksAll = (): boolean => socket.sent.some((text) => text.includes('"sync"'));

test('a reloaded page asks only for newer updates, and log lines lead to stored moments', () => {
  played();
  const table = load();
  expect(socket.url).toContain('after=14');
  happens(16, 6, { is_snapshot: true, valid_through: 14, events: [{ kind: 'played', seat: 1, text: 'line 16' }] });
  expect(told(table)).toEqual(['line 10', 'line 11', 'line 12', 'line 13', 'line 14', 'line 16']);
  expect(seqs(table)).toEqual([10, 11, 12, 13, 14, 16]);
  table.show(table.lines.find((line) => line.text === 'line 12')!.moment);
  expect([table.past, table.update?.seq, table.update?.decision]).toEqual([true, 12, null]);
  table.show(null);
  expect(table.update?.seq).toBe(16);
  expect(new Set(table.lines.map((line) => line.key)).size).toBe(table.lines.length);
});

test('without new updates, the last moment is the live table and not duplicated', () => {
  played();
  const table = load();
  happens(14, 4, { is_snapshot: true, valid_through: 14, events: [] });
  expect(seqs(table)).toEqual([10, 11, 12, 13, 14]);
  table.show(table.lines.at(-1)!.moment);
  expect(table.past).toBe(false);
  table.step(-1);
  expect(table.update?.seq).toBe(13);
});

test("choices undone before the reload don't come back", () => {
  played();
  happens(15, 2, { events: [] });
  happens(16, 3);
  const table = load();
  happens(16, 3, { is_snapshot: true, valid_through: 16, events: [] });
  expect(seqs(table)).toEqual([10, 11, 12, 15, 16]);
  expect(told(table)).toEqual(['line 10', 'line 11', 'line 12', 'line 16']);
});

test('choices undone during the reload are struck out, and their moments are gone', () => {
  played();
  const away = load();
  happens(18, 5, { is_snapshot: true, valid_through: 12 }); // undone to two choices, then three others were made
  expect(seqs(away)).toEqual([10, 11, 12, 18]);
  expect(told(away)).toEqual(['line 10', 'line 11', 'line 12', 'line 13 (undone)', 'line 14 (undone)', 'line 18']);
  const again = load();
  happens(18, 5, { is_snapshot: true, valid_through: 18, events: [] });
  expect(seqs(again)).toEqual([10, 11, 12, 18]);
});

test("what wasn't stored in time comes from the server", () => {
  const table = load();
  happens(10, 0, { is_snapshot: true });
  tell({
    type: 'update',
    seq: 11,
    view: { number: 1 },
    hash: '',
    events: [],
    is_snapshot: false,
    valid_through: null,
    decision: null,
    seat: 0,
    status: 'running',
    undo_request: null,
  });
  // nothing is written before the table is drawn
  expect([table.moments.length, drawer.length, idle.length]).toEqual([2, 1, 1]);
  load();
  expect(socket.url).toContain('after=10');
});

test.each([
  ['another person', { person: 'ben' }],
  ['nobody who is known', { person: '', you: '' }],
  ['another table', { id: 'two' }],
  ['another language', { lang: 'fr' }],
] as const)('%s finds nothing, and the storage is cleared', (_, sitting) => {
  played();
  const table = load(sitting);
  expect(socket.url).not.toContain('after=');
  expect([table.moments.length, table.lines.length, drawer.length]).toEqual([0, 0, 0]);
});

test.each([
  ['the server knows somebody else', { you: 'ben' }],
  [
    'it is another seat',
    {
      seat: 1,
      seats: [
        { person: 'ben', you: false },
        { person: 'ana', you: true },
      ],
    },
  ],
  ['one only looks on now', { seat: null, seats: [{ person: 'ben', you: false }] }],
  [
    'several sit at this device',
    {
      seats: [
        { person: 'ana', you: true },
        { person: 'ana', you: true },
      ],
    },
  ],
  ['the server is another version', { server: '2' }],
] as const)('if %s, nothing stored is shown, and a snapshot is requested', (_, sitting) => {
  played();
  const table = load(sitting as Sitting);
  expect([table.moments.length, table.lines.length, drawer.length]).toEqual([0, 0, 0]);
  expect(asksAll()).toBe(true);
  const { seat = 0 } = sitting as Sitting;
  happens(14, 4, { is_snapshot: true, valid_through: 14, events: [], seat });
  happens(14, 4, { is_snapshot: true, seat });
  expect([seqs(table), told(table)]).toEqual([[14], ['line 14']]);
});

test('shared devices and other people: nothing is stored', () => {
  for (const sitting of [
    {
      seats: [
        { person: 'ana', you: true },
        { person: 'ana', you: true },
      ],
    },
    { you: 'ben' },
  ]) {
    load(sitting);
    happens(10, 0, { is_snapshot: true });
    happens(11, 1);
    expect(drawer.length).toBe(0);
  }
});

test('storage is limited in number and size, and the oldest go first', () => {
  load();
  happens(0, 0, { is_snapshot: true });
  for (let n = 1; n <= MAX_STORED_MOMENTS + 5; n++) happens(n, n);
  expect(drawer.length).toBe(MAX_STORED_MOMENTS);
  const many = load();
  happens(MAX_STORED_MOMENTS + 5, MAX_STORED_MOMENTS + 5, {
    is_snapshot: true,
    valid_through: MAX_STORED_MOMENTS + 5,
    events: [],
  });
  expect([seqs(many)[0], seqs(many).at(-1)]).toEqual([6, MAX_STORED_MOMENTS + 5]);

  const large = 'x'.repeat(MAX_CHARACTERS / 4);
  for (let n = 1000; n < 1010; n++) happens(n, n, { view: { large } });
  expect(drawer.letters).toBeLessThan(MAX_CHARACTERS);
  const much = load();
  happens(1009, 1009, { is_snapshot: true, valid_through: 1009, events: [] });
  expect(seqs(much)).toEqual([1007, 1008, 1009]);
});

test('full storage drops the oldest moments, and no storage does no harm', () => {
  played();
  drawer.room = drawer.letters;
  happens(15, 5);
  const table = load();
  happens(15, 5, { is_snapshot: true, valid_through: 15, events: [] });
  expect(seqs(table)).toEqual([13, 14, 15]);

  drawer.room = 0;
  happens(16, 6);
  happens(17, 7);
  expect([drawer.length, table.live?.seq, table.error]).toEqual([0, 17, '']);
});

test('a finished game is stored until the page is left', () => {
  const table = played();
  drawer.setItem('of something else', 'stays');
  happens(15, 5, { status: 'over' });
  expect(drawer.length).toBe(7);
  table.close();
  expect([...drawer.all.keys()]).toEqual(['of something else']);
});

test('signing out clears the storage; leaving a running game keeps it', () => {
  const table = played();
  table.close();
  expect(drawer.length).toBe(5);
  load();
  tell({ type: 'closing', reason: 'signed-out' });
  expect(drawer.length).toBe(0);
  played();
  forgetMoments(drawer);
  expect(drawer.length).toBe(0);
});

test('invalid storage is cleared', () => {
  played();
  drawer.all.set(drawer.key(2)!, '{');
  const table = load();
  expect([table.moments.length, drawer.length, asksAll()]).toEqual([0, 0, true]);
});
