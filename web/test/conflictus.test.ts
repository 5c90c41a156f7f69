import { expect, test } from 'vitest';
import type * as Conflictus from '../src/games/conflictus/view';
import type { DecisionInfo, OptionInfo } from '../src/lib/protocol';
import { hand, lane } from '../src/games/conflictus/card-layout';
import { lines, run } from '../src/games/conflictus/combat-lines';
import { automaticOption, DEFAULT_STOPS, fromHere, over, read, stopsAt, toggled } from '../src/games/conflictus/stops';

const option = (verb: string): OptionInfo => ({
  name: verb,
  verb,
  text: verb,
  target: null,
  card_name: null,
  ability: null,
});
const item = (number: number, controller: number): Conflictus.ItemView => ({
  number,
  what: 'card',
  controller,
  card: 1,
  name: 'Sicken',
  option: -1,
  set: -1,
  targets: [],
  light: 0,
  shadow: 0,
  node: null,
});
const asked = (verbs: string[], more: Partial<DecisionInfo> = {}): DecisionInfo => ({
  number: 1,
  seat: 0,
  prompt: '',
  question: { key: 'priority' },
  options: verbs.map(option),
  unavailable: [],
  pass_is_safe: false,
  restricted_runes: [],
  note: '',
  obvious_option: '',
  ...more,
});
const view = (more: Partial<Conflictus.View> = {}): Conflictus.View =>
  ({
    game: 1,
    turn: 3,
    phase: 2,
    active: 0,
    transition: [],
    attacks: [],
    blocks: [],
    blocked: [],
    ...more,
  }) as Conflictus.View;

test('smart mode stops in your main phase, and elsewhere when a play makes sense', () => {
  expect(automaticOption(DEFAULT_STOPS, null, view(), asked(['play', 'pass'], { pass_is_safe: true }))).toBeNull();
  expect(
    automaticOption(DEFAULT_STOPS, null, view({ phase: 0 }), asked(['use', 'pass'], { pass_is_safe: true }))?.verb,
  ).toBe('pass');
  expect(automaticOption(DEFAULT_STOPS, null, view({ phase: 0 }), asked(['use', 'pass']))).toBeNull();
});

test('smart mode stops whenever you can respond to an opponent', () => {
  const waits = view({ phase: 4, active: 1, transition: [item(7, 1)] });
  expect(automaticOption(DEFAULT_STOPS, null, waits, asked(['play', 'pass'], { pass_is_safe: true }))).toBeNull();
  expect(automaticOption(DEFAULT_STOPS, null, waits, asked(['pass'], { pass_is_safe: true }))?.verb).toBe('pass');
  expect(
    automaticOption(
      DEFAULT_STOPS,
      null,
      view({ phase: 4, transition: [item(7, 0)] }),
      asked(['play', 'pass'], { pass_is_safe: true }),
    )?.verb,
  ).toBe('pass');
});

test('a stop applies only to the turns it was set for', () => {
  const stops = toggled(DEFAULT_STOPS, 3, false);
  expect(
    automaticOption(stops, null, view({ phase: 3, active: 1 }), asked(['use', 'pass'], { pass_is_safe: true })),
  ).toBeNull();
  expect(
    automaticOption(stops, null, view({ phase: 3, active: 0 }), asked(['use', 'pass'], { pass_is_safe: true }))?.verb,
  ).toBe('pass');
  expect([stopsAt(stops, 3, false), stopsAt(stops, 3, true), stopsAt(stops, 2, true)]).toEqual([true, false, true]);
  expect(toggled(stops, 3, false)).toEqual(DEFAULT_STOPS);
});

test('phase mode stops in selected phases and when you can respond', () => {
  const stops = { ...toggled(DEFAULT_STOPS, 3, true), mode: 'phases' as const };
  expect(automaticOption(stops, null, view({ phase: 3 }), asked(['use', 'pass']))).toBeNull();
  expect(automaticOption(stops, null, view({ phase: 4 }), asked(['use', 'pass']))?.verb).toBe('pass');
  expect(automaticOption(stops, null, view({ phase: 4, transition: [item(7, 1)] }), asked(['use', 'pass']))).toBeNull();
});

test('full control never passes; payment is automatic unless set otherwise', () => {
  expect(
    automaticOption(
      { ...DEFAULT_STOPS, mode: 'full' },
      null,
      view({ phase: 0 }),
      asked(['pass'], { pass_is_safe: true }),
    ),
  ).toBeNull();
  const pay = asked(['pay_auto', 'pay_manually'], { question: { key: 'pay' } });
  expect(automaticOption(DEFAULT_STOPS, null, view(), pay)?.verb).toBe('pay_auto');
  expect(automaticOption({ ...DEFAULT_STOPS, pay: 'ask' }, null, view(), pay)).toBeNull();
});

test('passing ends as requested, and at your main phase at the latest', () => {
  const here = view({ phase: 3, active: 1 });
  const until = fromHere('something', here);
  expect(over(until, view({ phase: 4, active: 1 }), 0)).toBe(false);
  expect(over(until, view({ phase: 4, active: 1, transition: [item(9, 1)] }), 0)).toBe(true);
  expect(over(until, view({ phase: 4, active: 1, attacks: [[5, 0]] }), 0)).toBe(true);
  expect(over(fromHere('phase', here), view({ phase: 4, active: 1 }), 0)).toBe(true);
  expect(over(fromHere('turn', here), view({ turn: 4, active: 0, phase: 2 }), 0)).toBe(true);
  expect(
    automaticOption({ ...DEFAULT_STOPS, mode: 'full' }, fromHere('turn', here), here, asked(['play', 'pass']))?.verb,
  ).toBe('pass');
});

test('stored stops are parsed, and invalid ones ignored', () => {
  expect(read({ mode: 'full', mine: [3, 99, 'x'], pay: 'ask' })).toEqual({
    mode: 'full',
    mine: [3],
    theirs: [],
    pay: 'ask',
  });
  expect([read(null), read('no'), read([])]).toEqual([DEFAULT_STOPS, DEFAULT_STOPS, DEFAULT_STOPS]);
});

test('sets shrink to fit, then form rows, then scroll', () => {
  const room = { width: 814, height: 222, most: 104, least: 46, side: 0.2, deep: 0.3 };
  expect(lane(3, room)).toEqual({ w: 104, rows: 1, scroll: false });
  const eight = lane(8, room);
  expect(eight.scroll).toBe(false);
  expect(eight.w * 1.2 * Math.ceil(8 / eight.rows)).toBeLessThanOrEqual(814);
  const phone = { ...room, width: 268, height: 150 };
  expect(lane(8, phone)).toMatchObject({ scroll: true, w: 46 });
  expect(lane(4, phone).scroll).toBe(false);
});

test('every card of a hand has a large enough target; large hands scroll', () => {
  expect(hand(4, 800, 108)).toEqual({ w: 108, step: 114, scroll: false });
  for (let n = 2; n < 25; n++) {
    const { w, step, scroll } = hand(n, 340, 83);
    expect(step).toBeGreaterThanOrEqual(44);
    expect(step).toBeGreaterThan(w / 2);
    expect(w).toBeGreaterThanOrEqual(66);
    expect(scroll).toBe(w + step * (n - 1) > 340.01);
    expect(scroll).toBe(n > 7);
  }
});

test('lines connect attackers with targets or blockers, and items with targets', () => {
  const table = view({
    attacks: [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
    blocks: [[2, 8]],
    blocked: [2, 3],
    transition: [
      {
        ...item(5, 0),
        targets: [
          [0, 8, 'x'],
          [1, 1, ''],
          [2, 4, ''],
        ],
      },
    ],
  });
  const found = lines(
    table,
    () => 'light',
    (card) => String(card),
  );
  expect(found.map(({ from, to }) => [from, to].map((each) => each.replace(/[^\d]/g, '')).join('>'))).toEqual([
    '1>1',
    '2>8',
    '5>8',
    '5>1',
    '5>4',
  ]);
  const drawn = run(found[0]!, { x: 0, y: 100, w: 40, h: 40 }, { x: 200, y: 0, w: 40, h: 40 });
  expect(drawn.path).toMatch(/^M[\d.]+ [\d.]+Q/);
  expect(drawn.label).toBe('1');
});

test('blocks end in a shield; possible blocks have dashed lines', () => {
  const table = view({
    attacks: [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    blocks: [[1, 8]],
    blocked: [1],
  });
  const found = lines(
    table,
    () => 'light',
    () => '',
    { blocker: 9, attackers: [2, 3] },
  );
  const told = found.map(({ from, to, kind, open }) =>
    [kind, ...[from, to].map((each) => each.replace(/[^\d]/g, '')), ...(open ? ['open'] : [])].join(' '),
  );
  expect(told).toEqual(['block 1 8', 'block 2 9 open', 'attack 2 0', 'block 3 9 open', 'attack 3 0']);
  const here = { x: 0, y: 100, w: 40, h: 40 };
  const there = { x: 200, y: 0, w: 40, h: 40 };
  const heads = found.slice(0, 3).map((line) => run(line, here, there).head);
  expect(heads[0]).toBe(heads[1]);
  expect(heads[0]).not.toBe(heads[2]);
});
