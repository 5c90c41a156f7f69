/* Automatic answers: only to the same question, only where they are possible, and not after an undo. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  answerTo,
  rememberable,
  questionOf,
  same,
  passQuestion,
  type RecurringQuestion,
  type Autos,
  type SavedAnswer,
  type AutoAnswerPreferences,
} from '../src/lib/table/auto-answer-rules';
import { FakeSocket } from './fake-socket';
import { hold, holdByFinger } from '../src/lib/table/long-press';
import { Table } from '../src/lib/table.svelte';
import type { DecisionInfo, OptionInfo } from '../src/lib/protocol';
import { setLanguage } from '../src/lib/i18n.svelte';

const option = (name: string): OptionInfo => ({
  name,
  verb: name.split(' ')[0]!,
  text: name,
  target: null,
  card_name: null,
  ability: null,
});
const decision = (
  key: string,
  source: string | null,
  effect: unknown,
  options = ['yes', 'no'],
  more: Partial<DecisionInfo> = {},
): DecisionInfo => ({
  number: 1,
  seat: 0,
  prompt: `${source}?`,
  question: { key, source, effect, it: null },
  options: options.map(option),
  unavailable: [],
  pass_is_safe: false,
  restricted_runes: [],
  note: '',
  obvious_option: '',
  ...more,
});
const DRAW = { node: 'May', do: { node: 'Draw', n: 1 } };
const BANISH = { node: 'Do', verb: 'banish' };
const asked = (from: DecisionInfo): RecurringQuestion => questionOf('ascension', from, undefined)!;

class Kept implements AutoAnswerPreferences {
  answers: SavedAnswer[] = [];
  constructor(public mode: Autos = 'custom') {}
  keep(answer: SavedAnswer): void {
    this.answers = [...this.answers, answer];
  }
  forget(other: RecurringQuestion): void {
    this.answers = this.answers.filter((each) => !same(each, other));
  }
}

beforeAll(() => setLanguage('en'));

test("an answer is saved for one card's question, regardless of its target, and for no other", () => {
  const preferences = new Kept();
  const first = decision('may', 'Askara', DRAW);
  preferences.keep({ ...asked(first), answer: 'no', asks: '' });
  const told = (other: DecisionInfo): string => answerTo(preferences, asked(other), other)?.name ?? 'ask';
  expect(told(first)).toBe('no');
  expect(told({ ...first, question: { ...first.question, it: 'Mystic' } })).toBe('no');
  expect(told(decision('may', 'Sensei', DRAW))).toBe('ask'); // another card
  expect(told(decision('may', 'Askara', { ...DRAW, n: 2 }))).toBe('ask'); // another effect of the same card
  expect(told(decision('may', 'Askara', DRAW, ['yes', 'later']))).toBe('ask'); // the saved answer isn't an option
  preferences.mode = 'none';
  expect(told(first)).toBe('ask');
});

test('"convenient" takes pure gains, unless a saved answer says otherwise', () => {
  const gift = decision('may', 'Askara', DRAW, ['yes', 'no'], { obvious_option: 'yes' });
  expect(answerTo(new Kept('custom'), asked(gift), gift)).toBeNull();
  const preferences = new Kept('convenient');
  expect(answerTo(preferences, asked(gift), gift)?.name).toBe('yes');
  preferences.keep({ ...asked(gift), answer: 'no', asks: '' });
  expect(answerTo(preferences, asked(gift), gift)?.name).toBe('no');
  const other = decision('pick', 'Slayer', BANISH, ['banish mystic', 'done']);
  expect(answerTo(preferences, asked(other), other)).toBeNull();
});

test("yes, no and none can be saved; a chosen card, a main phase and an attack can't", () => {
  const names = (from: DecisionInfo): string[] =>
    rememberable(questionOf('ascension', from, undefined), from).map((each) => each.name);
  expect(names(decision('may', 'Askara', DRAW))).toEqual(['yes', 'no']);
  expect(names(decision('pick', 'Slayer', BANISH, ['banish mystic', 'banish golem', 'done']))).toEqual(['done']);
  expect(names(decision('pick', 'Slayer', BANISH, ['banish mystic', 'banish golem']))).toEqual([]);
  // "no more" is a different answer than "none"
  expect(names(decision('recover', 'Memory', BANISH, ['recover mystic', 'done']))).toEqual([]);
  expect(names(decision('menu', null, null, ['play militia', 'end_turn']))).toEqual([]);
  expect(names(decision('attack', null, null, ['attack gany', 'done']))).toEqual([]);
  expect(names(decision('order', 'Askara', null, ['order_first askara', 'order_first sensei']))).toEqual([]);
});

test('only triggers recur identically', () => {
  const item = { what: 'triggered', name: 'Golden Idol', option: 0, node: { node: 'Trigger' } };
  expect(passQuestion('conflictus', { ...item, what: 'card' })).toBeNull();
  expect(passQuestion('conflictus', { ...item, what: 'activated' })).toBeNull();
  expect(same(passQuestion('conflictus', item)!, passQuestion('conflictus', { ...item })!)).toBe(true);
  expect(
    same(passQuestion('conflictus', item)!, passQuestion('conflictus', { ...item, node: { node: 'Other' } })!),
  ).toBe(false);
});

test('a long press differs from a click', () => {
  vi.useFakeTimers();
  const node = new EventTarget();
  const done: string[] = [];
  const { destroy } = hold(node as HTMLElement, () => done.push('held'));
  node.addEventListener('click', () => done.push('pressed'));
  const tell = (what: string): boolean =>
    node.dispatchEvent(Object.assign(new Event(what, { cancelable: true }), { button: 0 }));
  tell('pointerdown');
  vi.advanceTimersByTime(200);
  tell('pointerup');
  tell('click');
  vi.advanceTimersByTime(2000);
  expect(done).toEqual(['pressed']);
  tell('pointerdown');
  vi.advanceTimersByTime(600);
  tell('pointerup');
  expect(tell('contextmenu')).toBe(false);
  tell('click');
  expect(done).toEqual(['pressed', 'held']);
  tell('click'); // by keyboard, later
  expect(done).toEqual(['pressed', 'held', 'pressed']);
  destroy();
});

test('long press on cards works by touch only, and suppresses the context menu', () => {
  vi.useFakeTimers();
  const node = new EventTarget();
  const done: string[] = [];
  const { update, destroy } = holdByFinger(node as HTMLElement, () => done.push('large'));
  for (const what of ['click', 'contextmenu']) node.addEventListener(what, () => done.push(what));
  const tell = (what: string, pointerType = ''): boolean =>
    node.dispatchEvent(Object.assign(new Event(what, { cancelable: true }), { button: 0, pointerType }));
  tell('pointerdown', 'mouse');
  vi.advanceTimersByTime(600);
  tell('click');
  expect(done).toEqual(['click']);
  tell('pointerdown', 'touch');
  vi.advanceTimersByTime(600);
  tell('contextmenu');
  expect(done).toEqual(['click', 'large']);
  tell('keydown'); // the finger was lifted over what has opened: the next press is by keyboard
  tell('click');
  expect(done).toEqual(['click', 'large', 'click']);
  update(undefined);
  tell('pointerdown', 'touch');
  vi.advanceTimersByTime(600);
  expect(done).toHaveLength(3);
  destroy();
});

// ------------------------------------------------------------------ at a table

let socket: FakeSocket;
let seq = 0;
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://table' });
  vi.useFakeTimers();
  seq = 0;
});
afterEach(() => void vi.useRealTimers());

const tell = (message: object): void => socket.tell(message);
const EVENT = { kind: 'drawn', seat: 0, text: 'You draw Militia.', rule: '', card: 4, card_name: 'Militia' };
function update(number: number, open: DecisionInfo | null, more: { turn?: number; events?: object[] } = {}): void {
  tell({
    type: 'update',
    seq: ++seq,
    view: { number, turn: more.turn ?? 1, active: 0 },
    hash: '',
    events: more.events ?? [],
    is_snapshot: seq === 1,
    decision: open && { ...open, number: 100 + seq },
    seat: 0,
    status: 'running',
    undo_request: null,
  });
}
const sent = (): { type: string; choose: string[]; id: string }[] =>
  socket.sent
    .map((text) => JSON.parse(text) as { type: string; choose: string[]; id: string })
    .filter(({ type }) => type === 'choose');
async function done(): Promise<void> {
  tell({ type: 'done', id: sent().at(-1)!.id, seq });
  await vi.advanceTimersByTimeAsync(0);
}
/** Run the screen's effect until nothing is automatic anymore. */
async function settle(table: Table): Promise<void> {
  table.autos.watch();
  await vi.advanceTimersByTimeAsync(400);
}
function sit(preferences: Kept): Table {
  socket = new FakeSocket();
  const table = new Table('', 'one', 'en', 0, '', socket.environment);
  socket.onopen!();
  tell({ type: 'hello', table: { game: 'ascension', seats: [], options: {} } });
  table.autos.preferences = preferences;
  return table;
}
const MENU = decision('menu', null, null, ['play askara', 'end_turn']);
const MAY = decision('may', 'Askara', DRAW);
const always = (answer: string): Kept => {
  const preferences = new Kept();
  preferences.keep({ ...asked(MAY), answer, asks: '' });
  return preferences;
};

test('a saved answer is given automatically, without asking, and marked in the log', async () => {
  const table = sit(always('yes'));
  update(0, MENU);
  expect([table.decision !== null, table.autos.pending]).toEqual([true, null]);
  update(1, MAY);
  expect([table.decision, table.mine]).toEqual([null, false]);
  await settle(table);
  expect(sent().map(({ choose }) => choose)).toEqual([['yes']]);
  update(2, MENU, { events: [EVENT] });
  await done();
  expect(table.lines.map((line) => [line.text, line.auto])).toEqual([['You draw Militia.', true]]);
  expect(table.decision).not.toBeNull();
});

test('an automatic answer without events gets its own log line', async () => {
  const table = sit(always('no'));
  update(0, MAY);
  await settle(table);
  update(1, MENU);
  await done();
  expect(table.lines.map((line) => [line.kind, line.text, line.card_name, line.auto])).toEqual([
    ['auto', 'Askara: no', 'Askara', true],
  ]);
});

test('after an undo the question is asked for the rest of the turn, then automatic again', async () => {
  const table = sit(always('no'));
  update(0, MENU);
  update(1, MAY);
  await settle(table);
  update(2, MENU);
  await done();
  update(1, MAY); // one choice undone: the question is open again
  expect(table.autos.pending).toBeNull();
  expect(table.decision?.question['source']).toBe('Askara');
  expect(table.lines.map((line) => line.undone)).toEqual([true]);
  await settle(table);
  expect(sent()).toHaveLength(1);
  update(0, MENU); // another one; replayed, the question is asked
  update(1, MAY);
  expect(table.decision?.question['source']).toBe('Askara');
  update(2, MENU);
  update(3, MAY, { turn: 2 });
  expect(table.autos.pending?.name).toBe('no');
});

test('a rejected automatic answer is asked and not sent again', async () => {
  const table = sit(always('yes'));
  update(0, MAY);
  await settle(table);
  tell({ type: 'rejected', id: sent()[0]!.id, problem: { detail: 'no' } });
  await vi.advanceTimersByTimeAsync(0);
  expect([table.autos.pending, table.decision !== null, table.error]).toEqual([null, true, '']);
  await settle(table);
  expect(sent()).toHaveLength(1);
});

test('nothing is answered automatically while an earlier moment is shown', async () => {
  const table = sit(always('yes'));
  update(0, MENU);
  update(1, MENU);
  table.step(-1);
  update(2, MAY);
  await settle(table);
  expect([table.past, sent().length]).toEqual([true, 0]);
  table.show(null);
  await settle(table);
  expect(sent()).toHaveLength(1);
});

test('"remember" saves the next answer only', async () => {
  const preferences = new Kept();
  const table = sit(preferences);
  update(0, MAY);
  table.autos.remembering = true;
  void table.choose('no');
  expect(preferences.answers).toEqual([{ ...asked(MAY), answer: 'no', asks: 'Askara?' }]);
  update(1, decision('may', 'Sensei', DRAW));
  await done();
  expect(table.autos.remembering).toBe(false);
  void table.choose('no');
  expect(preferences.answers).toHaveLength(1);
});

test('undoing an answer that was just saved asks again', async () => {
  const table = sit(new Kept());
  update(0, MAY);
  table.autos.remembering = true;
  void table.choose('no');
  update(1, MENU);
  await done();
  update(0, MAY);
  expect([table.autos.pending, table.decision?.question['source']]).toEqual([null, 'Askara']);
});

test(`a chosen card isn't saved, and mode "none" offers nothing to save`, () => {
  const preferences = new Kept();
  const table = sit(preferences);
  update(0, decision('pick', 'Slayer', BANISH, ['banish mystic', 'done']));
  expect(table.autos.offer.map((each) => each.name)).toEqual(['done']);
  table.autos.remembering = true;
  void table.choose('banish mystic');
  expect(preferences.answers).toEqual([]);
  const quiet = sit(new Kept('none'));
  update(0, MAY);
  expect(quiet.autos.offer).toEqual([]);
});

test('"always pass" passes on that trigger automatically', async () => {
  const preferences = new Kept();
  const table = sit(preferences);
  const item = { what: 'triggered', name: 'Idol', option: 0, node: { node: 'Trigger' } };
  const priority = { ...decision('priority', null, null, ['play shield', 'pass']), number: 7 };
  const waits = (...transition: object[]): void =>
    tell({
      type: 'update',
      seq: ++seq,
      view: { number: seq, turn: 1, active: 0, transition },
      hash: '',
      events: [],
      is_snapshot: seq === 1,
      decision: priority,
      seat: 0,
      status: 'running',
      undo_request: null,
    });
  waits(item);
  expect([table.autos.pending, table.autos.alwaysPasses(item)]).toEqual([null, false]);
  table.autos.toggleAlwaysPass(item, 'Draw a card.');
  waits(item);
  expect(table.autos.pending?.verb).toBe('pass');
  waits(item, { ...item, what: 'card', name: 'Doom' }); // something else resolves first, so the player is asked
  expect(table.autos.pending).toBeNull();
  table.autos.toggleAlwaysPass(item, '');
  expect(preferences.answers).toEqual([]);
});
