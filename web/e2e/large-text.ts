/* Text at 150 %, as the settings have it: it is really larger, and nothing is lost by it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** So much larger at least: most texts by half, those with little room by a quarter. */
const LEAST = 1.25;

const sizes = (page: Page, texts: string[]): Promise<number[]> =>
  page.evaluate(
    (all) =>
      all
        .map((text) => [...document.querySelectorAll<HTMLElement>(text)].find((each) => each.checkVisibility()))
        .map((each) => (each ? parseFloat(getComputedStyle(each).fontSize) : NaN)),
    texts,
  );

/** Looks at the table with the larger text, and puts it back. */
export async function larger(page: Page, texts: string[], look: () => Promise<unknown>): Promise<void> {
  const set = (text: string): Promise<void> =>
    page.evaluate((size) => {
      document.documentElement.style.setProperty('--text-scale', size);
      if (size === '1') delete document.documentElement.dataset['size'];
      else document.documentElement.dataset['size'] = size;
    }, text);
  const before = await sizes(page, texts);
  await set('1.5');
  const grown = (await sizes(page, texts)).map((size, i) => size / before[i]!);
  expect(texts.filter((_, i) => !(grown[i]! >= LEAST))).toEqual([]);
  await look();
  await set('1');
}
