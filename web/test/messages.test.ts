import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CardKit } from '../src/games/game';

/* Messages of the web app: complete in every language, without duplicates (which would break the app) or unused ones. */
const SRC = join(import.meta.dirname, '../src');
const LANGUAGES = ['en', 'pt', 'fr', 'ru'];
const GAMES = readdirSync(join(SRC, 'games'), { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [`games/${each.name}/locales`] : [],
);
const FOLDERS = ['locales', ...GAMES];
const read = (lang: string, folders = FOLDERS): string =>
  folders.map((folder) => readFileSync(join(SRC, folder, `${lang}.ftl`), 'utf8')).join('\n');
const keys = (lang: string, folders = FOLDERS): string[] =>
  [...read(lang, folders).matchAll(/^([a-z][\w-]*) =/gm)].map((hit) => hit[1]!);
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory()
      ? files(join(folder, each.name))
      : /\.(svelte|ts)$/.test(each.name)
        ? [join(folder, each.name)]
        : [],
  );

const wordsIn = (all: string[]): string[] => [
  ...new Set(
    all.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((hit) => hit[1]!)),
  ),
];

test.each(LANGUAGES)('no message key is defined twice (%s)', (lang) => {
  for (const game of GAMES) {
    const seen = new Set<string>();
    expect(keys(lang, ['locales', game]).filter((key) => seen.size === seen.add(key).size)).toEqual([]);
  }
});

test('all languages define the same messages', () => {
  for (const folder of FOLDERS)
    for (const lang of LANGUAGES.slice(1))
      expect(keys(lang, [folder]).toSorted(), `${folder}/${lang}`).toEqual(keys('en', [folder]).toSorted());
});

test("a game's messages are used only by that game", () => {
  const known = new Set(keys('en', ['locales']));
  for (const game of GAMES) {
    const own = new Set([...known, ...keys('en', [game])]);
    const wanted = wordsIn(files(join(SRC, game, '..')));
    expect(
      wanted.filter((key) => !own.has(key)),
      game,
    ).toEqual([]);
  }
  const shared = wordsIn(files(SRC).filter((file) => !file.includes('/games/')));
  expect(shared.filter((key) => !known.has(key))).toEqual([]);
});

test.each(LANGUAGES.slice(1))('translations have the same messages and variables as English (%s)', (lang) => {
  const [here, there] = [keys(lang), keys('en')].map((all) => new Set(all)) as [Set<string>, Set<string>];
  expect([...here].filter((key) => !there.has(key))).toEqual([]);
  expect([...there].filter((key) => !here.has(key))).toEqual([]);
  const spoken = (of: string): Map<string, string> =>
    new Map(
      read(of)
        .split(/^(?=[a-z][\w-]* =)/m)
        .map((each) => [each.split(' =')[0]!, [...new Set(each.match(/\$\w+/g))].sort().join()]),
    );
  const english = spoken('en');
  expect([...spoken(lang)].filter(([key, of]) => english.get(key) !== of).map(([key]) => key)).toEqual([]);
});

test('every message that the web app uses exists', () => {
  const known = new Set(keys('en'));
  expect(wordsIn(files(SRC)).filter((key) => !known.has(key))).toEqual([]);
});

test('every message is used', () => {
  const source = files(SRC)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const quoted = new Set([...source.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((hit) => hit[1]!));
  // `phase-${n}` uses phase-0, phase-1 …
  const begun = [...new Set([...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((hit) => hit[1]!))];
  expect(keys('en').filter((key) => !quoted.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test.each(LANGUAGES)("format names equal the server's (%s)", (lang) => {
  const server = readFileSync(join(SRC, `../../src/vigil/games/conflictus/text/ftl/${lang}/lab.ftl`), 'utf8');
  const named = (text: string, start: string): string[] =>
    [...text.matchAll(new RegExp(`^${start}(\\w+ = .*)$`, 'gm'))].map((hit) => hit[1]!).sort();
  expect(named(read(lang), 'format-')).toEqual(named(server, 'value-format-'));
});

test.each(['ascension', 'conflictus'])('every faction has a name (%s)', async (game) => {
  const { default: kit } = (await import(`../src/games/${game}/cards.ts`)) as { default: CardKit };
  const factions = Object.keys(kit.scenes).map((faction) => `faction-${faction}`);
  expect(factions.length).toBeGreaterThan(1);
  expect(factions.filter((key) => !keys('en', [`games/${game}/locales`]).includes(key))).toEqual([]);
});
