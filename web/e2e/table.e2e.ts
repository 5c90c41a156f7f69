/* What all games share at a table: reconnecting, keys, the accessibility tree, earlier moments, undo, chat. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { NewTable, TableInfo } from '../src/lib/protocol';
import { Guest } from './sign-in';
import { fileServer } from './file-server';
import { TableDriver } from './drive-table';

const server = await fileServer();

const SEED = '20261116';
const SMALL = { honor_pool: 1 }; // Games that end soon.
const asked = '.asc[data-asked=true][data-busy=false]';

async function seated(
  name: string,
  locale = 'en-GB',
  watch?: (page: Page) => Promise<void>,
): Promise<{ page: Page; guest: Guest; complaints: string[] }> {
  const { page, complaints } = await server.page(1280, 720, { locale });
  await watch?.(page);
  return { page, complaints, guest: await Guest.at(server.url, page.context(), name) };
}

/** Two people at one table, the first of them to act, both with the table open. */
async function forTwo(
  options: NewTable['options'] = {},
): Promise<{ ana: Page; ben: Page; complaints: string[]; id: string; code: string }> {
  const [a, b] = [await seated('Ana'), await seated('Ben', 'fr-FR')];
  const made = await a.guest.ask<TableInfo>('post', '/tables', {
    game: 'ascension',
    options: { rated: false, seed: SEED, ...options },
    seats: [{ seat: 0, me: true }],
  });
  await b.guest.ask('put', `/tables/${made.id}/seats/1`, { me: true, code: made.code });
  await a.guest.ask('post', `/tables/${made.id}/start`);
  for (const { page } of [a, b]) {
    await page.goto(`${server.url}/table/${made.id}`);
    await page.waitForSelector('.asc');
  }
  const first = (await a.page.locator('.asc').getAttribute('data-asked')) === 'true';
  const [ana, ben] = first ? [a.page, b.page] : [b.page, a.page];
  return { ana, ben, complaints: a.complaints, id: made.id, code: made.code! };
}

const number = (page: Page): Promise<number> => page.locator('.asc').getAttribute('data-seq').then(Number);
const later = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction((was) => Number(document.querySelector<HTMLElement>('.asc')?.dataset['seq'] ?? 1e9) > was, seq);
const heard = (page: Page, words: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-live]')].some((each) =>
        new RegExp(wanted, 'i').test(each.textContent ?? ''),
      ),
    words.source,
  );

test('reconnecting returns to the same question, and a choice made offline is executed once', async () => {
  const cut: { line?: WebSocketRoute; down: boolean } = { down: false };
  const { page, guest, complaints } = await seated('Ana', 'en-GB', (watched) =>
    watched.routeWebSocket(/\/socket/, (line) => {
      if (cut.down) return void line.close({ code: 4000 });
      cut.line = line;
      line.connectToServer();
    }),
  );
  const id = await guest.table('ascension', SEED);
  const { decision } = await guest.play(
    id,
    (update) => update.decision!.question['key'] !== 'menu' && update.decision!.options.length > 1,
  );
  await page.goto(`${server.url}/table/${id}`);
  const question = page.getByRole('region', { name: 'Question' });
  await question.waitFor();
  await page.keyboard.press('Escape'); // An open pile.
  expect(await question.textContent()).toContain(decision!.prompt);

  await page.evaluate(() => {
    const wait = setTimeout; // Automatic reconnection takes a minute, so only the button reconnects.
    globalThis.setTimeout = ((run: () => void, ms = 0) => wait(run, ms >= 100 ? 60_000 : ms)) as typeof setTimeout;
  });
  cut.down = true;
  await cut.line!.close({ code: 4000 });
  await page.getByRole('alert').filter({ hasText: 'Connection lost' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter'); // Sent after reconnecting.
  expect(await number(page)).toBe((await guest.ask<{ seq: number }>('get', `/tables/${id}/update`)).seq);

  const before = await guest.ask<{ view: { number: number } }>('get', `/tables/${id}/update`);
  cut.down = false;
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await page.waitForFunction((was) => document.querySelector('.prompt .said')?.textContent !== was, decision!.prompt);
  const after = await guest.play(id, () => true);
  expect((after.view as { number: number }).number).toBeGreaterThan(before.view.number);
  expect(complaints.filter((each) => !each.includes('WebSocket'))).toEqual([]);
});

/** Move the focus with arrow keys until it is on something highlighted; false if nothing is. */
async function focusLit(page: Page): Promise<boolean> {
  const here = (): Promise<string> =>
    page.evaluate(() =>
      document.activeElement?.matches('.is-legal, .is-target')
        ? 'lit'
        : document.querySelector('.is-legal, .is-target')
          ? 'dark'
          : 'none',
    );
  for (let tries = 0; tries < 80; tries++) {
    const now = await here();
    if (now !== 'dark') return now === 'lit';
    const inside = await page.evaluate(
      () => !!document.activeElement?.closest('[role=group]')?.querySelector('.is-legal, .is-target'),
    );
    if (
      await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role=group]'),
      )
    )
      await page.keyboard.press('Tab');
    else await page.keyboard.press(inside ? 'ArrowRight' : 'ArrowDown');
  }
  throw new Error('no arrow leads to what is lit');
}

test('a whole game by keyboard', async () => {
  const { page, guest, complaints } = await seated('Ana');
  await page.goto(`${server.url}/table/${await guest.table('ascension', SEED, SMALL)}`);
  for (let steps = 0; ; steps++) {
    expect(steps).toBeLessThan(400);
    await page.waitForSelector(`main.end, dialog[open], ${asked}`);
    if (await page.locator('main.end').count()) break;
    const seq = await number(page);
    const state = await page.evaluate(() => ({
      dialog: !!document.querySelector('dialog[open]'),
      option: !!document.querySelector('.prompt button[data-option]'),
      all: !!document.querySelector('[data-key=a]:not(:disabled)'),
      cards: document.querySelectorAll('.is-legal, .is-target').length,
    }));
    if (state.dialog) await page.keyboard.press('Enter');
    else if (state.option) await page.keyboard.press('1');
    else if (state.all) await page.keyboard.press('a');
    else if (state.cards && (await focusLit(page))) await page.keyboard.press('Enter');
    else await page.keyboard.press('e');
    await page.waitForFunction(
      (was) =>
        Number(document.querySelector<HTMLElement>('.asc')?.dataset['seq'] ?? 1e9) > was ||
        document.querySelector('dialog[open], .prompt.is-note, .prompt button[data-option]') !== null,
      seq,
    );
  }
  expect(complaints).toEqual([]);
});

test('a whole game through the accessibility tree', async () => {
  const { page, guest, complaints } = await seated('Ana');
  await page.goto(`${server.url}/table/${await guest.table('ascension', SEED, SMALL)}`);
  const over = page.getByRole('button', { name: 'Rematch' });
  const end = page.getByRole('button', { name: /^End (turn|anyway)$/, disabled: false });
  const question = page.getByRole('region', { name: 'Question' });
  const dialog = page.getByRole('dialog');
  const cards = (zone: string): ReturnType<Page['getByRole']> =>
    page.getByRole('group', { name: zone, exact: true }).getByRole('button', { disabled: false }).first();
  const tree = async (): Promise<string> => (await page.locator('body').ariaSnapshot()).replaceAll(' [active]', '');
  const many = (where: string): Promise<number> => page.locator(where).count();
  await end.waitFor();
  const first = page.getByRole('group', { name: 'Center row' }).getByRole('button').first();
  expect(await first.getAttribute('aria-label')).toMatch(/, (cost|power) \d+/);
  expect(
    await first.evaluate((card) => document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toMatch(/^(\w+ )?(Hero|Construct|Monster)\. .{8}/);
  for (let steps = 0; ; steps++) {
    expect(steps).toBeLessThan(400);
    await over.or(end).or(question).or(dialog).first().waitFor();
    // Only the announcer may have live regions.
    if (!(await over.count()))
      expect(
        await many(
          ':is([aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live=off])):not([data-live])',
        ),
      ).toBe(0);
    if (await over.count()) break;
    const before = await tree();
    const choices = [
      dialog.getByRole('button', { disabled: false }).first(),
      question.getByRole('button', { disabled: false }).first(),
      cards('Hand'),
      cards('Center row'),
      cards('Always available'),
      end,
    ];
    for (const choice of choices) {
      if (!(await choice.count())) continue;
      await choice.press('Enter');
      break;
    }
    for (let looks = 0; (await tree()) === before; looks++) expect(looks).toBeLessThan(300);
  }
  expect(complaints).toEqual([]);
});

test('earlier moments: step back, no options there, return to now', async () => {
  const { page, guest, complaints } = await seated('Ana');
  await page.goto(`${server.url}/table/${await guest.table('ascension', SEED)}`);
  await page.waitForSelector(asked);
  const hand = page.getByRole('group', { name: 'Hand' }).getByRole('button');
  const before = await hand.count();
  const seq = await number(page);
  await page.keyboard.press('a');
  await later(page, seq);
  await page.waitForSelector(asked);
  const now = await hand.count();
  expect(now).toBeLessThan(before);

  await page.keyboard.press('l');
  await page
    .getByRole('complementary', { name: 'Log' })
    .getByRole('button', { name: 'See the table as it was then' })
    .first()
    .press('Enter');
  const bar = page.getByRole('region', { name: /The table as it was/ });
  await bar.waitFor();
  expect(await hand.count()).toBeGreaterThan(now);
  expect(await page.locator('.is-legal, .is-target').count()).toBe(0);
  await bar.getByRole('button', { name: 'One step back' }).click();
  expect(await hand.count()).toBe(before);
  await bar.getByRole('button', { name: /Back to now/ }).click();
  await bar.waitFor({ state: 'detached' });
  expect(await hand.count()).toBe(now);

  await page.reload(); // Like a phone restoring a discarded tab.
  await page.waitForSelector(asked);
  expect(await hand.count()).toBe(now);
  await page.keyboard.press('l');
  await page
    .getByRole('complementary', { name: 'Log' })
    .getByRole('button', { name: 'See the table as it was then' })
    .first()
    .press('Enter');
  await bar.getByRole('button', { name: 'One step back' }).click();
  expect(await hand.count()).toBe(before);
  await bar.getByRole('button', { name: /Back to now/ }).click();
  await bar.waitFor({ state: 'detached' });
  expect(await hand.count()).toBe(now);
  expect(complaints).toEqual([]);
});

test('undo, reset, read-outs, reasons, hints and the command line', async () => {
  const { page, guest, complaints } = await seated('Ana');
  await page.goto(`${server.url}/table/${await guest.table('ascension', SEED)}`);
  await page.waitForSelector(asked);
  const hand = page.getByRole('group', { name: 'Hand' }).getByRole('button');
  const full = await hand.count();
  const type = async (line: string): Promise<void> => {
    const seq = await number(page);
    await page.keyboard.press('/');
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await later(page, seq);
    await page.keyboard.press('Escape');
  };
  await type('play apprentice');
  await type('1');
  expect(await hand.count()).toBe(full - 2);
  let seq = await number(page);
  await page.keyboard.press('u');
  await later(page, seq);
  expect(await hand.count()).toBe(full - 1);
  await type('1');
  seq = await number(page);
  await page.keyboard.press('Shift+Z');
  await later(page, seq);
  expect(await hand.count()).toBe(full);

  await page.keyboard.press('j');
  await heard(page, new RegExp(`${full} cards in hand`));
  await page.keyboard.press('r');
  await heard(page, /No Runes, 0 Power/);
  await page.locator('.row .card.is-dim').first().focus();
  await page.keyboard.press('y');
  await heard(page, /You can’t choose it now: It (takes|costs)/);
  await page.keyboard.press(' ');
  const card = page.getByRole('dialog');
  expect(await card.textContent()).toContain('You can’t choose it now');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  /* A panel takes the focus while it is open, and returns it to the card. */
  for (const [open, sheet] of [
    ['l', 'aside.log'],
    ['b', 'aside.known'],
    ['Shift+C', '.menu-sheet'],
  ] as const) {
    await page.keyboard.press(open);
    await page.waitForFunction((at) => document.activeElement?.closest(at), sheet);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('.row .card'));
  }
  /* A Russian keyboard: the same keys, other letters. */
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'к', code: 'KeyR', bubbles: true, cancelable: true }),
    ),
  );
  await heard(page, /No Runes, 0 Power/);

  await page.keyboard.press('i');
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page
    .getByRole('complementary', { name: 'Hint' })
    .getByText(/^I would: /)
    .waitFor({ timeout: 90_000 }); // A worker process starts.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('button', { name: 'Close' }).click();
  expect(await page.title()).toContain('▶');
  /* Numbers that were read out choose those options; rules and settings open in a new tab. */
  await page.keyboard.press('Shift+C');
  for (const [name, leads] of [
    ['Rules', /\/rules\/ascension$/],
    ['Settings', /\/settings$/],
  ] as const) {
    const item = page.getByRole('menuitem', { name });
    expect([await item.getAttribute('target'), leads.test((await item.getAttribute('href')) ?? '')]).toEqual([
      '_blank',
      true,
    ]);
  }
  await page.keyboard.press('Escape');
  seq = await number(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Shift+O');
  await heard(page, /options: 1: /);
  expect(await number(page)).toBe(seq);
  await page.keyboard.press('1');
  await later(page, seq);
  expect(complaints).toEqual([]);
});

test('two browsers: chat, translated phrases, muting, undo by consent, and a spectator', async () => {
  const { ana, ben, complaints, id, code } = await forTwo();
  const { page: third } = await seated('Caio');
  await third.goto(`${server.url}/table/${id}#code=${code}`);
  await third.getByText('You are watching').waitFor();
  expect(await third.locator('.act-end, .act-undo, .act-all').count()).toBe(0);
  expect(await third.getByText('Your constructs').count()).toBe(0);
  await third.close();
  const nav = (page: Page, name: RegExp): ReturnType<Page['getByRole']> =>
    page.getByRole('navigation').getByRole('button', { name });
  await nav(ana, /^(Chat|Discussion)/).click();
  const talk = ana.getByRole('complementary', { name: /Chat|Discussion/ });
  await talk.getByRole('textbox').fill('That was close');
  await talk.getByRole('textbox').press('Enter');
  const unread = nav(ben, /1 new|un nouveau/);
  await unread.click();
  await ben.getByRole('log').getByText('That was close').waitFor();
  await ben.getByRole('button', { name: /^(Well played!|Bien joué !)$/ }).click();
  const english = (await ana.evaluate(() => document.documentElement.lang)) === 'en';
  await talk
    .getByRole('log')
    .getByText(english ? 'Well played!' : 'Bien joué !')
    .waitFor();
  // Mute the table, then one person: messages reappear, then disappear.
  const heard = ben.getByRole('log').getByText('Can you hear me?');
  await ben.getByRole('button', { name: /^(Mute the whole table|Ne plus entendre la table)$/ }).click();
  await ben
    .getByRole('log')
    .getByText(/Chat at this table is muted|personne/)
    .waitFor();
  await talk.getByRole('textbox').fill('Can you hear me?');
  await talk.getByRole('textbox').press('Enter');
  await talk.getByText('Can you hear me?').waitFor();
  expect(await heard.count()).toBe(0);
  await ben.getByRole('button', { name: /^(Unmute the table|Entendre la table)/ }).click();
  await heard.waitFor();
  await ben.getByRole('button', { name: /^(Mute|Ne plus entendre) (?!the|la )/ }).click();
  await heard.waitFor({ state: 'detached' });

  await ana.keyboard.press('Escape');
  await talk.waitFor({ state: 'detached' });
  const hand = ana.getByRole('group', { name: /^(Hand|Main)$/ }).getByRole('button');
  await ana.keyboard.press('e');
  await ana.keyboard.press('e');
  await ben.waitForSelector('.asc[data-asked=true]');
  await ana.locator('.act-undo').click(); // Cards were drawn since, so this asks for consent.
  const wish = ben.getByRole('alertdialog');
  expect(await wish.locator('small').textContent()).not.toBe(''); // The action that would be undone.
  const [lies, rail] = [await wish.boundingBox(), await ben.locator('.rail').boundingBox()];
  expect(lies!.y).toBeGreaterThan(rail!.y + rail!.height); // The asking player stays visible.
  expect(await ben.locator('.act-undo').isDisabled()).toBe(true); // A player without choices has nothing to undo.
  await wish.getByRole('button', { name: /^(Yes|Oui)$/ }).click();
  await ana.waitForSelector('.asc[data-asked=true]');
  expect(await hand.count()).toBe(5);
  expect(await ben.getByText('Can you hear me?').count()).toBe(0);
  expect(complaints).toEqual([]);
});

const over = async (page: Page): Promise<void> => page.locator('main.end').waitFor();

test('after a rated game: rating change, link, swapped seats, same deal', async () => {
  const { page, guest, complaints } = await seated('Ana');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const seats = [
    { seat: 0, me: true },
    { seat: 1, bot: 'easy' },
  ];
  await page.goto(
    `${server.url}/table/${(await guest.ask<TableInfo>('post', '/tables', { game: 'ascension', seats, start: true, options: { rated: true } })).id}`,
  );
  /** Concede the game on the page, and return its id and this person's seat. */
  const giveUp = async (): Promise<{ id: string; seat: number }> => {
    // The rating before the game.
    const noted = page.waitForResponse((answer) => answer.url().endsWith('/ratings')).catch(() => null);
    await page.waitForSelector('.asc');
    const id = page.url().split('/').at(-1)!;
    const told = await guest.ask<TableInfo>('get', `/tables/${id}`);
    if (told.rated) await noted;
    await guest.ask('post', `/tables/${id}/actions`, { type: 'concede' });
    await over(page);
    return { id, seat: told.seats.findIndex((seat) => seat.you) };
  };
  const again = async (name: string, id: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForURL((url) => /\/table\//.test(url.pathname) && !url.pathname.endsWith(id));
  };
  const seed = async (id: string): Promise<unknown> =>
    (await guest.ask<{ seed: unknown }>('get', `/tables/${id}/proof`)).seed;

  const first = await giveUp();
  await page.getByText(/^Rating \d+\.\d$/).waitFor(); // The first rating has nothing to compare with.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied.' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${server.url}/replay/${first.id}`);
  // Over plain http there is no clipboard API: fall back to selecting and copying.
  await page.evaluate(() =>
    navigator.clipboard
      .writeText('')
      .then(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })),
  );
  await page.getByRole('button', { name: 'Copied.' }).click();
  expect(
    await page.evaluate(() => (Reflect.deleteProperty(navigator, 'clipboard'), navigator.clipboard.readText())),
  ).toBe(link);

  await again('Swap seats', first.id);
  const second = await giveUp();
  expect([first.seat, second.seat]).toEqual([0, 1]);
  await page.locator('.rating .down', { hasText: /^−\d+\.\d$/ }).waitFor();

  await again('Same deal', second.id);
  const third = await giveUp();
  expect(third.seat).toBe(1);
  expect(await seed(third.id)).toEqual(await seed(second.id));
  expect(await seed(second.id)).not.toEqual(await seed(first.id));
  expect(await page.locator('.rating').count()).toBe(0); // Known deals aren't rated.

  await page.goto(link); // The copied link works.
  await page.waitForSelector('.replay');
  expect(complaints).toEqual([]);
});

test('win chances are drawn, with a text for screen readers', async () => {
  const { page, guest, complaints } = await seated('Ana');
  const id = await guest.table('ascension', SEED, SMALL);
  expect((await guest.play(id, () => false)).status).toBe('over');
  await page.goto(`${server.url}/table/${id}`);
  await page.getByRole('button', { name: 'Calculate everyone’s win chances' }).click();
  const chart = page.getByRole('img', { name: /^Win chance, turn by turn\. / });
  await chart.waitFor({ timeout: 90_000 }); // A worker process starts.
  const told = [...(await chart.getAttribute('aria-label'))!.matchAll(/(\w+): ((?:\d+%(?:, )?)+)/g)].map(
    ([, name, chances]) => [name, chances!.split(', ').map((each) => parseInt(each, 10))] as const,
  );
  expect(told.map(([name]) => name)).toEqual(['Ana', 'Easy']);
  expect(told[0]![1].length).toBeGreaterThan(1);
  for (const [at, chance] of told[0]![1].entries())
    expect(Math.abs(chance + told[1]![1][at]! - 100)).toBeLessThanOrEqual(1);
  expect(await chart.locator('.course').count()).toBe(2);
  expect(complaints).toEqual([]);
});

test('clock warnings at thirty and ten seconds say what happens at zero', async () => {
  const { page, guest, complaints } = await seated('Ana', 'en-GB', (watched) => watched.clock.install());
  const seats = [
    { seat: 0, me: true },
    { seat: 1, bot: 'easy' },
  ];
  const options: NewTable['options'] = {
    rated: false,
    seed: SEED,
    clock: { kind: 'per_move', seconds: 900 },
    on_timeout: 'forfeit',
  };
  const { id } = await guest.ask<TableInfo>('post', '/tables', { game: 'ascension', seats, start: true, options });
  await page.goto(`${server.url}/table/${id}`);
  await page.waitForSelector(asked);
  const left = async (): Promise<number> => {
    const [minutes, seconds] = (await page.locator('.seat-clock.runs .seat-time:visible').textContent())!
      .split(':')
      .map(Number);
    return 60 * minutes! + seconds!;
  };
  // Fast-forward the page's clock to just before each warning; the server's clock is unaffected.
  const low = page.locator('.seat-clock.is-low:visible');
  await page.clock.fastForward(1000 * ((await left()) - 35));
  await page.clock.fastForward(6000);
  await heard(page, /30 seconds left\./);
  expect(await low.count()).toBe(0);
  await page.clock.fastForward(1000 * ((await left()) - 9));
  await heard(page, /10 seconds left\. At zero: the game is lost\./);
  await low.waitFor();
  await page.getByText('♪ Ten seconds left').waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ['ascension', '.asc'],
  ['conflictus', '.con'],
] as const)(
  'a phone in landscape shows %s without scrolling, with hand and end button in reach',
  async (game, screen) => {
    const { page, complaints } = await server.page(640, 360, { touch: true });
    const guest = await Guest.at(server.url, page.context(), 'Ana');
    const id = await guest.table(game, SEED);
    await guest.play(id, (update) => {
      const view = update.view as { round?: number; turn?: number };
      return (game === 'ascension' ? view.round! : view.turn!) > 1;
    });
    await page.goto(`${server.url}/table/${id}`);
    await page.waitForSelector(`${screen}[data-asked=true][data-busy=false]`);
    /** Elements that a finger can't reach: outside the page, or covered. */
    const hidden = (what: string): Promise<string[]> =>
      page.locator(what).evaluateAll((all) =>
        (all as HTMLElement[])
          .filter((each) => {
            const strip = each.closest('[role=group]');
            if (strip && ['auto', 'scroll'].includes(getComputedStyle(strip).overflowX))
              each.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // A long hand scrolls within its strip.
            const { left, top, width, height } = each.getBoundingClientRect();
            return ![
              [0.5, 0.5],
              [0.5, 0.15],
              [0.15, 0.5],
              [0.85, 0.5],
              [0.15, 0.15],
            ].some(([x, y]) => each.contains(document.elementFromPoint(left + width * x!, top + height * y!)));
          })
          .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
      );
    const hand = page.getByRole('group', { name: 'Hand', exact: true });
    expect(await hand.getByRole('button').count()).toBeGreaterThan(0);
    const player = new TableDriver(page, true);
    for (let steps = 0; steps < 3; steps++) {
      await page.locator(`main.end, dialog[open], ${screen}[data-asked=true][data-busy=false]`).first().waitFor();
      expect(await player.overflow()).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
      expect(await page.locator('.act-end').count()).toBeGreaterThan(0);
      if (!(await page.locator('dialog[open]').count()))
        expect([...(await hidden('.act-end')), ...(await hidden('[role=group][aria-label=Hand] button'))]).toEqual([]);
      if (!(await player.step())) break;
    }

    // Nothing of the end is unreachable in either orientation: the page scrolls to it.
    if (!(await page.locator('main.end').count()))
      await guest.ask('post', `/tables/${id}/actions`, { type: 'concede' });
    await page.setViewportSize({ width: 844, height: 390 });
    const [medal, acts, count] = await Promise.all(
      ['.wreath', '.end-acts', '.ledger'].map(async (each) => (await page.locator(each).boundingBox())!),
    );
    expect(medal!.y).toBeGreaterThanOrEqual(0);
    expect(acts!.y + acts!.height).toBeLessThanOrEqual(count!.y);
    expect(complaints).toEqual([]);
  },
);
