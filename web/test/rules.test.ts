import { expect, test } from 'vitest';
import { gameOf, parts, wordsOf } from '../src/lib/study/rules';

test('rule ids in a rule become links', () => {
  expect(parts('the text overrides C-COMBAT-19.')).toEqual([
    { text: 'The text overrides ' },
    { text: 'C-COMBAT-19', rule: 'C-COMBAT-19' },
    { text: '.' },
  ]);
  expect(parts('A-ROW-03').map((part) => part.rule)).toEqual(['A-ROW-03']);
});

test('search hits are highlighted, and nothing else', () => {
  expect(parts('The row is refilled', wordsOf('ROW  fill'))).toEqual([
    { text: 'The ' },
    { text: 'row', isHit: true },
    { text: ' is re' },
    { text: 'fill', isHit: true },
    { text: 'ed' },
  ]);
  expect(parts('a *blocked* `x`', [])).toEqual([{ text: 'A blocked x' }]);
});

test('a chapter in an address belongs to a game', () => {
  expect(gameOf('conflictus', 'ascension')).toBe('conflictus');
  expect(gameOf('c-key-saltar-02', 'ascension')).toBe('conflictus');
  expect(gameOf('A-ROW-03', 'conflictus')).toBe('ascension');
  expect(gameOf('', 'conflictus')).toBe('conflictus');
});
