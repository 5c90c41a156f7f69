/* French on the page: elision as on the server, and no-break spaces around punctuation. tests/text/test_french.py
 * checks which space goes where. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elides, ofName } from '../src/lib/elision';
import ascension from '../src/games/ascension';
import conflictus from '../src/games/conflictus';
import { addMessages, afterColon, labelled, separated, setLanguage, t } from '../src/lib/i18n.svelte';

const CASES = readFileSync(join(import.meta.dirname, '../../tests/text/elision.toml'), 'utf8');
const words = (list: string): string[] =>
  [...CASES.match(new RegExp(`^${list} = \\[([^\\]]*)\\]`, 'm'))![1]!.matchAll(/"[^"]*"/g)].map(
    (hit) => JSON.parse(hit[0]) as string,
  );

test('names are elided as on the server', () => {
  expect(words('elided').length).toBeGreaterThan(20);
  expect(words('elided').filter((word) => !elides(word))).toEqual([]);
  expect(words('whole').filter(elides)).toEqual([]);
  expect([ofName('Avide'), ofName('Paul'), ofName('Le Grand Œil'), ofName('Les yeux au soleil')]).toEqual([
    'd’Avide',
    'de Paul',
    'du Grand Œil',
    'des yeux au soleil',
  ]);
});

test('messages elide names', async () => {
  await setLanguage('fr');
  expect(t('history-of', { name: 'Élise' })).toBe('Parties d’Élise');
  expect(t('watch-side', { name: 'Paul' })).toBe('du côté de Paul');
});

test('colons and separators follow French typography', async () => {
  await setLanguage('fr');
  expect(labelled('Main', 'aucune')).toBe('Main\u00a0: aucune');
  expect(separated(['a', 'b'])).toBe('a\u202f; b');
  expect(afterColon('Jouer Avide')).toBe('jouer Avide');
  await setLanguage('en');
  expect(afterColon('Play Avid')).toBe('Play Avid');
});

test.each([0, 1, 2, 5, 21])('plurals: %i', async (n) => {
  await Promise.all([addMessages(ascension.locales), addMessages(conflictus.locales)]);
  await setLanguage('fr');
  const none = /\b(aucune?|vide|personne)\b/i;
  const told = n === 0 ? none : n === 1 ? /\b(1|une?)\b/i : new RegExp(`\\b${n}\\b`);
  for (const key of ['read-hand', 'read-deck', 'read-pool', 'watching', 'players-n', 'games-n', 'tables-waiting'])
    expect(t(key, { n })).toMatch(told);
  expect(t('read-opponent', { name: 'Ana', honor: 3, hand: n, deck: 3, discard: 3 })).toMatch(told);
  expect(t('read-foe', { name: 'Ana', mons: 3, hand: n, mortis: 3 })).toMatch(told);
});
