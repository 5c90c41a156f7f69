import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileServer } from './file-server';

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 30_000, interval: 200 });

const server = await fileServer();

/** Call the API from within the page. */
function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) =>
      (
        await fetch(`/api/v1${where}`, {
          method: how,
          headers: { 'content-type': 'application/json' },
          ...(what ? { body: what } : {}),
        })
      ).json() as Promise<never>,
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
}

/** A short finished game between two bots, with an eventful deal. */
async function finished(page: Page): Promise<string> {
  await page.goto(`${server.url}/credits`);
  await call(page, 'POST', '/people/guest', { name: 'Ana', lang: 'en' });
  const seats = [
    { seat: 0, bot: 'greedy' },
    { seat: 1, bot: 'random' },
  ];
  const { id } = await call<{ id: string }>(page, 'POST', '/tables', {
    game: 'ascension',
    settings: { honor_pool: 8 },
    options: { rated: false, public: true, seed: '7' },
    seats,
    start: true,
  });
  await soon(async () => (await call<{ status: string }>(page, 'GET', `/tables/${id}`)).status).toBe('over');
  return id;
}

test('replays: slider, turns, log, point of view, and playing on', async () => {
  const { page, complaints } = await server.page();
  const id = await finished(page);
  await page.goto(`${server.url}/replay/${id}`);
  await page.waitForSelector('.replay[data-drawn="0"] .stage .asc');
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Next turn' }).click();
  const turn = Number(await page.locator('.replay').getAttribute('data-at'));
  expect(turn).toBeGreaterThan(0);
  await page.waitForSelector(`.replay[data-drawn="${turn}"]`);
  expect(await page.locator('.replay-where').textContent()).toContain(`${turn} of ${last}`);

  // From the second seat's point of view, its own name is at the bottom, and the first hand is hidden.
  const below = page.locator('.stage .dock .who-name, .stage .me .who-name').first();
  const name = await below.textContent();
  await page.locator('.open-hands input').uncheck();
  await page.locator('.eyes select').selectOption('1');
  await soon(() => below.textContent()).not.toBe(name);
  await page.waitForSelector(`.replay[data-drawn="${turn}"]`);

  await slider.fill(String(last));
  await page.waitForSelector(`.replay[data-drawn="${last}"]`);
  await page.locator('.chapter h3 button').first().click();
  await page.waitForSelector('.replay[data-drawn="0"]');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.replay[data-drawn="1"]');
  await page.locator('.speed select').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.replay')?.dataset['drawn']) > 2);
  await page.getByRole('slider').fill('1');
  await page.waitForSelector('.replay[data-drawn="1"]');

  /* On a phone, the table has the full width; below it is one row of buttons, and a sheet has the rest. */
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('.replay-ways .copy-link').waitFor();
  const boxes = await Promise.all(
    ['.leave', '.replay-where', '.slide', '.transport', '.replay-beside'].map((each) =>
      page.locator(each).boundingBox(),
    ),
  );
  for (const [i, one] of boxes.entries()) {
    expect(one!.x >= 0 && one!.x + one!.width <= 360 && one!.y + one!.height <= 640).toBe(true);
    for (const two of boxes.slice(i + 1))
      expect(
        one!.x + one!.width <= two!.x ||
          two!.x + two!.width <= one!.x ||
          one!.y + one!.height <= two!.y ||
          two!.y + two!.height <= one!.y,
      ).toBe(true);
  }
  await page.getByRole('checkbox', { name: 'Show all hands' }).check();
  await page.getByRole('tab', { name: 'Hands' }).click();
  await page.locator('.open-cards .card').first().waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('checkbox', { name: 'Show rules' }).check();
  const numbers = await page
    .locator('.rule-link')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }))
        .map((each) => ({ high: each.getBoundingClientRect().height, top: each.getBoundingClientRect().y })),
    );
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers.every(({ high }) => high >= 32)).toBe(true);
  expect(numbers.slice(1).every(({ top }, i) => top - numbers[i]!.top >= 31.9)).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  const drawn = await page.evaluate(() => ({
    table: document.querySelector('.stage .asc')!.getBoundingClientRect(),
    foot: document.querySelector('.replay-foot')!.getBoundingClientRect(),
    scale: Number(getComputedStyle(document.querySelector('.stage')!).scale),
  }));
  expect([drawn.table.x, Math.round(drawn.table.width), Math.round(drawn.table.bottom)]).toEqual([
    0,
    360,
    Math.round(drawn.foot.top),
  ]);
  expect(drawn.scale).toBeGreaterThanOrEqual(0.85);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Show the win curve' }).click();
  await page.waitForSelector('.win-curve .band');
  // Turning points are marked, with accessible names, and keyboard users reach them.
  const mark = page.getByRole('list', { name: 'Turning points' }).getByRole('button').first();
  expect(await mark.getAttribute('aria-label')).toMatch(/^(Turning point: .* [+−]\d+ for \w+|Luck: .*)$/);
  await mark.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.curve-marks [aria-current=true]');
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.locator('.stage').innerText()).not.toContain('is thinking'); // In a replay, no one is thinking.
  await page.getByRole('tab', { name: 'This choice' }).click();
  await page.getByRole('button', { name: 'What would the bot do?' }).click();
  await page.waitForSelector('.considered .is-taken');

  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.locator('.go-on select').first().selectOption({ label: 'I play' });
  await page.locator('.go-on select').nth(1).selectOption({ label: 'Bot: Easy' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.asc[data-seq]:not(.stage *)');
  expect(page.url()).not.toContain(id);
  expect(complaints).toEqual([]);
});

test('the end report: score by card, turning points, luck, and links to the replay', async () => {
  const { page, complaints } = await server.page();
  const id = await finished(page);
  await page.goto(`${server.url}/table/${id}`);
  await page.getByRole('heading', { name: /wins/ }).waitFor();
  const totals = await page.locator('.score-table tr.total .n').allTextContents();
  await page.waitForSelector('.chart .course'); // The chart is there without asking.

  await page.getByRole('button', { name: 'Card by card' }).click();
  const sheet = page.getByRole('dialog', { name: 'Card by card' });
  const cells = await sheet
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.split('=').at(-1)))),
    );
  expect(totals.map(Number)).toEqual([0, 1].map((seat) => cells.reduce((sum, row) => sum + row[seat]!, 0)));
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Calculate everyone’s win chances' }).click();
  const moment = page.locator('.moments button').first();
  await moment.waitFor();
  expect(await page.locator('.chart .mark').count()).toBe(await page.locator('.moments li').count());
  await page
    .locator('.fortune:is([data-verdict=kind], [data-verdict=unkind], [data-verdict=even])')
    .waitFor({ timeout: 200_000 }); // This takes a while.
  expect(await page.locator('.fortune').innerText()).toMatch(/[+−±]\d+ percentage points \(±.\d+\)/);
  await page.waitForSelector('.chart .luck-line');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

  await moment.click();
  await page.waitForURL(/\/replay\/.*at=\d+/);
  await page.waitForSelector('.curve-marks [aria-current=true]'); // The analysis isn't repeated.
  expect(complaints).toEqual([]);
});

test('cards: queries, filters, all languages, and links from keywords to rules', async () => {
  const { page, complaints } = await server.page();
  await page.goto(`${server.url}/cards/conflictus`);
  const cards = page.locator('.gallery-grid > li');
  const box = page.getByRole('searchbox');
  await soon(() => cards.count()).toBeGreaterThan(150);
  await box.fill('c:warrior cost<=1 k:leap');
  await soon(() => cards.count()).toBeLessThan(10);
  await box.fill('cost<=many');
  await soon(() => page.locator('.find-wrong').textContent()).toContain('number');
  await box.fill('');
  await page.locator('.pick-chip[data-value=shadow]').click();
  await page.locator('.pick-chip[data-value=relic]').click();
  await soon(() => cards.count()).toBeLessThan(20);
  expect(
    await page
      .locator('.gallery-grid .card')
      .evaluateAll((all) =>
        all.every(
          (card) =>
            (card as HTMLElement).dataset['faction'] === 'shadow' && (card as HTMLElement).dataset['kind'] === 'relic',
        ),
      ),
  ).toBe(true);

  await page.goto(`${server.url}/cards/conflictus#avatar_gany`);
  await soon(() => page.locator('.tongues section').count()).toBe(3);
  await page.locator('.card-keywords a').first().click();
  await page.waitForSelector('.rule-one.is-wanted');
  expect(page.url()).toMatch(/\/rules\/C-KEY-ENERGIA-01$/);

  await page.getByRole('searchbox').fill('energy manipulator block');
  await soon(() => page.locator('.rule-one').count()).toBeLessThan(30);
  expect(await page.locator('.rule-one mark').count()).toBeGreaterThan(2);

  // Lab statistics: a sort order, a query field, and a text with the confidence interval.
  await page.goto(`${server.url}/cards/ascension`);
  await soon(() => cards.count()).toBeGreaterThan(80);
  expect(await page.locator('.worth-tag').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('By strength');
  // Cards are created when they come near the viewport, so the first ones may appear after others.
  for (const place of [0, 1, 2]) await cards.nth(place).locator('.worth-tag').waitFor();
  const told = (await page.locator('.worth-tag').allTextContents()).map((each) => Number(each.replace('−', '-')));
  expect(told[0]).toBeGreaterThan(0);
  expect(told).toEqual(told.toSorted((a, b) => b - a));
  await box.fill(`worth>=${told[1]}`);
  await soon(() => cards.count()).toBe(2);
  await cards.first().getByRole('button').first().click();
  const worth = page.locator('.worth');
  await soon(() => worth.textContent()).toMatch(
    /won \d\d\.\d% of their games, the others \d\d\.\d%.*between \+\d+\.\d and \+\d+\.\d points.*games · Greedy – Greedy/s,
  );
  expect(await worth.locator('h3 b').textContent()).toBe(`+${told[0]!.toFixed(1)}`);
  expect(complaints).toEqual([]);
});

test('decks: copy a ready-made deck, fix it, save it, open it again and play', async () => {
  const { page, complaints } = await server.page();
  await page.goto(`${server.url}/decks`);
  const ready = page.locator('.deck-box', { hasText: 'Quick game' }).first();
  await ready.getByRole('button', { name: 'Copy and change' }).click();
  await page.waitForSelector('.deck-verdict[data-legal=true]');

  // One card too many: the deck is illegal, and the message cites the rule.
  await page.locator('.pooled.is-in .card').first().click();
  await page.waitForSelector('.deck-verdict[data-legal=false] .faults a');
  expect(await page.getByRole('button', { name: 'Play it now' }).isDisabled()).toBe(true);
  await page.locator('.pooled.is-in .pool-btn').first().click();
  await page.waitForSelector('.deck-verdict[data-legal=true]');

  await page.getByRole('tab', { name: 'Odds' }).click();
  const chances = await page.locator('.odds-curve .deck-col b').allTextContents();
  expect(chances.reduce((sum, each) => sum + parseInt(each, 10), 0)).toBeGreaterThan(96);
  await page.getByRole('tab', { name: 'Hand' }).click();
  expect(await page.locator('.hand-cards .card').count()).toBe(5);
  await page.getByRole('tab', { name: 'Share' }).click();
  expect(await page.locator('#deck-code').inputValue()).toMatch(/^ca1-/);

  await page.locator('.deck-name').fill('Candles and knives');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await soon(() => page.locator('.deck-said').textContent()).toContain('Candles and knives');
  await page.goto(`${server.url}/decks`);
  // A list from a file, chosen by keyboard or dropped. A file without text is rejected with a message.
  await page.getByRole('button', { name: 'Import a list or code' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).press('Enter'),
  ]);
  await chooser.setFiles({ name: 'odd.txt', mimeType: 'text/plain', buffer: Buffer.from([0, 255, 0, 17]) });
  await page.getByRole('alert').getByText('odd.txt has no readable text').waitFor();
  await page.locator('dialog[open]').evaluate((dialog) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['# Dropped\n17 Light Source\n'], 'list.txt', { type: 'text/plain' }));
    dialog.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.getByRole('status').getByText('list.txt was read').waitFor();
  expect(await page.locator('#deck-text').inputValue()).toContain('# Dropped');
  await page.keyboard.press('Escape');
  const own = page.locator('[data-deck="Candles and knives"]');
  await own.getByRole('button', { name: 'Open' }).click();
  await page.waitForSelector('.deck-verdict[data-legal=true]');
  await page.getByRole('button', { name: 'Play it now' }).click();
  await page.waitForSelector('.con[data-seq]');
  expect(complaints).toEqual([]);
});

/** Cards with a gem over the text, or text that overflows. */
function crowded(): string[] {
  const meets = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right - 3) > Math.max(a.left, b.left + 3) + 1 &&
    Math.min(a.bottom - 3, b.bottom) > Math.max(a.top + 3, b.top + 3);
  return [...document.querySelectorAll<HTMLElement>('.gallery-grid .card')].flatMap((card) => {
    const paper = card.querySelector<HTMLElement>('.card-rules')!;
    const whole = document.createRange();
    whole.selectNodeContents(paper.firstElementChild!);
    const lines = [...whole.getClientRects()];
    const gems = [...card.querySelectorAll('.gem-def, .gem-mil, .gem-honor')].map((gem) => {
      const { x, y, width, height } = gem.getBoundingClientRect();
      const air = gem.matches('.gem-honor') ? 0.2 * width : 0; // The space between the points of the star.
      return new DOMRect(x + air, y + air, width - 2 * air, height - 2 * air);
    });
    const bad = lines.some(
      (line) => line.bottom > paper.getBoundingClientRect().bottom + 1 || gems.some((gem) => meets(line, gem)),
    );
    return bad ? [card.getAttribute('aria-label')!] : [];
  });
}

test.each(['en', 'pt', 'fr', 'ru'])("every card's text fits: %s", async (lang) => {
  const { page, complaints } = await server.page(1280, 6000, { locale: lang }); // High enough to show all cards.
  for (const [game, count] of [
    ['ascension', 84],
    ['conflictus', 154],
  ] as const) {
    await page.goto(`${server.url}/cards/${game}`);
    await soon(() => page.locator('.gallery-grid .card').count()).toBe(count);
    await page.evaluate(() => document.fonts.ready);
    for (const text of ['1', '1.5']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('--text-scale', size), text);
      expect(await page.evaluate(crowded), `text at ${text}`).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
});

test("unknown addresses say so in the reader's language and link home", async () => {
  const { page } = await server.page(360, 640, { locale: 'fr' }); // The browser itself reports missing pages.
  for (const [path, told] of [
    ['/nothing', 'aucune page à cette adresse'],
    ['/table/', 'aucune page à cette adresse'],
    ['/replay/xyz', 'xyz'],
    ['/rules/NOPE-99', 'La règle NOPE-99'],
  ] as const) {
    await page.goto(server.url + path);
    await page.getByText(told).waitFor();
    await page.locator('.leaf-home, .study-rail .icon-btn').first().click();
    await page.waitForSelector('main.start');
  }
  await page.goto(`${server.url}/decks/%E0%A4%A`); // Malformed, and nothing breaks.
  await page.locator('.astray').waitFor();
});

test('missing pages say what is missing and link to what exists', async () => {
  const { page } = await server.page(360, 640, { locale: 'fr' }); // The browser itself reports missing pages.
  const checkMissing = async (path: string, told: string, way: string, leads: string): Promise<void> => {
    await page.goto(server.url + path);
    await page.locator('.astray', { hasText: told }).waitFor();
    await page.locator('.astray').getByRole('link', { name: way }).click();
    await page.waitForURL(server.url + leads);
    await page.locator('.astray').waitFor({ state: 'detached' });
  };
  await checkMissing('/cards/foo', '« foo »', 'Conflictus', '/cards/conflictus');
  await checkMissing('/learn/chess', 'pas de leçon « chess »', 'Retour', '/');
  await checkMissing('/learn/constructor', 'pas de leçon « constructor »', 'Retour', '/');
  await checkMissing('/history/nobody', 'Aucun joueur trouvé', 'Classement', '/ratings');
  await checkMissing('/decks/Foo%20bar', 'pas de deck « Foo bar »', 'Decks', '/decks');

  // A missing card or rule: everything else is still there.
  await page.goto(`${server.url}/cards/ascension#nope`);
  await page.getByText('pas de carte « nope »').waitFor();
  await page.locator('.gallery-grid .card').first().click();
  await page.locator('dialog[open]').waitFor();
  expect(await page.getByText('pas de carte « nope »').count()).toBe(0);
  await page.goto(`${server.url}/rules/ascension#nope`);
  await page.getByText('La règle nope n’existe pas').waitFor();
  await page.goto(`${server.url}/rules/ascension#A-ROW`); // A chapter exists.
  await page.locator('#A-ROW').waitFor();
  // The message about cards has the same beginning.
  expect(await page.getByText(/^La règle .* n’existe pas/).count()).toBe(0);
  await page.goto(`${server.url}/rules/ascension#C-DECK-01`); // A rule of the other game is found.
  await page.locator('.rule-one.is-wanted#C-DECK-01').waitFor();
});

test('an unsaved deck survives a reload', async () => {
  const { page, complaints } = await server.page();
  await page.goto(`${server.url}/decks/Dusk`);
  await page.getByRole('button', { name: 'Create a deck with this name' }).click();
  await page.locator('.builder').getByText('A new deck').waitFor();
  await page.reload();
  expect(await page.locator('.builder .deck-name').inputValue()).toBe('Dusk');
  await page.goto(`${server.url}/decks`);
  await page.getByRole('button', { name: 'New deck' }).click();
  await page.locator('.builder').getByText('A new deck').waitFor();
  expect(complaints).toEqual([]);
});
