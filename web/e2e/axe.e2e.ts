/* axe finds no moderate, serious or critical issue on any screen in any theme. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from './sign-in';
import { TestServer } from './server';
import { enter, SCENES } from './fixtures';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['dark', 'light', 'contrast'];
const GRAVE = ['moderate', 'serious', 'critical'];

let server: TestServer;
let page: Page;
let guest: Guest;
let complaints: string[];
beforeAll(async () => {
  server = await TestServer.open();
  ({ page, complaints } = await server.page());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  guest = await Guest.at(server.url, page.context());
});
afterAll(() => server?.close());

/** The issues axe finds, each with its element. Of long galleries, only the first cards are checked. Other themes
 * differ only in color, so only contrast is checked there. */
async function wrong(theme: string): Promise<string[]> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  return page.evaluate(
    async ({ only, grave }) => {
      interface Found {
        id: string;
        impact: string | null;
        help: string;
        nodes: { target: unknown[]; failureSummary?: string }[];
      }
      const { axe } = globalThis as unknown as {
        axe: { run(where: object, how: object): Promise<{ violations: Found[] }> };
      };
      const { violations } = await axe.run(
        { exclude: [['.gallery-grid > :nth-child(n + 9)'], ['.pooled:nth-child(n + 9)']] },
        { resultTypes: ['violations'], ...(only ? { runOnly: ['color-contrast'] } : {}) },
      );
      // Voice control: the accessible name must contain all visible words, in any order. Cards and players are named by
      // their names; the numbers and rules drawn on a card, and a card drawn on a pile, are pictures and not labels.
      const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const called = (id: string, target: unknown[]): boolean => {
        const thing = id === 'label-content-name-mismatch' ? document.querySelector(String(target.at(-1))) : null;
        const name = words(thing?.getAttribute('aria-label') ?? '');
        if (!thing || !name.length) return false;
        const own = [thing, ...thing.querySelectorAll('*')].filter((each) => each.closest('.card, button') === thing);
        const texts = own.flatMap((each) => [...each.childNodes]).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const seen =
          own.find((each) => each.matches('.card-name, .who-name'))?.textContent ??
          texts.map(({ textContent }) => textContent).join(' ');
        return words(seen).every((word) => name.includes(word));
      };
      return violations
        .filter(({ impact }) => grave.includes(impact ?? ''))
        .flatMap(({ id, help, nodes }) =>
          nodes
            .filter(({ target }) => !called(id, target))
            .map(
              (node) =>
                `${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary?.split('\n').at(-1)?.trim() ?? ''}`,
            ),
        );
    },
    { only: theme !== THEMES[0], grave: GRAVE },
  );
}

test('every screen has a scene', () => {
  const place = readFileSync(new URL('../src/lib/router.svelte.ts', import.meta.url), 'utf8');
  const screens = [...place.matchAll(/^ {2}(\w+): \/\^/gm)].map(([, name]) => name!);
  const games = ['ascension', 'conflictus'];
  const shown = new Set(
    SCENES.map(({ name, at }) =>
      typeof at === 'string' ? at.split('/')[1] || 'start' : games.includes(name) ? 'table' : name,
    ),
  );
  expect(screens).toContain('table');
  expect(screens.filter((name) => !shown.has(name))).toEqual([]);
});

test.each(SCENES)('axe finds no issues: $name', async (scene) => {
  await enter(page, server.url + (typeof scene.at === 'string' ? scene.at : await scene.at(guest)), scene);
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const theme of THEMES) found.push(...(await wrong(theme)).map((each) => `${theme}: ${each}`));
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});
