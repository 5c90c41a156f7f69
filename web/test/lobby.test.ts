import { expect, test } from 'vitest';
import {
  about,
  makeNamesUnique,
  counts,
  allPlayerCounts,
  needs,
  order,
  plan,
  ready,
  set,
  teamsOf,
} from '../src/lib/lobby/table-form';
import { modes } from '../src/lib/lobby/modes';
import { resultOf, settingsText, playersText } from '../src/lib/lobby/table-text';
import type { GameInfo, Setting } from '../src/lib/protocol';

const setting = (name: string, more: Partial<Setting> = {}): Setting => ({
  name,
  kind: 'choice',
  label: '',
  default: null,
  min: null,
  max: null,
  values: [],
  ...more,
});
const named = (...values: string[]): Setting['values'] => values.map((value) => ({ value, name: value }));

/* Game descriptions as from a server. The numbers differ from those of real games, so that hard-coded ones would fail. */
const ROWS: GameInfo = {
  id: 'rows',
  name: 'Rows',
  fields: {},
  switches: [],
  decks: [],
  settings: [
    setting('players', { kind: 'integer', default: 2, min: 1, max: 5 }),
    setting('sets', { default: 'small', values: named('small', 'large') }),
    setting('mode', { default: 'free', values: named('free', 'pairs', 'solo') }),
  ],
  arrangements: [
    { settings: { sets: 'small', mode: 'free' }, players: [2, 3], teams: [] },
    { settings: { sets: 'large', mode: 'free' }, players: [2, 5], teams: [] },
    {
      settings: { sets: 'large', mode: 'pairs' },
      players: [4],
      teams: [
        [
          [0, 1],
          [2, 3],
        ],
      ],
    },
    { settings: { sets: 'small', mode: 'solo' }, players: [1], teams: [] },
  ],
};
const DUEL: GameInfo = {
  id: 'duel',
  name: 'Duel',
  fields: {},
  arrangements: [],
  decks: [{ name: 'Sun', format: 'long', plan: '', code: 'c-1', size: 9 }],
  switches: [setting('open', { kind: 'boolean', default: false })],
  settings: [
    setting('format', { default: 'long', values: named('long', 'short') }),
    setting('players', { kind: 'integer', default: 2, min: 2, max: 3 }),
    setting('best_of', { kind: 'integer', default: 1, min: 1, max: 9 }),
  ],
};

test("player counts come from the server's arrangements", () => {
  const fresh = plan('rows');
  expect(counts(ROWS, fresh)).toEqual([2, 3]);
  expect(counts(ROWS, set(ROWS, fresh, 'sets', 'large'))).toEqual([2, 5]);
  expect(counts(DUEL, plan('duel'))).toEqual([2, 3]);
});

test('every player count is offered, and selects the settings it needs', () => {
  const fresh = plan('rows');
  expect(allPlayerCounts(ROWS, fresh)).toEqual([2, 3, 5]);
  expect(allPlayerCounts(DUEL, plan('duel'))).toEqual([2, 3]);
  expect(needs(ROWS, fresh, 'players', 3)).toBeNull();
  expect(needs(ROWS, fresh, 'players', 5)).toEqual({ name: 'sets', value: 'large', named: 'large' });
  const five = set(ROWS, fresh, 'players', 5);
  expect([five.settings, five.seats.length]).toEqual([{ sets: 'large', players: 5 }, 5]);
  expect(set(ROWS, five, 'players', 3).settings).toEqual({ players: 3 }); // and back
  expect(needs(ROWS, set(ROWS, fresh, 'mode', 'pairs'), 'sets', 'small')).toEqual({
    name: 'mode',
    value: 'free',
    named: 'free',
  });
});

test('teams come from the server', () => {
  const pairs = set(ROWS, plan('rows'), 'mode', 'pairs');
  expect(pairs.seats).toHaveLength(4);
  expect(teamsOf(ROWS, pairs.settings, 4)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(teamsOf(ROWS, plan('rows').settings, 2)).toEqual([]);
  expect(teamsOf(undefined, {}, 2)).toEqual([]);
});

test('lists group names by team', () => {
  const pairs = set(ROWS, plan('rows'), 'mode', 'pairs');
  expect(settingsText({ game: 'rows', settings: pairs.settings, options: {} }, ROWS)).toEqual(['large', 'pairs']);
  const seats = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name, seat) => ({ seat, name }));
  expect(
    playersText(seats, [
      [0, 2],
      [1, 3],
    ]),
  ).toBe('Ana + Cleo – Ben + Dan');
  expect(
    playersText(seats.slice(0, 1), [
      [0, 2],
      [1, 3],
    ]),
  ).toBe('Ana');
  expect(playersText(seats, [])).toBe('Ana, Ben, Cleo, Dan');
});

test('a setting moves the player count to the nearest valid one', () => {
  const fresh = plan('rows');
  const three = set(ROWS, fresh, 'players', 3);
  expect(three.seats.map((seat) => seat.who)).toEqual(['me', 'open', 'open']);
  expect(set(ROWS, three, 'sets', 'large').seats).toHaveLength(2);
  expect(set(ROWS, fresh, 'mode', 'solo').seats.map((seat) => seat.who)).toEqual(['me']);
});

test('a match of several games is for two players only', () => {
  const game = { ...DUEL, id: 'conflictus' };
  const match = set(game, plan('conflictus'), 'best_of', 3);
  expect(match.settings['best_of']).toBe(3);
  expect(set(game, match, 'players', 3).settings['best_of']).toBeUndefined();
});

test('a request contains the seats and only non-default settings', () => {
  const wish = set(DUEL, plan('duel'), 'format', 'long');
  wish.switches = { open: false };
  wish.seats = [
    { who: 'me', deck: 'c-1', name: '' },
    { who: 'beside', deck: '', name: ' Bia ' },
  ];
  expect(ready(wish)).toBe(true);
  expect(order(DUEL, wish, true)).toEqual({
    game: 'duel',
    settings: { players: 2 },
    options: { clock: { kind: 'none' } },
    seats: [
      { seat: 0, me: true, deck: 'c-1' },
      { seat: 1, me: true, name: 'Bia' },
    ],
    start: true,
  });
  const odd = {
    ...wish,
    switches: { open: true },
    seats: [wish.seats[0]!, { who: 'steady', deck: 'c-1', name: '' }],
  };
  expect(order(DUEL, odd, true).settings).toEqual({ players: 2, switches: { open: true } });
  expect(order(DUEL, odd, true).seats?.[1]).toEqual({ seat: 1, bot: 'steady', deck: 'c-1' });
  expect(order(ROWS, { ...plan('rows'), seats: [{ who: 'open', deck: '', name: '' }] }, false).seats).toEqual([]);
});

test('errors belong to parts of the form', () => {
  expect(
    ['setting-players-unavailable', 'setting-deck-invalid', 'clock-incomplete', 'too-many-tables', 'bot-unknown'].map(
      about,
    ),
  ).toEqual(['game', 'seats', 'clock', 'whole', 'seats']);
});

test('rating modes come from the arrangements', () => {
  expect(modes(ROWS)).toEqual(['free-2', 'free-3', 'pairs-4', 'free-5']);
  expect(modes(DUEL)).toEqual(['long-2', 'short-2', 'long-3', 'short-3']);
});

test('names on one device are unique', () => {
  expect(makeNamesUnique(['Ana', 'Ben'])).toEqual(['Ana', 'Ben']);
  expect(makeNamesUnique(['Ana', 'ana', 'Ana', 'Ana 2'])).toEqual(['Ana', 'ana 3', 'Ana 4', 'Ana 2']);
  expect(makeNamesUnique(['x'.repeat(30), 'x'.repeat(30)])[1]).toBe(`${'x'.repeat(28)} 2`);
});

test('teammates win together with one score; shared first place is a draw', () => {
  const outcome = { winners: [0, 2], scores: [95, 38, 61, 41] };
  expect(
    resultOf(
      outcome,
      [0],
      [
        [0, 2],
        [1, 3],
      ],
    ),
  ).toEqual({ kind: 'win', score: '156 : 79' });
  expect(
    resultOf(
      outcome,
      [3],
      [
        [0, 2],
        [1, 3],
      ],
    ),
  ).toEqual({ kind: 'loss', score: '156 : 79' });
  expect(resultOf(outcome, [2], [])).toEqual({ kind: 'draw', score: '95 : 38 : 61 : 41' });
});
