import { expect, test } from 'vitest';
import { fileServer } from './file-server';
import { TableDriver } from './drive-table';

const server = await fileServer();

test('a newcomer on a phone starts a game within three taps and plays it to the end', async () => {
  const { page, complaints } = await server.page(360, 640, { touch: true, moves: true });
  await page.goto(server.url);
  await page.getByRole('button', { name: /^change/ }).tap();
  await page.getByRole('radio', { name: 'Easy' }).tap();
  await page.getByRole('button', { name: 'Play now' }).tap();
  await page.waitForSelector('.asc');

  const player = new TableDriver(page, true);
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
