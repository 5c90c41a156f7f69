/* Somebody who plays by looking and clicking: at whatever is lit, at a point of it that nothing covers.
 *
 * It knows of a screen only what web/README.md promises: the table has data-seq, data-asked and data-busy, what can
 * be chosen is lit (is-legal, is-target) or a button in the prompt or in the dialog, and .act-end goes on. */
import type { Page } from 'playwright-core';

/** What a newcomer would click, in this order: an answer that is asked for, then whatever is lit, then "go on". */
const WISHES = ['dialog[open] .btn-brass', '.prompt .choices .btn', '.is-target', '.act-all', '.is-legal', '.act-end'];

interface Seen {
  over: boolean;
  /** where to click, and what is there */
  at: [number, number] | null;
  what: string;
}

/** Changes with everything that a click can change.  Asked to be unlike what it was, it waits for that, picture by
 * picture: in the page, so that the questions take no time from the table. */
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

/** What a person sees: whether it is over, what is lit, and where a finger would reach it. */
function look(wishes: string[]): Seen {
  const over = document.querySelector('main.end') !== null;
  const room = document.querySelector('dialog[open]') ?? document;
  for (const wish of wishes)
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

/** Until what was set in motion lies still: a place that was looked at would be another's when the finger comes down. */
async function stillness(): Promise<void> {
  const moving = (): boolean =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1);
  for (let pictures = 0; pictures < 300 && moving(); pictures++) await new Promise(requestAnimationFrame);
}

export class Player {
  clicks = 0;

  /** `rest`: how long the mouse has been at a thing, in milliseconds, when it is pressed. */
  constructor(
    readonly page: Page,
    private readonly touch = false,
    private readonly rest = 0,
  ) {}

  /** One click at something that is lit, and the table has changed; false when the game is over. */
  async step(): Promise<boolean> {
    // a locator leaves no handle behind, which would keep a finished table in the page
    await this.page
      .locator('main.end, dialog[open], [data-seq][data-asked=true]:not([data-busy=true])')
      .first()
      .waitFor();
    if (!this.rest) await this.page.evaluate(stillness); // a mouse that rests at a thing goes with it
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
    // where nothing is lit, the table may be going on by itself at this very moment
    if ((await this.page.evaluate(stateOf, before)) !== before) return true;
    throw new Error(
      seen.at
        ? `nothing happened after a click at ${seen.what}; the table says: ${(await this.page.locator('.trouble').allInnerTexts()).join(' ') || 'nothing'}`
        : `it is our turn, and nothing can be clicked: ${await this.page.locator('[data-seq]').innerText()}`,
    );
  }

  /** By how many pixels the page could be scrolled during a turn; what comes after the game may be longer. */
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
