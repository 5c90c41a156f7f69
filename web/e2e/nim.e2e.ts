/* A game unknown to the web app: Nim, as added by another package, from the home page to the end report. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileServer } from './file-server';
import { TableDriver } from './drive-table';

const AXE = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');
/** A folder for screenshots, if set. */
const SHOTS = process.env['SHOTS'];

const server = await fileServer({ nim: true });

const look = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
};

/** The issues axe finds in every theme. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const theme of ['contrast', 'light', 'dark']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    found.push(...(await violations(page)));
  }
  return found;
}

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const axe = (
      window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe;
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

/** Open a table of Nim against a bot that answers at once. */
async function sit(page: Page): Promise<void> {
  await page.goto(server.url);
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: unknown): Promise<{ id: string }> =>
      (
        await fetch(`/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    await post('/people/guest', { name: 'Maren', lang: document.documentElement.lang });
    const seats = [
      { seat: 0, me: true },
      { seat: 1, bot: 'greedy' },
    ];
    return (await post('/tables', { game: 'nim', seats, start: true, options: { seed: '1', rated: false } })).id;
  });
  await page.goto(`${server.url}/table/${id}`);
  await page.waitForSelector('.gen[data-asked=true]');
}

test.each([
  ['desk', 1280, 800, false],
  ['phone', 360, 740, true],
] as const)('Nim can be played to the end with mouse or touch (%s)', async (name, width, height, touch) => {
  const { page, complaints } = await server.page(width, height, { touch });
  await sit(page);
  expect(await page.locator('.gen-fields dt').allInnerTexts()).toEqual(['Heaps']);
  expect(await page.locator('.gen-row > li').allInnerTexts()).toEqual(['3', '4', '5']);
  expect(await page.locator('.gen-prompt .said').innerText()).toBe('How many counters do you take?');
  expect(await page.locator('.gen-prompt .choices .btn').count()).toBe(12);
  expect(await page.locator('.gen-seat.is-turn .who-name').innerText()).toBe('Maren');
  expect(await page.title()).toContain('your turn');
  expect(await faults(page)).toEqual([]);
  await look(page, `nim-${name}-begin`);
  const player = new TableDriver(page, touch);
  await player.step();
  await page.waitForSelector('.gen[data-asked=true]');
  expect(await page.locator('.gen-lines li').first().innerText()).toMatch(/^Maren takes \d from heap \d$/);
  await look(page, `nim-${name}-middle`);
  while (await player.step()) expect(await player.overflow()).toBe(0);
  await page.waitForSelector('main.end .places');
  expect(await page.locator('main.end h1').innerText()).toMatch(/^You (win|lose)$/);
  const rows = await page.locator('.places tbody tr').allInnerTexts();
  expect(rows.map((row) => row.split(/\s+/)[0])).toEqual(['1', '2']);
  expect(rows.join(' ')).toContain('Maren');
  expect(await faults(page)).toEqual([]);
  await look(page, `nim-${name}-end`);
  expect(complaints).toEqual([]);
});

test('Nim by keyboard: play, undo, read out, concede', async () => {
  const { page, complaints } = await server.page(1280, 800);
  await sit(page);
  await page.keyboard.press('w');
  await expect.poll(() => page.locator('[data-live=polite]').innerText()).toContain('Heaps: 3, 4, 5.');
  await page.keyboard.press('?');
  await page.locator('dialog[open] kbd').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.querySelectorAll('.gen-lines li:not(.gen-none)').length >= 2);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.closest('.gen') !== null)).toBe(true);
  await page.keyboard.press('u'); // Against a bot, moves can be undone.
  await expect.poll(() => page.locator('.gen-row > li').allInnerTexts()).toEqual(['3', '4', '5']);
  await page.keyboard.press('Shift+C');
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('menuitem', { name: 'Yes' }).click();
  await page.waitForSelector('main.end .places');
  expect(await page.locator('main.end .how').innerText()).toBe('You conceded.');
  expect(complaints).toEqual([]);
});

test('Nim starts from the home page and has a replay', async () => {
  const { page, complaints } = await server.page(1280, 800);
  await page.goto(server.url);
  const game = page.locator('.games .game', { hasText: 'Nim' });
  await game.click();
  expect(await game.innerText()).toContain('2 players');
  await look(page, 'nim-start');
  await page.locator('.go .btn-brass').click();
  await page.waitForSelector('.gen[data-asked=true]');
  const player = new TableDriver(page);
  while (await player.step());
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.waitForSelector('.stage .gen-row');
  await page.keyboard.press('Home');
  await expect.poll(() => page.locator('.stage .gen-row > li').allInnerTexts()).toEqual(['3', '4', '5']);
  await look(page, 'nim-replay');
  expect(complaints).toEqual([]);
});

test('a table of Nim can be created with the form', async () => {
  const { page, complaints } = await server.page(1280, 800);
  await page.goto(`${server.url}/new`);
  await page.getByRole('radio', { name: 'Nim' }).click();
  await page.getByLabel('Seat 2').selectOption('greedy');
  await look(page, 'nim-form');
  await page.locator('.making-go .btn-brass').click();
  await page.waitForSelector('.gen[data-asked=true]');
  expect(complaints).toEqual([]);
});
