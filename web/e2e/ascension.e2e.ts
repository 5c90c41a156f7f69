import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house?.close());

/** Clicks what is lit until it is somebody else's turn or the game is over; says how many clicks it took. */
async function turn(page: Page): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    if (clicks > 120) throw new Error('a turn without an end');
    if (await page.locator('main.end').count()) return clicks;
    const next = page.locator(
      [
        '[data-view=prompt] .prompt .choices .btn',
        '[data-view=prompt] button.card.is-target',
        '.act-all:not([disabled])',
        '.row button.card.is-legal',
        '.spread button.card.is-legal',
        '.act-end:not([disabled])',
      ].join(', '),
    );
    const before = await page.evaluate(() => document.querySelector('#app')!.innerHTML.length);
    const order = ['.choices .btn', '.is-target', '.act-all', '.row .is-legal', '.spread .is-legal', '.act-end'];
    const found = await next.evaluateAll((all, wanted) => {
      const place = all.filter((each) => (each as HTMLElement).offsetParent).map((each) => wanted.findIndex((selector) => each.matches(selector)));
      return place.length ? Math.min(...place) : -1;
    }, order);
    if (found < 0) {
      await page.waitForTimeout(60);
      if (await page.locator('.prompt.is-quiet').filter({ hasText: 'is playing' }).count()) return clicks;
      continue;
    }
    await page.locator(order[found]!).locator('visible=true').first().click({ timeout: 5000 }).catch(() => undefined);
    await page.waitForFunction((was) => document.querySelector('#app')!.innerHTML.length !== was, before, { timeout: 1500 }).catch(() => undefined);
  }
}

test('a newcomer is in a game within three clicks, and plays it to its end by clicking', async () => {
  const { page, complaints } = await house.page();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'change level' }).click();
  await page.getByRole('radio', { name: 'Easy' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.asc');

  for (let turns = 0; !(await page.locator('main.end').count()); turns++) {
    expect(turns).toBeLessThan(400);
    await turn(page);
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
