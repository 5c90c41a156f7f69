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
