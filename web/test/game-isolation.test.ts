/* Only a game's own folder knows it. Shared code uses the registry. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const NAMES = /ascension|conflictus|samael|rapidinha/i;
const WRITTEN = /\.(ts|svelte|css|ftl|json|svg|html)$/;

test('no shared file mentions a game in its contents or its name', () => {
  const shared = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(SRC.length + 1))
    .filter((path) => !path.startsWith('games/'));
  expect(shared.length).toBeGreaterThan(150);
  const naming = shared.filter(
    (path) => NAMES.test(path) || (WRITTEN.test(path) && NAMES.test(readFileSync(join(SRC, path), 'utf8'))),
  );
  expect(naming).toEqual([]);
});

/* The words of one game: what only its `term-` messages on the server list, such as zones, resources and card kinds. */
const TERMS = ['ascension', 'conflictus'].map((game) => {
  const file = join(SRC, `../../src/vigil/games/${game}/text/ftl/en/game.ftl`);
  const terms = [...readFileSync(file, 'utf8').matchAll(/^term-([\w-]+) =/gm)].flatMap((hit) => hit[1]!.split('-'));
  return new Set(terms.map(singular));
}) as [Set<string>, Set<string>];
/** Terms that only one game lists, but that are not its own words. */
const ORDINARY = [
  ...['always', 'begins', 'both', 'first', 'kind', 'number', 'of', 'out', 'set', 'start', 'round'],
  ...['draw', 'game', 'match', 'played', 'solo', 'team'], // Every game has these.
  ...['light', 'source', 'table', 'token'], // Other things than in the games.
];
/** Messages that shared code uses for any game's cards, settings and events that have these properties. */
const ALLOWED =
  /^(card-power|card-values|counters|damage|honor-at-end|honor-of|voice-milled|(any|pick)-keyword|(pick|sort)-rarity|help-fields)$/;
/** The command line's names for parts of the table, which are the same in every game. */
const PARTS = /^cmd-/;
/** Shared code that knows kinds of cards. */
const KNOWS_KINDS = [
  'lib/art/card-catalog.svelte.ts', // the format of the server's cards
  'lib/art/compose.ts', // the name of a scene
  'lib/art/sprite.ts', // the names of frames and sigils
  'lib/study/card-sort.ts', // the order of kinds in filters
  'lib/table/card-label.ts', // the accessible name of the cost
];

function singular(word: string): string {
  return word.endsWith('ss') ? word : word.replace(/s$/, '');
}

const ownWords = (ordinary = ORDINARY): Set<string> => {
  const [one, other] = TERMS;
  const own = [...one].filter((word) => !other.has(word)).concat([...other].filter((word) => !one.has(word)));
  return new Set(own.filter((word) => !ordinary.map(singular).includes(word)));
};

function gameWords(messages: string): string[] {
  const own = ownWords();
  return messages
    .split(/^(?=[a-z][\w-]* =)/m)
    .filter((each) => /^[a-z][\w-]* =/.test(each))
    .filter((each) => {
      const text = each.replace(/^#.*$/gm, '').replace(/\$\w+|\[\w+\]/g, '');
      return (text.match(/[a-z]+/gi) ?? []).some((word) => own.has(singular(word.toLowerCase())));
    })
    .map((each) => each.split(' =')[0]!)
    .filter((key) => !ALLOWED.test(key) && !PARTS.test(key));
}

test('shared messages have no words of one game', () => {
  expect(gameWords(readFileSync(join(SRC, 'locales/en.ftl'), 'utf8'))).toEqual([]);
});

test.each([
  'mons-x = Cards',
  'zone-void = gone',
  'worth = worth { $n } Honor',
  'left = { $n ->\n    [one] A warrior\n }',
])('a message of one game is found (%s)', (planted) => {
  expect(gameWords(`hand = Hand\n${planted}\ndeck = Deck\n`)).toEqual([planted.split(' =')[0]]);
});

test('shared code names no kind of card', async () => {
  const kits = (
    await Promise.all([import('../src/games/ascension/cards'), import('../src/games/conflictus/cards')])
  ).map((each) => each.default);
  const kinds = new RegExp(`['"\`](${kits.flatMap((kit) => Object.keys(kit.standIns)).join('|')})['"\`]`);
  const naming = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.(ts|svelte)$/.test(each.name))
    .map((each) => join(each.parentPath, each.name).slice(SRC.length + 1))
    .filter((path) => !path.startsWith('games/') && kinds.test(readFileSync(join(SRC, path), 'utf8')));
  expect(naming.sort()).toEqual(KNOWS_KINDS);
});

test('exceptions are terms of one game', () => {
  expect(ORDINARY.filter((word) => !ownWords([]).has(singular(word)))).toEqual([]);
});

test("games don't import each other", () => {
  const games = readdirSync(join(SRC, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory());
  const names = games.map((each) => each.name);
  for (const game of names)
    for (const file of readdirSync(join(SRC, 'games', game), { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !WRITTEN.test(file.name)) continue;
      const others = new RegExp(
        names
          .filter((each) => each !== game)
          .map((each) => `\\.\\./${each}/`)
          .join('|'),
      );
      const path = join(file.parentPath, file.name);
      expect(others.test(readFileSync(path, 'utf8')), path).toBe(false);
    }
});
