import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house?.close());

const WISHES = ['[data-view=prompt] .choices .btn', '[data-view=prompt] button.card.is-target', '.act-all', '.row button.card.is-legal', '.spread button.card.is-legal', '.act-end'];

/** Clicks the first thing that is lit, and waits until the table has changed; false when the game is over. */
async function step(page: Page): Promise<boolean> {
  await page.waitForSelector('main.end, .asc[data-asked=true][data-busy=false]');
  const seq = await page.locator('.asc').getAttribute('data-seq', { timeout: 1000 }).catch(() => null);
  if (seq === null) return false;
  for (const wish of WISHES) {
    const found = page.locator(`${wish}:not([disabled])`).locator('visible=true').first();
    if (!(await found.count())) continue;
    const words = wish === '.act-end' ? await found.textContent() : '';
    await found.click({ timeout: 5000 });
    const changed = ([was, said]: (string | null)[]): boolean => {
      const table = document.querySelector<HTMLElement>('.asc');
      const reminded = said !== '' && document.querySelector('.act-end')?.textContent !== said;
      return !table || table.dataset['seq'] !== was || reminded;
    };
    await page.waitForFunction(changed, [seq, words]);
    return true;
  }
  throw new Error('it is our turn, and nothing is lit');
}

test('a newcomer is in a game within three clicks, and plays it to its end by clicking', async () => {
  const { page, complaints } = await house.page();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'change level' }).click();
  await page.getByRole('radio', { name: 'Easy' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.asc');

  for (let steps = 0; await step(page); steps++) {
    expect(steps).toBeLessThan(2000);
    const over = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
    if (!(await page.locator('main.end').count())) expect(Math.max(...over)).toBeLessThanOrEqual(0);
  }

  const totals = await page.locator('.score-table tr.total .n').allTextContents();
  const rows = await page.locator('.score-table tbody tr:not(.total)').evaluateAll((all) => all.map((row) => [...row.querySelectorAll('.n')].map((cell) => Number(cell.textContent))));
  expect(totals.map(Number)).toEqual([0, 1].map((seat) => rows.reduce((sum, row) => sum + row[seat]!, 0)));
  expect(complaints).toEqual([]);

  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForSelector('.asc');
  expect(page.url()).not.toBe(before);
});
