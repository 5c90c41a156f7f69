/* How a game ended: who is told what, and what it cost everybody. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Table } from '../src/lib/table.svelte';
import type { Conflictus, EventTold } from '../src/lib/wire';

vi.stubGlobal('location', { origin: 'http://table', search: '', pathname: '/' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {}, style: { setProperty: () => undefined } } });

const { endSaid, howEnded, verdictOf } = await import('../src/lib/ending');
const { monsByRound, toll } = await import('../src/screens/end/toll');
const { settings } = await import('../src/lib/settings.svelte');
const { speak } = await import('../src/lib/words.svelte');
beforeAll(() => speak('en'));

const NAMES = ['Ana', 'Ben', 'Caio'];
/** A game that is over, seen from a seat; `lost`: in which place each has left, 0 who is still there. */
function over(reason: string, seat: number | null, lost: number[], { game = 'conflictus', games = 1 } = {}): Table {
  const players = lost.map((place, each) => ({ seat: each, team: each, lost: place, gone: place > 0 }));
  const rank = lost.map((place) => place || 99);
  const places = rank.map((mine) => 1 + rank.filter((other) => other > mine).length);
  const outcome = { scores: lost.map((_, each) => 7 * each), places, winners: places.flatMap((place, each) => (place === 1 ? [each] : [])), reason };
  return { seat, told: { game, settings: { games }, seats: players }, live: { outcome, view: { players } }, name: (each: number) => NAMES[each] } as unknown as Table;
}

test('why it is over is said with a name, and to whom it concerns as their own', () => {
  expect(howEnded(over('mons', 1, [1, 0]))).toBe('The mons of Ana is exhausted.');
  expect(howEnded(over('mons', 0, [1, 0]))).toBe('Your mons is exhausted.');
  expect(howEnded(over('mons', null, [1, 0, 2]))).toBe('The mons of Caio is exhausted.');
  expect(howEnded(over('conceded', 1, [1, 0]))).toBe('Ana gave up.');
  expect(howEnded(over('conceded', 0, [1, 0]))).toBe('You gave up.');
  expect(howEnded(over('conceded', 1, [1, 0, 2], { game: 'ascension' }))).toBe('Ana and Caio gave up.');
  expect(howEnded(over('drawn', 0, [1, 1]))).toBe('Everybody lost at the same moment.');
  expect(howEnded(over('rounds', 0, [0, 0]))).toBe('The limit of rounds was reached.');
});

test.each(['en', 'pt', 'fr', 'ru'] as const)('every reason has its words (%s)', async (lang) => {
  await speak(lang);
  settings.lang = lang;
  const said = ['mons', 'drawn', 'rounds', 'conceded', 'honor'].flatMap((reason) => [howEnded(over(reason, 0, [1, 0])), howEnded(over(reason, 1, [1, 0]))]);
  expect(said.filter((words) => words.includes('how-') || words.includes('{'))).toEqual([]);
  expect(new Set(said).size).toBe(7);
  await speak('en');
  settings.lang = 'en';
});

test('the end is spoken whole: who has won, why, and how much everybody has', () => {
  expect(endSaid(over('mons', 1, [1, 0]))).toBe('You win. The mons of Ana is exhausted. Ana 0 and Ben 7: cards left in the mons.');
  expect(endSaid(over('mons', null, [1, 0], { games: 3 }))).toMatch(/^Ben wins\. .* games won\.$/);
  expect(verdictOf(over('drawn', 0, [1, 1]))).toBe('A draw');
  expect(verdictOf(over('mons', 0, [1, 0]))).toBe('You lose');
});

const pile = (count: number): { count: number; faces: [] } => ({ count, faces: [] });
const view = (mons: number[], more = {}): Conflictus.View => ({ game: 1, round: 1, phase: 0, players: mons.map((count, seat) => ({ seat, mons: pile(count), hand: pile(3), mortis: pile(10 + seat), exterminatus: pile(seat) })), ...more }) as unknown as Conflictus.View;

test('the toll counts what the log says of each, and what lies there', () => {
  const event = (what: string, seat: number): EventTold => ({ what, seat }) as EventTold;
  const steps = [[event('milled', 0), event('milled', 0), event('drawn', 0)], [event('destroyed', 1), event('milled', 1)]].map((events) => ({ seat: 0, place: 0, of: 1, events }));
  const rows = toll(view([0, 7]), { steps });
  expect(Object.fromEntries(rows.map((row) => [row.what, row.values]))).toEqual({ milled: [2, 1], destroyed: [0, 1], mortis: [10, 11], exterminatus: [0, 1], hand: [3, 3] });
  expect(toll(view([0, 7]), null).map((row) => row.what)).toEqual(['mortis', 'exterminatus', 'hand']);
});

test('the mons is drawn round by round, of the last game only', () => {
  const moments = [view([9, 9]), view([8, 9], { game: 2 }), view([7, 9], { game: 2 }), view([5, 4], { game: 2, round: 2 })].map((each, id) => ({ id, update: { view: each } as never }));
  expect(monsByRound(moments)).toEqual({ turns: [1, 2], values: [[7, 5], [9, 4]] });
});
