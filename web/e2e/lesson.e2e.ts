import { expect, test } from 'vitest';
import { fileServer } from './file-server';

const server = await fileServer();

/* What to tap at steps that wait for an action, by step number. */
const DONE: Record<number, string> = {
  2: '.act-all',
  4: '.row button.is-legal',
  5: '[data-pile=cultists] button',
  7: '.act-end',
  9: '.act-all',
  10: '.row button.is-legal',
};

test('the Ascension lesson is one tap from the home page and can be completed', async () => {
  const { page, complaints } = await server.page(360, 640, { touch: true });
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Learn', exact: true }).tap();
  await page.locator('.lesson').waitFor();
  const steps = Number((await page.locator('.lesson-count').textContent())!.split('/')[1]);
  for (let step = 1; step <= steps; step++) {
    await page.locator('.lesson-count', { hasText: new RegExp(`^${step} /`) }).waitFor();
    const slip = (await page.locator('.lesson').boundingBox())!;
    expect(slip.x >= 0 && slip.y >= 0 && slip.x + slip.width <= 360 && slip.y + slip.height <= 640).toBe(true);
    await page
      .locator(DONE[step] ?? '.lesson .btn-brass')
      .first()
      .tap();
  }
  await page.locator('.lesson').waitFor({ state: 'detached' });
  expect(await page.locator('.asc').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('the Conflictus lesson explains the transition, even if no one can respond', async () => {
  const { page, complaints } = await server.page(360, 640, { touch: true });
  await page.goto(`${server.url}/learn/conflictus`);
  const at = (step: number): Promise<void> =>
    page.locator('.lesson-count', { hasText: new RegExp(`^${step} /`) }).waitFor();
  for (const [step, press] of [
    [1, '.lesson .btn-brass'],
    [2, '.lesson .btn-brass'],
    [3, '.hand-c .is-legal'],
    [4, '.hand-c .is-legal'],
  ] as const) {
    await at(step);
    await page.locator(press).first().tap();
    const play = page.locator('dialog[open] .btn-brass');
    if (
      step > 2 &&
      (await play.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      ))
    )
      await play.tap();
  }
  await at(5);
  expect(await page.locator('.lesson p').textContent()).toContain('transition');
  // No one could respond: the card has resolved, and the slip waits for its reader.
  await page.locator('.lesson .btn-brass').tap();
  await at(6);
  expect(complaints).toEqual([]);
});

test('a lesson can be left at any time', async () => {
  const { page } = await server.page();
  await page.goto(`${server.url}/learn/ascension`);
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  expect(await page.locator('.lesson').count()).toBe(0);
  await page.locator('.act-all').click();
  await page.waitForFunction(() => document.querySelectorAll('.zone-played .card').length === 5);
});

test('restarting a lesson ends the previous one', async () => {
  const { page, complaints } = await server.page();
  for (let time = 0; time < 2; time++) {
    await page.goto(`${server.url}/learn/conflictus`);
    await page.locator('.lesson').waitFor();
  }
  // The list of tables is updated with a short delay.
  const mine = async (): Promise<number> =>
    (
      (await (await page.request.get(`${server.url}/api/v1/tables?mine=1&status=running`)).json()) as {
        tables: unknown[];
      }
    ).tables.length;
  await expect.poll(mine, { timeout: 10_000 }).toBe(1);
  expect(complaints).toEqual([]);
});
