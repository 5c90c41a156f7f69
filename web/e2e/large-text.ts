/* Text at 150%, as in the settings: it actually grows, and the layout stays intact. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The minimum growth: most texts grow by half, those with little room by a quarter. */
const MIN_GROWTH = 1.25;

const sizes = (page: Page, texts: string[]): Promise<number[]> =>
  page.evaluate(
    (all) =>
      all
        .map((text) => [...document.querySelectorAll<HTMLElement>(text)].find((each) => each.checkVisibility()))
        .map((each) => (each ? parseFloat(getComputedStyle(each).fontSize) : NaN)),
    texts,
  );

/** Check the table at the larger text size, then restore it. */
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
  expect(texts.filter((_, i) => !(grown[i]! >= MIN_GROWTH))).toEqual([]);
  await look();
  await set('1');
}
