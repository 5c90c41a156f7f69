/* Details of the Conflictus table: stops, attacks and blocks, responses, phones. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileServer } from './file-server';
import { larger } from './large-text';
import { TableDriver } from './drive-table';

const server = await fileServer();

const TWO = ['Candle Memory', 'Tower of Dawn'];

interface Dealt {
  seed: string;
  decks: string[];
  games?: number;
}

/** Create a table with aggressive, fast bots and a fixed seed and decks, so that the same situations come up each time. */
async function deal(page: Page, { seed, decks, games = 1 }: Dealt): Promise<void> {
  await page.goto(server.url);
  const id = await page.evaluate(
    async ([seed, names, games]) => {
      const call = async (
        path: string,
        body?: unknown,
      ): Promise<{ id: string; games: { id: string; decks: { name: string; format: string; code: string }[] }[] }> => {
        const init =
          body === undefined
            ? {}
            : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        return (await fetch(`/api/v1${path}`, init)).json();
      };
      await call('/people/guest', { name: 'Maren', lang: 'en' });
      const ready = (await call('/games?lang=en')).games
        .find((game) => game.id === 'conflictus')!
        .decks.filter((deck) => deck.format === 'rapidinha');
      const seats = names.map((name, seat) => ({
        seat,
        ...(seat ? { bot: 'greedy' } : { me: true }),
        deck: ready.find((deck) => deck.name === name)!.code,
      }));
      const settings = { format: 'rapidinha', players: names.length, ...(games > 1 ? { games } : {}) };
      return (
        await call('/tables', { game: 'conflictus', seats, start: true, settings, options: { seed, rated: false } })
      ).id;
    },
    [seed, decks, games] as const,
  );
  await page.goto(`${server.url}/table/${id}`);
  await page.waitForSelector('.con');
}

/** Highlighted elements that can't be clicked because something covers their middle. */
function covered(): string[] {
  const found: string[] = [];
  for (const each of document.querySelectorAll<HTMLElement>('.con :is(.is-legal, .is-target, .prompt .btn)')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || document.querySelector('dialog[open]')) continue;
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // Overlapped cards of a hand show at least their left part.
    const edge = document.elementFromPoint(left + 5, top + height / 2);
    if (![hit, edge].some((one) => one && each.contains(one)))
      found.push(
        `${each.className} (${each.getAttribute('aria-label') ?? each.textContent}) under ${hit?.className ?? 'the edge'}`,
      );
  }
  return found;
}

/** With forced colors, lines or system colors replace backgrounds and shadows. */
async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const told = await page.evaluate(() => {
    const style = (what: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(what)!);
    const fill = (what: string): string => style(what).backgroundColor;
    return {
      stops: fill('.stop.is-on i') !== fill('.stop:not(.is-on) i'),
      phase: [style('.phase.is-now').outlineStyle, fill('.phase.is-now') !== fill('.phase:not(.is-now)')],
      turn: style('.medal.is-turn').outlineStyle,
      edge: style('.stack').borderTopStyle,
    };
  });
  expect(told).toEqual({ stops: true, phase: ['solid', true], turn: 'solid', edge: 'solid' });
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Record whether a block was visible: a line from the attacker to a shield at the blocker, even if combat continues at
 * once because no one can respond. */
function watchBlock(): void {
  const look = (): void => {
    if (document.querySelector('.arrows g[data-kind=block]:not([data-open])')) document.body.dataset['blocked'] = 'yes';
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'data-kind'],
  });
  delete document.body.dataset['blocked'];
}

const asks = async (page: Page): Promise<string> =>
  (await page
    .locator('.con .prompt[data-asks]')
    .getAttribute('data-asks', { timeout: 200 })
    .catch(() => null)) ?? '';
const ready = (page: Page): Promise<unknown> =>
  page.waitForSelector('main.end, .con[data-asked=true][data-busy=false]');

/** Measure the actual click targets: from the middle of each element outward. */
function reach(selector: string): { width: number; height: number }[] {
  return [...document.querySelectorAll(selector)].map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const found = (dx: number, dy: number): boolean =>
      thing.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy));
    const far = (dx: number, dy: number): number => {
      let n = 0;
      while (n < 100 && found(dx * (n + 1), dy * (n + 1))) n++;
      return n;
    };
    return { width: far(-1, 0) + far(1, 0) + 1, height: far(0, -1) + far(0, 1) + 1 };
  });
}

test('stops apply, attacks can be declared and undone, blocks are visible, transition items have texts', async () => {
  const { page, complaints } = await server.page();
  await deal(page, { seed: '1', decks: TWO });
  const dots = await page.evaluate(reach, '.stop');
  expect(dots).toHaveLength(14);
  for (const { width, height } of dots) expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
  await page.getByRole('button', { name: 'Stop in others’ turns: Main', exact: true }).click();
  await page.reload(); // The setting is stored.
  expect(
    await page.getByRole('button', { name: 'Stop in others’ turns: Main', exact: true }).getAttribute('aria-pressed'),
  ).toBe('true');

  const player = new TableDriver(page);
  const seen = new Set<string>();
  let looked = false;
  for (let games = 1; seen.size < 4;) {
    await ready(page);
    if (await page.locator('main.end').count()) {
      expect(++games, [...seen].join()).toBeLessThan(7);
      await deal(page, { seed: String(games), decks: TWO });
      continue;
    }
    if (!looked && (await page.locator('.phase.is-now').count())) {
      looked = true;
      await expectForcedColors(page);
      await larger(
        page,
        ['.phase', '.state', '.stack h2', '.mons .label', '.act-end', '.ident .who-name'],
        async () => {
          for (const [width, height] of [
            [1280, 720],
            [360, 640],
          ] as const) {
            await page.setViewportSize({ width, height });
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
            expect(await page.evaluate(covered)).toEqual([]);
            expect(await new TableDriver(page).overflow()).toBeLessThanOrEqual(0);
          }
          await page.setViewportSize({ width: 1280, height: 720 });
        },
      );
    }
    const round =
      (await page
        .locator('.state-round')
        .textContent()
        .catch(() => '')) ?? '';
    if (
      !round.endsWith('Maren') &&
      (
        await page
          .locator('.phase.is-now')
          .textContent()
          .catch(() => '')
      )?.includes('Main')
    )
      seen.add('stopped');
    const waiting = page.locator('.item:not(.is-mine)');
    if (await waiting.count()) {
      expect(await waiting.first().locator('.item-text').textContent()).not.toBe('');
      seen.add('told');
    }
    const mine = await page.locator('.side.m .card.is-target').count();
    const asked = mine ? await asks(page) : '';
    // With a single warrior, a click answers the whole question.
    if (asked === 'attack' && mine > 1 && !seen.has('attacked')) {
      const before = await page.locator('.act-end').textContent();
      await page.locator('.side.m .card.is-target').first().click();
      await page.getByRole('button', { name: 'Attack with 1 warrior' }).waitFor();
      expect(await page.locator('.side.m .set.is-attacker .card.is-selected').count()).toBe(1);
      await page.getByRole('button', { name: 'Start over' }).click();
      await page.getByRole('button', { name: 'No attack' }).waitFor();
      expect(await page.locator('.act-end').textContent()).toBe(before);
      await page.locator('.side.m .card.is-target').first().click();
      await page.locator('.arrows g[data-kind=attack]').waitFor();
      await page.getByRole('button', { name: 'Attack with 1 warrior' }).click();
      await page.waitForFunction(() => document.querySelector('.prompt')?.getAttribute('data-asks') !== 'attack');
      seen.add('attacked');
      continue;
    }
    if (asked === 'block' && !seen.has('blocked')) {
      await page.evaluate(watchBlock); // If nothing else can block, combat continues at once.
      await page.locator('.side.m .card.is-target').first().click();
      await page.waitForFunction(
        () => document.body.dataset['blocked'] || document.querySelector('[data-asks=block_attacker]'),
      );
      if ((await asks(page)) === 'block_attacker') await page.locator('.side.o .card.is-target').first().click();
      await page.waitForFunction(() => document.body.dataset['blocked']);
      seen.add('blocked');
      continue;
    }
    await player.step();
  }
  expect(complaints).toEqual([]);
});

test('a whole game by touch on a phone: no option is covered and nothing overflows', async () => {
  const { page, complaints } = await server.page(360, 640, { touch: true });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // So that cards are at their places as soon as they are drawn.
  await deal(page, { seed: '7', decks: TWO });
  const player = new TableDriver(page, true);
  do {
    if (await page.locator('.con[data-asked=true][data-busy=false]').count())
      expect(await page.evaluate(covered)).toEqual([]);
    expect(await player.overflow()).toBeLessThanOrEqual(0);
    expect(player.clicks).toBeLessThan(600);
  } while (await player.step());
  expect(complaints).toEqual([]);
});

test('four players have a side each; full control can be set in the dialog', async () => {
  const { page, complaints } = await server.page(820, 1180);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await deal(page, { seed: '3', decks: [...TWO, ...TWO] });
  await page.waitForSelector('.foes.is-many .side:nth-child(3) .mons');
  // On a phone, every number of an opponent has its word beneath it, and no word overlaps the next player.
  await page.setViewportSize({ width: 360, height: 640 });
  const words = await page.locator('.foes.is-many .side').evaluateAll((sides) =>
    sides.map((side) => {
      const labels = [...side.querySelectorAll('.mons-num > .label, .heap')].map((each) =>
        each.getBoundingClientRect(),
      );
      return (
        labels.length === 3 &&
        labels.every(
          (each, i) =>
            each.width > 15 &&
            each.left >= (i ? labels[i - 1]!.right : side.getBoundingClientRect().left) &&
            each.right <= side.getBoundingClientRect().right,
        )
      );
    }),
  );
  expect(words).toEqual([true, true, true]);
  await page.getByRole('button', { name: 'When you get priority' }).click();
  for (const { width, height } of await page.evaluate(reach, '.stop-table label'))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('radio', { name: /Full control/ }).click();
  expect(await page.getByRole('checkbox', { name: 'Stop in others’ turns: Block' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  const player = new TableDriver(page);
  for (let steps = 0; steps < 12; steps++) {
    await ready(page);
    expect(await page.evaluate(covered)).toEqual([]);
    expect(await player.overflow()).toBeLessThanOrEqual(0);
    if (!(await player.step())) break;
  }
  expect(complaints).toEqual([]);
});

test('the Conflictus lesson can be completed by following it', async () => {
  const { page, complaints } = await server.page();
  await page.goto(`${server.url}/learn/conflictus`);
  await page.waitForSelector('.lesson');
  const state = (): string =>
    [
      document.querySelector('.lesson-count')?.textContent,
      document.querySelector<HTMLElement>('.con')?.dataset['seq'],
      document.querySelector('.act-end')?.textContent,
    ].join('|');
  const preferences = [
    '.lesson .btn-brass',
    '.hand-c .card.is-legal[data-kind=source]',
    '.hand-c .card.is-legal[data-kind=warrior]',
    '.side.m .card.is-target',
    '.prompt .choices .btn',
    '.act-end:not([disabled])',
  ];
  for (let steps = 0; await page.locator('.lesson').count(); steps++) {
    expect(steps).toBeLessThan(40);
    const before = await page.evaluate(state);
    if (!(await page.locator('.lesson .btn-brass').count())) await ready(page);
    for (const wish of preferences) {
      const found = page.locator(wish).first();
      if (!(await found.count())) continue;
      await found.click();
      break;
    }
    await expect.poll(() => page.evaluate(state), { timeout: 20_000 }).not.toBe(before);
  }
  expect(complaints).toEqual([]);
});
