import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house';
import { Player } from './player';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house?.close());

test('a whole game of Conflictus is played by clicking', async () => {
  const { page, complaints } = await house.page();
  await page.goto(house.url);
  await page.getByRole('radio', { name: /Conflictus/ }).click();
  await page.getByRole('button', { name: 'change level' }).click();
  await page.getByRole('radio', { name: 'Easy' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.con');

  const player = new Player(page);
  while (await player.step()) {
    expect(player.clicks).toBeLessThan(1500);
    expect(await player.overflow()).toBeLessThanOrEqual(0);
  }

  await page.getByRole('heading', { name: /^You (win|lose)$/ }).waitFor();
  expect(complaints).toEqual([]);
});
