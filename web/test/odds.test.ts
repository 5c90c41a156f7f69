import { expect, test } from 'vitest';
import { atLeast, exactly, shuffled } from '../src/games/conflictus/decks/odds';

test('hand probabilities equal those of the command line', () => {
  // vigil deck odds of Tower of Dawn: 17 sources in 50 cards, a hand of 6
  const percent = [0, 1, 2, 3, 4, 5, 6].map((k) => Math.round(100 * exactly(k, 17, 6, 50)));
  expect(percent).toEqual([7, 25, 35, 23, 8, 1, 0]);
  // two copies by the fifth turn of the starting player: 10 cards seen
  expect(atLeast(1, 2, 10, 50)).toBeCloseTo(0.3633, 4);
});

test('probabilities add up to one, and impossible hands have none', () => {
  const sum = Array.from({ length: 6 }, (_, k) => exactly(k, 9, 5, 25)).reduce((a, b) => a + b);
  expect(sum).toBeCloseTo(1, 12);
  expect(exactly(3, 2, 5, 25)).toBe(0);
  expect(exactly(0, 24, 5, 25)).toBe(0);
  expect(atLeast(1, 25, 5, 25)).toBe(1);
  expect(atLeast(0, 0, 5, 25)).toBe(1);
  expect(atLeast(1, 0, 5, 25)).toBe(0);
  expect(atLeast(1, 1, 25, 25)).toBe(1);
});

test('shuffling keeps every card and reaches every position', () => {
  const cards = [1, 2, 3, 4];
  expect(shuffled(cards).sort()).toEqual(cards);
  expect(shuffled(cards, () => 0)).toEqual([2, 3, 4, 1]);
  expect(shuffled(cards, () => 0.999)).toEqual(cards);
});
