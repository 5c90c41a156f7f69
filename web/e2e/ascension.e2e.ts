import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House } from './server';
import { Player } from './drive-table';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.leave());
afterAll(() => house?.close());

test('a newcomer with a phone is in a game within three taps, and plays it to its end', async () => {
  const { page, complaints } = await house.page(360, 640, { touch: true, moves: true });
  await page.goto(house.url);
  await page.getByRole('button', { name: /^change/ }).tap();
  await page.getByRole('radio', { name: 'Easy' }).tap();
  await page.getByRole('button', { name: 'Play now' }).tap();
  await page.waitForSelector('.asc');

  const player = new Player(page, true);
  while (await player.step()) {
    expect(player.clicks).toBeLessThan(2000);
    expect(await player.overflow()).toBeLessThanOrEqual(0);
  }

  const totals = await page.locator('.score-table tr.total .n').allTextContents();
  const rows = await page
    .locator('.score-table tbody tr:not(.total)')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('.n')].map((cell) => Number(cell.textContent))));
  expect(totals.map(Number)).toEqual([0, 1].map((seat) => rows.reduce((sum, row) => sum + row[seat]!, 0)));
  expect(complaints).toEqual([]);

  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).tap();
  await page.waitForSelector('.asc');
  expect(page.url()).not.toBe(before);
});
