import { expect, test } from 'vitest';
import { fileServer } from './file-server';
import { TableDriver } from './drive-table';

const server = await fileServer();

test('a whole game of Conflictus by clicking', async () => {
  const { page, complaints } = await server.page(1280, 720, { moves: true });
  // The page may pass automatically, so the game may end just before a last click, which is the only thing that may
  // take the focus away.
  await page.addInitScript(() => {
    addEventListener(
      'focusin',
      ({ target }) =>
        /^You (win|lose)$/.test((target as Element).textContent ?? '') && Object.assign(globalThis, { begun: true }),
    );
    addEventListener(
      'pointerdown',
      () => document.querySelector('main.end') && Object.assign(globalThis, { clicked: true }),
      true,
    );
  });
  await page.goto(server.url);
  await page.getByRole('radio', { name: /Conflictus/ }).click();
  await page.getByRole('button', { name: /^change/ }).click();
  await page.getByRole('radio', { name: 'Easy' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.con');

  const player = new TableDriver(page);
  while (await player.step()) {
    expect(player.clicks).toBeLessThan(1500);
    expect(await player.overflow()).toBeLessThanOrEqual(0);
  }

  const verdict = page.getByRole('heading', { name: /^You (win|lose)$/ });
  await verdict.waitFor();
  // Screen reader users hear how the game ended, and start at the verdict.
  await page.waitForFunction(() => 'begun' in globalThis);
  expect(await verdict.evaluate((head) => head === document.activeElement || 'clicked' in globalThis)).toBe(true);
  expect(await page.locator('[data-live=urgent]').textContent()).toMatch(
    /^You (win|lose)\. (You ran out of cards in your|.+ ran out of cards in the) mons\. .*: cards left in the mons\.$/,
  );
  const count = page.locator('.score-table[data-counted=true]');
  await count.waitFor();
  const row = async (name: string): Promise<number[]> =>
    (await count.getByRole('row', { name }).getByRole('cell').allTextContents()).map(Number);
  expect(await row('Left in the mons')).toContain(0);
  const milled = await row('Milled');
  expect(Math.max(...milled)).toBeGreaterThan(0);
  // The score by card has the same totals.
  await page.getByRole('button', { name: 'Card by card' }).click();
  const cells = await page
    .locator('.card-sheet table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((line) => [...line.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    );
  expect([0, 1].map((seat) => cells.reduce((sum, line) => sum + line[seat]!, 0))).toEqual(milled);
  expect(complaints).toEqual([]);
});
