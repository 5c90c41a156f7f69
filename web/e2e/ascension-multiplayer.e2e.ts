/* Ascension with any number of players: solo against Samael, in teams, six at a table, and very full tables. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type * as Ascension from '../src/games/ascension/view';
import type { NewTable, OptionInfo, TableInfo, Update } from '../src/lib/protocol';
import { Guest } from './sign-in';
import { fileServer } from './file-server';
import { larger } from './large-text';
import { TableDriver } from './drive-table';

const server = await fileServer();

/** Texts that must grow. Large numbers grow less, so they aren't listed. */
const LARGER = ['.label', '.said', '.who-name', '.act-end', '.resource > span', '.act-all'];
const SIZES = [
  [1280, 720],
  [820, 1180],
  [360, 640],
] as const;

/** Find layout errors: scrolling, and highlighted elements that are covered, squeezed or outside the window. */
function faults(): string[] {
  const found: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    found.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  for (const lit of document.querySelectorAll<HTMLElement>(
    '.asc :is(.is-legal, .is-target), .asc .btn:not(:disabled)',
  )) {
    if (!lit.checkVisibility()) continue;
    const { left, top, width, height } = lit.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const name = `${lit.className}: ${lit.getAttribute('aria-label') ?? lit.textContent}`;
    if (lit.matches('.row .card') && height < 24) found.push(`a sliver of ${Math.round(height)} px: ${name}`);
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) found.push(`beyond the edge: ${name}`);
    else if (!lit.contains(document.elementFromPoint(x, y)))
      found.push(`covered by ${document.elementFromPoint(x, y)?.className}: ${name}`);
  }
  return found;
}

async function expectNoLayoutErrors(page: Page): Promise<void> {
  const faulty: string[] = [];
  const was = page.viewportSize()!;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    faulty.push(...(await page.evaluate(faults)).map((each) => `${width} x ${height}: ${each}`));
  }
  await page.setViewportSize(was);
  expect(faulty).toEqual([]);
}

const still = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('vigil', JSON.stringify({ motion: 'off', sound: false })));

/** Fill a table beyond what games produce: all zones of all seats full, and all your own cards highlighted. */
function filled(update: Update, question: 'menu' | 'pick'): Update {
  const view = structuredClone(update.view) as Ascension.View;
  let card = 5000;
  const more = (faces: Ascension.Face[], count: number, name: string): Ascension.PileView => {
    const all = [
      ...faces,
      ...Array.from({ length: Math.max(0, count - faces.length) }, () => ({ card: card++, name, price: -1, used: [] })),
    ];
    return { count: all.length, faces: all, known: [] };
  };
  for (const player of view.players) {
    player.constructs = more(player.constructs.faces, 10, 'Hedron Link Device');
    player.discard = more(player.discard.faces, 23, 'Seer of the Forked Path');
    player.honor += 140;
  }
  const me = view.players[update.seat!]!;
  me.hand = more(me.hand.faces, 12, 'Arbiter of the Precipice');
  me.played = more(me.played.faces, 20, 'Druids of the Stone Circle');
  const option = (face: Ascension.Face, verb: string): OptionInfo => ({
    name: `${verb} ${face.card}`,
    verb,
    text: verb,
    target: { kind: 'card', id: face.card },
    card_name: face.name,
    ability: null,
  });
  const rows = [
    ...view.row.flatMap((face) => face ?? []),
    view.mystics.faces[0]!,
    view.heavies.faces[0]!,
    view.cultists.faces[0]!,
  ];
  const options = [
    ...me.hand.faces.map((face) => option(face, 'play')),
    ...me.constructs.faces.map((face) => option(face, 'use')),
    ...rows.map((face) => option(face, 'acquire')),
  ];
  const done: OptionInfo = {
    name: question === 'menu' ? 'end_turn' : 'done',
    verb: question === 'menu' ? 'end_turn' : 'done',
    text: 'Nothing more',
    target: null,
    card_name: null,
    ability: null,
  };
  if (question === 'pick')
    options.push(
      ...me.played.faces.map((face) => option(face, 'copy')),
      ...me.discard.faces.map((face) => option(face, 'banish')),
    );
  const decision = {
    ...update.decision!,
    question: { ...update.decision!.question, key: question, source: question === 'pick' ? 'Twofold Askara' : null },
    options: [...options, done],
    unavailable: [],
  };
  return { ...update, view, decision, hash: '', free_undo_count: 4 };
}

test.each(['menu', 'pick'] as const)(
  'very full six-player tables: everything is visible, and no option is covered (%s)',
  async (question) => {
    const { page, complaints } = await server.page(1280, 720);
    await still(page);
    const guest = await Guest.at(server.url, page.context());
    const id = await guest.table('ascension', '11', { players: 6, sets: 'both' }, 5);
    await guest.play(id, () => true);
    await page.routeWebSocket(/\/socket/, (socket) => {
      const upstream = socket.connectToServer();
      upstream.onMessage((said) => {
        const message = JSON.parse(String(said)) as Update;
        socket.send(
          JSON.stringify(message.type === 'update' && message.decision ? filled(message, question) : message),
        );
      });
    });
    await page.goto(`${server.url}/table/${id}`);
    await page.waitForSelector(
      `.asc[data-others="5"] .hand .slot:nth-child(12) .${question === 'menu' ? 'is-legal' : 'is-target'}`,
    );
    await expectNoLayoutErrors(page);
    if (question === 'menu') await larger(page, LARGER, () => expectNoLayoutErrors(page));

    // Cards in piles can be chosen in a dialog, which can be closed.
    if (question === 'pick') {
      await page.getByRole('button', { name: /Discard pile · \d/ }).click();
      expect(await page.locator('dialog .pick-cards .is-target').count()).toBeGreaterThan(20);
      await page.getByRole('button', { name: 'See the table' }).click();
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }

    // A click on a player opens their cards.
    await page.locator('.opp-main').nth(2).click();
    expect(await page.locator('dialog .side-cards').first().locator('.card').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  },
);

test('a game of four plays to the end without overflow', async () => {
  const { page, complaints } = await server.page();
  await still(page);
  const guest = await Guest.at(server.url, page.context());
  const id = await guest.table('ascension', '5', { players: 4, honor_pool: 9 }, 3);
  await page.goto(`${server.url}/table/${id}`);
  const player = new TableDriver(page);
  while (await player.step()) {
    expect(player.clicks).toBeLessThan(400);
    if (player.clicks % 6 === 0 && (await page.locator('.asc[data-asked=true]').count()))
      await expectNoLayoutErrors(page);
  }
  expect(await page.locator('.score-table thead th').count()).toBe(4);
  expect(await page.locator('.ranks li').count()).toBe(4);
  const totals = (await page.locator('.score-table tr.total .n').allTextContents()).map(Number);
  const rows = await page
    .locator('.score-table tbody tr:not(.total)')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('.n')].map((cell) => Number(cell.textContent))));
  expect(totals).toEqual([0, 1, 2, 3].map((seat) => rows.reduce((sum, row) => sum + row[seat]!, 0)));
  expect(complaints).toEqual([]);
});

test('a solo game against Samael on a phone, then the shuffle is verified', async () => {
  const { page, complaints } = await server.page(360, 640, { touch: true });
  await still(page);
  const guest = await Guest.at(server.url, page.context());
  const asked: NewTable = {
    game: 'ascension',
    settings: { players: 1, honor_pool: 8 },
    seats: [{ seat: 0, me: true }],
    start: true,
    options: { rated: false },
  };
  const { id } = await guest.ask<TableInfo>('post', '/tables', asked);
  await page.goto(`${server.url}/table/${id}`);
  await page.locator('.opp', { hasText: 'Samael' }).waitFor();
  const player = new TableDriver(page, true);
  while (await player.step()) {
    expect(player.clicks).toBeLessThan(400);
    expect(await player.overflow()).toBeLessThanOrEqual(0);
  }
  expect(await page.locator('.score-table thead').textContent()).toContain('Samael');
  await page.getByRole('button', { name: 'Check the shuffle' }).tap();
  await page.locator('.proof-sheet .holds').nth(1).waitFor();
  expect(await page.locator('.proof-sheet .fails').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('teams: buy a card for your partner, and win or lose together', async () => {
  const { page, complaints } = await server.page(360, 640, { touch: true });
  await still(page);
  const guest = await Guest.at(server.url, page.context());
  const id = await guest.table('ascension', '3', { players: 4, mode: 'teams', honor_pool: 9 }, 3);
  const update = await guest.play(id, ({ decision }) => decision!.options.some(({ verb }) => verb === 'gift'));
  const gift = update.decision!.options.find(({ verb }) => verb === 'gift')!;
  await page.goto(`${server.url}/table/${id}`);
  await page.locator('.opp.is-mate').waitFor();
  await page.locator(`[data-card="${gift.target!.id}"], [data-top="${gift.target!.id}"] button`).first().tap();
  await page.locator('.prompt [data-option^=gift]').waitFor();
  expect(await page.evaluate(faults)).toEqual([]);
  await page.locator('.prompt [data-option^=gift]').tap();
  await page.waitForFunction(
    (seq) => document.querySelector<HTMLElement>('.asc')?.dataset['seq'] !== seq,
    String(update.seq),
  );
  const player = new TableDriver(page, true);
  while (await player.step()) expect(player.clicks).toBeLessThan(400);
  expect(await page.locator('.score-table tr.of-teams .n').count()).toBe(4);
  expect(complaints).toEqual([]);
});
