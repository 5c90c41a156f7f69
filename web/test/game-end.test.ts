/* How a game ended: what each viewer is told, and the final counts. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Table } from '../src/lib/table.svelte';
import type * as Ascension from '../src/games/ascension/view';
import type * as Conflictus from '../src/games/conflictus/view';
import type { EventInfo, WinChancePoint } from '../src/lib/protocol';

vi.stubGlobal('location', { origin: 'http://table', search: '', pathname: '/' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', {
  querySelector: () => null,
  documentElement: { dataset: {}, style: { setProperty: () => undefined } },
});

const { endText, howEnded, verdictText } = await import('../src/lib/game-end');
const { toll } = await import('../src/games/conflictus/card-losses');
const { roundStep, standingsByTurn } = await import('../src/lib/study/standings');
const { lastGame } = await import('../src/lib/study/timeline');
const { honorByCard } = await import('../src/games/ascension/score-by-card');
const { fallen, millers } = await import('../src/games/conflictus/score-by-card');
const { revealedText, luckSummary, remembered, signed, swings } = await import('../src/lib/study/turning-points');
const { settings } = await import('../src/lib/settings.svelte');
const { setLanguage } = await import('../src/lib/i18n.svelte');
const { useWords } = await import('./game-words');
beforeAll(async () => {
  await setLanguage('en');
  await useWords();
});

const NAMES = ['Ana', 'Ben', 'Caio'];
/** A finished game, seen from a seat; `lost` has the order in which players lost, 0 for those who didn't. */
function over(reason: string, seat: number | null, lost: number[], { game = 'conflictus', best_of = 1 } = {}): Table {
  const players = lost.map((place, each) => ({ seat: each, team: each, lost: place, gone: place > 0 }));
  const rank = lost.map((place) => place || 99);
  const places = rank.map((mine) => 1 + rank.filter((other) => other > mine).length);
  const outcome = {
    scores: lost.map((_, each) => 7 * each),
    places,
    winners: places.flatMap((place, each) => (place === 1 ? [each] : [])),
    reason,
  };
  return {
    seat,
    info: { game, settings: { best_of }, seats: players },
    live: { outcome, view: { players } },
    name: (each: number) => NAMES[each],
  } as unknown as Table;
}

test('the reason of the end names players, or addresses the viewer', () => {
  expect(howEnded(over('mons', 1, [1, 0]))).toBe('Ana ran out of cards in the mons.');
  expect(howEnded(over('mons', 0, [1, 0]))).toBe('You ran out of cards in your mons.');
  expect(howEnded(over('mons', null, [1, 0, 2]))).toBe('Caio ran out of cards in the mons.');
  expect(howEnded(over('conceded', 1, [1, 0]))).toBe('Ana conceded.');
  expect(howEnded(over('conceded', 0, [1, 0]))).toBe('You conceded.');
  expect(howEnded(over('conceded', 1, [1, 0, 2], { game: 'ascension' }))).toBe('Ana and Caio conceded.');
  expect(howEnded(over('drawn', 0, [1, 1]))).toBe('Everyone lost at the same time.');
  expect(howEnded(over('rounds', 0, [0, 0]))).toBe('The game has reached its length limit.');
});

test.each(['en', 'pt', 'fr', 'ru'] as const)('every reason has a text (%s)', async (lang) => {
  await setLanguage(lang);
  settings.lang = lang;
  const said = ['mons', 'drawn', 'rounds', 'conceded', 'honor'].flatMap((reason) => [
    howEnded(over(reason, 0, [1, 0])),
    howEnded(over(reason, 1, [1, 0])),
  ]);
  expect(said.filter((words) => words.includes('how-') || words.includes('{'))).toEqual([]);
  expect(new Set(said).size).toBe(7);
  await setLanguage('en');
  settings.lang = 'en';
});

test('the end is announced with winner, reason and scores', () => {
  expect(endText(over('mons', 1, [1, 0]))).toBe(
    'You win. Ana ran out of cards in the mons. Ana 0 and Ben 7: cards left in the mons.',
  );
  expect(endText(over('mons', null, [1, 0], { best_of: 3 }))).toMatch(/^Ben wins\. .* games won\.$/);
  expect(verdictText(over('drawn', 0, [1, 1]))).toBe('Draw');
  expect(verdictText(over('mons', 0, [1, 0]))).toBe('You lose');
});

const pile = (count: number): { count: number; faces: [] } => ({ count, faces: [] });
const view = (mons: number[], more = {}): Conflictus.View =>
  ({
    game: 1,
    round: 1,
    phase: 0,
    players: mons.map((count, seat) => ({
      seat,
      mons: pile(count),
      hand: pile(3),
      mortis: pile(10 + seat),
      exterminatus: pile(seat),
    })),
    ...more,
  }) as unknown as Conflictus.View;

test('losses are counted from the log and the piles', () => {
  const event = (kind: string, seat: number): EventInfo => ({ kind, seat }) as EventInfo;
  const steps = [
    [event('milled', 0), event('milled', 0), event('drawn', 0)],
    [event('destroyed', 1), event('milled', 1)],
  ].map((events) => ({ seat: 0, index: 0, option_count: 1, events }));
  const rows = toll(view([0, 7]), { steps });
  expect(Object.fromEntries(rows.map((row) => [row.what, row.values]))).toEqual({
    milled: [2, 1],
    destroyed: [0, 1],
    mortis: [10, 11],
    exterminatus: [0, 1],
    hand: [3, 3],
  });
  // of a match, only the last game counts, whose cards are in the piles
  const match = {
    steps: [
      ...steps,
      { seat: 0, index: 0, option_count: 1, events: [event('milled', 0), event('game', -1), event('milled', 1)] },
      { seat: 0, index: 0, option_count: 1, events: [event('milled', 1)] },
    ],
  };
  expect(toll(view([0, 7]), lastGame(match))[0]!.values).toEqual([0, 2]);
  expect(lastGame({ steps })).toEqual({ steps });
  expect(toll(view([0, 7]), null).map((row) => row.what)).toEqual(['mortis', 'exterminatus', 'hand']);
});

test('the score chart covers the last game only', () => {
  const stood = (game: number, ...scores: number[]) => ({ at: 0, game, round: 1, seat: 0, scores });
  expect(standingsByTurn([stood(1, 9, 9), stood(2, 8, 9), stood(2, 5, 4)])).toEqual({
    turns: [1, 2],
    values: [
      [8, 5],
      [9, 4],
    ],
  });
  expect(standingsByTurn([])).toEqual({ turns: [], values: [] });
});

test('honor by card, highest total first', () => {
  const worth: Record<string, number> = { Mystic: 1, Tyrant: 5, Apprentice: 0 };
  const piles = (...names: string[]) => ({ count: names.length, faces: names.map((name) => ({ name })) });
  const player = (deck: string[], hand: string[]) => ({
    deck: piles(...deck),
    hand: piles(...hand),
    discard: piles(),
    played: piles(),
    constructs: piles(),
    trophies: piles(),
  });
  const seen = {
    players: [player(['Mystic', 'Apprentice'], ['Mystic']), player([], ['Tyrant'])],
  } as unknown as Ascension.View;
  expect(honorByCard(seen, { of: (name: string) => ({ honor: worth[name] }) as never })).toEqual([
    { names: ['Tyrant'], counts: [0, 1], sums: [0, 5] },
    { names: ['Mystic'], counts: [2, 0], sums: [2, 0] },
  ]);
});

test('milled cards are attributed to a card, the unblocked attackers, or nothing', () => {
  const event = (kind: string, more: Partial<EventInfo>): EventInfo =>
    ({
      kind,
      seat: 1,
      card_name: null,
      card: -1,
      amount: 0,
      other_seat: -1,
      cause: null,
      rule: '',
      ...more,
    }) as EventInfo;
  const steps = [
    [
      event('attacks', { card: 5, card_name: 'Knight', other_seat: 1 }),
      event('attacks', { card: 6, card_name: 'Archer', other_seat: 1 }),
      event('blocks', { amount: 6 }),
    ],
    [event('milled', { rule: 'C-COMBAT-21' }), event('milled', { cause: 'Storm' }), event('milled', { seat: 0 })],
    [
      event('round', {}),
      event('attacks', { card: 6, card_name: 'Archer', other_seat: 1 }),
      event('milled', { rule: 'C-COMBAT-21' }),
      event('destroyed', { card_name: 'Archer', seat: 0 }),
    ],
  ].map((events) => ({ seat: 0, index: 0, option_count: 1, events }));
  expect(millers({ steps }, 2).map(({ names, sums }) => [names, sums])).toEqual([
    [[], [1, 0]],
    [['Archer'], [0, 1]],
    [['Knight'], [0, 1]],
    [['Storm'], [0, 1]],
  ]);
  expect(fallen({ steps }, 2)).toEqual([{ names: ['Archer'], counts: [1, 0], sums: [1, 0] }]);
});

const point = (at: number, seat: number, chance: number, error = 0.02): WinChancePoint => ({
  at,
  turn: at,
  round: at,
  seat,
  chances: [chance, 1 - chance],
  errors: [error, error],
});

test('turning points are the largest significant changes, in order', () => {
  const points = [
    point(0, 0, 0.5),
    point(4, 1, 0.55),
    point(8, 0, 0.3),
    point(12, 1, 0.36, 0.2),
    point(16, 0, 0.8, 0.01),
    point(20, -1, 1, 0),
  ];
  expect(swings({ points }, 0).map(({ at, until, change }) => [at, until, Math.round(100 * change)])).toEqual([
    [4, 8, -25],
    [12, 16, 44],
    [16, 20, 20],
  ]);
  expect(swings({ points }, 1, 1)).toMatchObject([{ at: 12, seat: 1, of: 1 }]);
  expect(swings({ points: points.slice(0, 2) }, null)).toEqual([]);
});

test('luck adds up by choice, and counts only if significant', () => {
  const swing = (at: number, change: number, error: number) => ({
    at,
    seat: 0,
    changes: [change, -change],
    errors: [error, error],
  });
  const swings = [swing(0, 0.02, 0.01), swing(6, -0.2, 0.02), swing(9, 0.03, 0.02)];
  const mine = luckSummary({ swings }, 0);
  expect(mine.line.map(({ at, value }) => [at, Math.round(100 * value)])).toEqual([
    [0, 2],
    [6, -18],
    [9, -15],
  ]);
  expect(mine).toMatchObject({ verdict: 'unkind', greatest: { at: 6, seat: 0, change: -0.2 } });
  expect(luckSummary({ swings }, 1).verdict).toBe('kind');
  expect([0.18, -0.18, 0.004, -0.004].map(signed)).toEqual(['+18', '−18', '±0', '±0']);
  expect(luckSummary({ swings: [swing(0, 0.05, 0.05)] }, 0)).toMatchObject({ verdict: 'even', greatest: null });
});

test('a turn is summed up by unusual events, without duplicates', () => {
  const event = (kind: string, text: string): EventInfo => ({ kind, text }) as EventInfo;
  const steps = [
    [],
    [event('acquired', 'Ana buys.'), event('refilled', 'A card comes.'), event('drawn', 'Ana draws.')],
    [event('drawn', 'Ben draws.'), event('drawn', 'Ben draws.'), event('gained', '')],
  ].map((events) => ({ seat: 0, index: 0, option_count: 1, events }));
  expect(remembered({ steps }, 0, 1).map(({ text }) => text)).toEqual(['Ana buys.']);
  expect(remembered({ steps }, 1, 2).map(({ text }) => text)).toEqual(['Ben draws.']);
});

test('luck lists revealed cards, not choices', () => {
  const event = (kind: string, text: string): EventInfo => ({ kind, text }) as EventInfo;
  const steps = [
    [],
    [
      event('lost', 'Ben loses.'),
      event('milled', 'Ana mills one.'),
      event('milled', 'Ana mills one.'),
      event('attacks', 'A warrior attacks.'),
      event('drawn', ''),
    ],
    ['a', 'b', 'c', 'd'].map((name) => event('drawn', `Ana draws ${name}.`)),
    [event('played', 'Ana plays.')],
  ].map((events) => ({ seat: 0, index: 0, option_count: 1, events }) as never);
  expect([1, 2, 3, 9].map((at) => revealedText({ steps }, at))).toEqual([
    'Ana mills one.',
    'Ana draws a. Ana draws b. Ana draws c…',
    '',
    '',
  ]);
});

test('scales have round steps', () => {
  expect([0, 1, 1.5, 4, 5, 11, 18, 21, 60, 90, 140].map(roundStep)).toEqual([1, 1, 2, 5, 5, 20, 20, 25, 75, 100, 200]);
});
