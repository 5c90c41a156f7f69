/* Plays like a person: finds highlighted elements, and clicks a point of them that nothing covers. It relies only on what
 * web/README.md documents: data-seq, data-asked and data-busy of the table; options are highlighted (is-legal,
 * is-target) or buttons in the prompt or a dialog; .act-end continues. */
import type { Page } from 'playwright-core';

/** What to click, in the order a newcomer would try: answers, then whatever is highlighted, then "continue". */
const WISHES = ['dialog[open] .btn-brass', '.prompt .choices .btn', '.is-target', '.act-all', '.is-legal', '.act-end'];

interface Observation {
  over: boolean;
  /** where to click, and what is there */
  at: [number, number] | null;
  what: string;
}

/** A string that changes with everything a click can change. With `unlike`, waits until it differs, frame by frame
 * within the page, so that polling doesn't slow the table down. */
async function stateOf(unlike?: string): Promise<string> {
  const count = (what: string): number => document.querySelectorAll(what).length;
  let now = '';
  for (let pictures = 0; pictures < 2400; pictures++) {
    const table = document.querySelector<HTMLElement>('[data-seq]');
    now = [
      table?.dataset['seq'],
      count('main.end'),
      count('dialog[open]'),
      count('.is-chosen'),
      document.querySelector('.act-end')?.textContent,
    ].join('|');
    if (now !== unlike) break;
    await new Promise(requestAnimationFrame);
  }
  return now;
}

/** What a player sees: whether the game is over, what is highlighted, and where a finger would reach it. */
function look(selectors: string[]): Observation {
  const over = document.querySelector('main.end') !== null;
  const room = document.querySelector('dialog[open]') ?? document;
  for (const wish of selectors)
    for (const each of room.querySelectorAll<HTMLElement>(wish)) {
      if (each.matches('[disabled], [aria-disabled=true]') || !each.checkVisibility({ visibilityProperty: true }))
        continue;
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = each.getBoundingClientRect();
      for (const [x, y] of [
        [0.5, 0.5],
        [0.5, 0.2],
        [0.2, 0.5],
        [0.8, 0.5],
        [0.1, 0.1],
        [0.9, 0.1],
        [0.5, 0.9],
        [0.06, 0.5],
        [0.94, 0.5],
      ] as const) {
        const at: [number, number] = [left + width * x, top + height * y];
        const hit = document.elementFromPoint(...at);
        if (hit && each.contains(hit))
          return {
            over,
            at,
            what: `${wish} (${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 60)})`,
          };
      }
    }
  return { over, at: null, what: '' };
}

/** Wait for animations to end, so that elements don't move away before the click. */
async function settled(): Promise<void> {
  const moving = (): boolean =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1);
  for (let pictures = 0; pictures < 300 && moving(); pictures++) await new Promise(requestAnimationFrame);
}

export class TableDriver {
  clicks = 0;

  /** `rest` is how long the mouse hovers before it clicks, in milliseconds. */
  constructor(
    readonly page: Page,
    private readonly touch = false,
    private readonly rest = 0,
  ) {}

  /** Click a highlighted element and wait for the table to change; false when the game is over. */
  async step(): Promise<boolean> {
    // A locator leaves no handle behind, which would keep a finished table in memory.
    await this.page
      .locator('main.end, dialog[open], [data-seq][data-asked=true]:not([data-busy=true])')
      .first()
      .waitFor();
    if (!this.rest) await this.page.evaluate(settled); // A hovering mouse follows moving elements.
    const before = await this.page.evaluate(stateOf, undefined);
    const seen = await this.page.evaluate(look, WISHES);
    if (seen.over) return false;
    if (seen.at) {
      if (this.rest) {
        await this.page.mouse.move(...seen.at);
        await this.page.waitForTimeout(this.rest);
      }
      await (this.touch ? this.page.touchscreen.tap(...seen.at) : this.page.mouse.click(...seen.at));
      this.clicks++;
    }
    // If nothing is highlighted, the table may be continuing automatically.
    if ((await this.page.evaluate(stateOf, before)) !== before) return true;
    throw new Error(
      seen.at
        ? `nothing happened after a click at ${seen.what}; the table says: ${(await this.page.locator('.error').allInnerTexts()).join(' ') || 'nothing'}`
        : `it is our turn, and nothing can be clicked: ${await this.page.locator('[data-seq]').innerText()}`,
    );
  }

  /** By how many pixels the page can be scrolled during a turn. The end report may be longer. */
  overflow(): Promise<number> {
    return this.page.evaluate(() =>
      document.querySelector('main.end')
        ? 0
        : Math.max(
            document.documentElement.scrollHeight - innerHeight,
            document.documentElement.scrollWidth - innerWidth,
          ),
    );
  }
}
