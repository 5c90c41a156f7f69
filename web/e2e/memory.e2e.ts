/* Game after game in one page: finished tables are garbage-collected. */
import { expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { Guest } from './sign-in';
import { fileServer } from './file-server';
import { TableDriver } from './drive-table';

const server = await fileServer();

const A_FEW = 200; // A table has more than a thousand elements; templates and other leftovers a few.

/** Elements that are in no document but still referenced. */
async function lost(line: CDPSession): Promise<number> {
  const { result: kind } = await line.send('Runtime.evaluate', { expression: 'Element.prototype' });
  const { objects } = await line.send('Runtime.queryObjects', {
    prototypeObjectId: kind.objectId!,
    objectGroup: 'lost',
  }); // Collects garbage first.
  const count =
    // Count elements, not their prototypes.
    'function () { return this.filter((each) => !Object.hasOwn(each, "constructor") && !each.isConnected).length; }';
  const { result } = await line.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: count,
    returnByValue: true,
  });
  await line.send('Runtime.releaseObjectGroup', { objectGroup: 'lost' });
  return result.value as number;
}

/** The same once nothing is pending. Flying cards and open requests may still hold elements. */
async function kept(page: Page, line: CDPSession): Promise<number> {
  let last = NaN;
  for (let tries = 0; tries < 10; tries++) {
    const now = await lost(line);
    if (now === last) break;
    last = now;
    await page.waitForTimeout(1000);
  }
  return last;
}

async function go(page: Page, path: string, until: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(until).first().waitFor();
}

/** A few clicks at a table with moving cards, then concede, the end, and home. */
async function game(page: Page, guest: Guest, what: 'ascension' | 'conflictus', seed: string): Promise<void> {
  const id = await guest.table(what, seed);
  await go(page, `/table/${id}`, '[data-seq]');
  const player = new TableDriver(page);
  for (let clicks = 0; clicks < 4; clicks++) await player.step();
  await guest.ask('post', `/tables/${id}/actions`, { type: 'concede' });
  await page.locator('main.end').waitFor();
  await go(page, '/', 'main .btn-brass');
}

test('playing many games in one page leaks no tables', async () => {
  const { page, complaints } = await server.page(1280, 720, { moves: true });
  const guest = await Guest.at(server.url, page.context());
  const line = await page.context().newCDPSession(page);
  await page.goto(server.url);
  const counts: number[] = [];
  for (let round = 0; round < 2; round++) {
    await game(page, guest, 'ascension', `${round}`);
    await game(page, guest, 'conflictus', `${round}`);
    counts.push(await kept(page, line));
  }
  expect(counts[1]! - counts[0]!, `elements held after two games, and after four: ${counts}`).toBeLessThan(A_FEW);
  // Check the check: elements retained on purpose are counted.
  const held = await page.evaluateHandle(
    (many) => Array.from({ length: many }, () => document.createElement('p')),
    5 * A_FEW,
  );
  expect((await lost(line)) - counts[1]!).toBeGreaterThan(A_FEW);
  await held.dispose();
  expect(complaints).toEqual([]);
});
