/* Every screen in an interesting state, for axe and `make screenshots`. A new screen gets a line in this list. */
import type { Page } from 'playwright-core';
import type * as Ascension from '../src/games/ascension/view';
import type * as Conflictus from '../src/games/conflictus/view';
import type { Update } from '../src/lib/protocol';
import type { Guest } from './sign-in';

export interface Scene {
  name: string;
  /** The address, or how the guest gets there: games are played to a point that the seed makes reproducible. */
  at: string | ((guest: Guest) => Promise<string>);
  /** a selector that matches when the screen is drawn */
  drawn: string;
  /** what to click then */
  arrange?: (page: Page) => Promise<void>;
}

const ascension = (update: Update): Ascension.View => update.view as Ascension.View;
const conflictus = (update: Update): Conflictus.View => update.view as Conflictus.View;
const asked = (update: Update): unknown => update.decision?.question['key'];
const never = (): boolean => false;

/** A table in the same state on every run: same guest, seed and choices. Scenes with the same table share it. */
function table(
  game: 'ascension' | 'conflictus',
  seed: string,
  when: (update: Update) => boolean,
  settings: Record<string, unknown> = {},
  bots = 1,
) {
  const played = new WeakMap<Guest, Promise<string>>();
  async function play(guest: Guest): Promise<string> {
    const id = await guest.table(game, seed, settings, bots);
    await guest.play(id, when);
    return `/table/${id}`;
  }
  return (guest: Guest): Promise<string> => {
    if (!played.has(guest)) played.set(guest, play(guest));
    return played.get(guest)!;
  };
}

/** The middle of a turn in the middle of a game: cards played, cards in hand, and several cards to take. */
const busy = (update: Update): boolean => {
  const { round, players } = ascension(update);
  const lit = update.decision!.options.filter(({ verb }) => verb === 'acquire' || verb === 'defeat').length;
  return (round >= 5 && lit >= 4 && players[0]!.hand.count > 0 && players[0]!.hand.count <= 3) || round === 10;
};
const over = {
  ascension: table('ascension', '7', never, { honor_pool: 24 }),
  conflictus: table('conflictus', '7', never),
};
const early = table('ascension', '7', (update) => ascension(update).round === 2);
const inspect = async (page: Page, card: string): Promise<void> => {
  await page.locator(card).first().click({ button: 'right', force: true }); // Dimmed cards can be inspected, too.
  await page.locator('dialog[open]').waitFor();
};

/** A copy of a ready-made deck in the builder, with one of its tabs open. On phones, the deck is a separate view. */
function copied(tab: string) {
  return async (page: Page): Promise<void> => {
    await page.locator('.deck-box .btn-paper').first().click();
    await page.locator('.builder').waitFor(); // The builder loads on demand, and only then shows whether it has views.
    const side = page.locator('.deck-sides button').nth(1);
    if (await side.isVisible()) await side.click();
    await page.locator(`#tab-${tab}`).click();
    await page.locator('.deck-verdict[data-legal=true]').waitFor();
  };
}
function replayed(game: 'ascension' | 'conflictus') {
  return async (guest: Guest): Promise<string> => `${(await over[game](guest)).replace('/table/', '/replay/')}?at=40`;
}

/** Wait until no request is pending and none triggers another. */
function settled(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  const asked = (request: unknown): void => void open.add(request);
  const done = (request: unknown): void => void open.delete(request);
  page.on('request', asked).on('requestfinished', done).on('requestfailed', done);
  return async () => {
    for (let calm = 0; calm < 3; calm = open.size ? 0 : calm + 1)
      await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
    page.off('request', asked).off('requestfinished', done).off('requestfailed', done);
  };
}

/** Open a screen and wait until everything is drawn. */
export async function enter(page: Page, url: string, { drawn, arrange }: Scene): Promise<void> {
  const quiet = settled(page);
  await page.goto(url);
  await page.locator(drawn).first().waitFor();
  await page.locator('.dealing').waitFor({ state: 'detached' });
  await quiet();
  await arrange?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise(requestAnimationFrame);
  });
}

export const SCENES: Scene[] = [
  { name: 'start', at: '/', drawn: 'main:has(.card) .btn-brass:not([disabled])' },
  {
    name: 'start-choosing',
    at: '/',
    drawn: 'main:has(.card) .btn-brass:not([disabled])',
    arrange: (page) => page.locator('.vs .as-link').click(),
  },
  { name: 'new', at: '/new', drawn: 'main' },
  { name: 'new-more', at: '/new', drawn: 'main', arrange: (page) => page.locator('.more-options > summary').click() },
  { name: 'waiting', at: async (guest) => `/table/${await guest.open('ascension')}`, drawn: 'main' },
  {
    name: 'waiting-teams',
    at: async (guest) => `/table/${await guest.open('ascension', { mode: 'teams', sets: 'both', players: 6 })}`,
    drawn: '.team',
  },
  { name: 'join', at: '/join', drawn: 'main' },
  { name: 'tables', at: '/tables', drawn: 'main' },
  { name: 'hotseat', at: '/hotseat', drawn: 'main' },
  { name: 'settings', at: '/settings', drawn: 'main' },
  { name: 'account', at: '/account', drawn: 'main' },
  { name: 'history', at: '/history', drawn: 'main' },
  { name: 'ratings', at: '/ratings', drawn: 'main' },
  { name: 'cards', at: '/cards/ascension', drawn: '.gallery-grid .card' },
  {
    name: 'cards-help',
    at: '/cards/conflictus',
    drawn: '.gallery-grid .card',
    arrange: (page) => page.locator('.find .icon-btn').click(),
  },
  { name: 'card', at: '/cards/conflictus#avatar_gany', drawn: '.tongues section' },
  { name: 'rules', at: '/rules/A-ROW-03', drawn: '.rule-one.is-wanted' },
  { name: 'decks', at: '/decks', drawn: '.deck-box' },
  {
    name: 'deck-import',
    at: '/decks',
    drawn: '.deck-box',
    arrange: (page) => page.locator('.shelf-head .btn').nth(1).click(),
  },
  { name: 'deck', at: '/decks', drawn: '.deck-box', arrange: copied('list') },
  { name: 'deck-charts', at: '/decks', drawn: '.deck-box', arrange: copied('charts') },
  { name: 'deck-odds', at: '/decks', drawn: '.deck-box', arrange: copied('odds') },
  { name: 'replay', at: replayed('ascension'), drawn: '.stage .asc' },
  { name: 'replay-conflictus', at: replayed('conflictus'), drawn: '.stage .con' },
  { name: 'learn', at: '/learn/ascension', drawn: '.asc' },
  { name: 'learn-conflictus', at: '/learn/conflictus', drawn: '.con' },
  { name: 'astray', at: '/decks/Nothing', drawn: '.astray' },
  { name: 'credits', at: '/credits', drawn: 'main' },

  { name: 'ascension', at: table('ascension', '7', busy), drawn: '.asc' },
  {
    name: 'ascension-prompt',
    at: table('ascension', '7', (update) => asked(update) !== 'menu'),
    drawn: '.asc[data-view=prompt]',
  },
  {
    name: 'ascension-four',
    at: table('ascension', '11', (update) => ascension(update).round === 3, { players: 4 }, 3),
    drawn: '.asc',
  },
  { name: 'ascension-inspect', at: early, drawn: '.asc', arrange: (page) => inspect(page, '.asc .row [data-card]') },
  { name: 'ascension-log', at: early, drawn: '.asc', arrange: (page) => page.keyboard.press('l') },
  { name: 'ascension-end', at: over.ascension, drawn: 'main.end' },

  {
    name: 'conflictus',
    at: table('conflictus', '7', (update) => conflictus(update).round >= 7 && asked(update) === 'priority'),
    drawn: '.con',
  },
  {
    name: 'conflictus-prompt',
    at: table('conflictus', '7', (update) => conflictus(update).round >= 3 && asked(update) !== 'priority'),
    drawn: '.con',
  },
  {
    name: 'conflictus-inspect',
    at: table('conflictus', '7', (update) => conflictus(update).round === 4),
    drawn: '.con',
    arrange: (page) => inspect(page, '.con .hand-c [data-card]'),
  },
  { name: 'conflictus-end', at: over.conflictus, drawn: 'main.end' },
];
