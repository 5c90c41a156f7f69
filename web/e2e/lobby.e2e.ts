/* Before and around games: creating and joining tables, shared devices, accounts, settings. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileServer } from './file-server';
import { TableDriver } from './drive-table';

const server = await fileServer();

/** Create a table with the form, which leads to its waiting room. */
async function table(
  page: Page,
  name: string,
  more: () => Promise<void> = async () => undefined,
): Promise<{ link: string; code: string }> {
  await page.goto(`${server.url}/new`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await more();
  await page.getByRole('button', { name: 'Create the table' }).click();
  const read = (label: string): Promise<string> => page.getByRole('textbox', { name: label, exact: true }).inputValue();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.ways input')?.value);
  await page.getByText('This link works on this device only').waitFor(); // So there is no QR code.
  expect(await page.locator('.qr').count()).toBe(0);
  return { link: await read('Link'), code: await read('Code') };
}

test('create a table, join by link and by code, watch: everyone sees the same', async () => {
  const [ana, ben, cleo, zoe] = await Promise.all([0, 1, 2, 3].map(() => server.page()));
  const { link, code } = await table(ana!.page, 'Ana', async () => {
    await ana!.page.getByRole('radio', { name: '3', exact: true }).click();
  });
  const begin = ana!.page.getByRole('button', { name: 'Begin' });
  expect(await begin.isDisabled()).toBe(true);

  await ben!.page.goto(link);
  await ben!.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben!.page.getByRole('radio', { name: 'Medal 3' }).click();
  await ben!.page.getByRole('button', { name: 'Sit here' }).first().click();
  await ana!.page.locator('.seat', { hasText: 'Ben' }).locator('small', { hasText: 'is here' }).waitFor();

  await cleo!.page.goto(`${server.url}/join`);
  await cleo!.page.getByRole('textbox', { name: 'Code' }).fill(code);
  await cleo!.page.getByRole('button', { name: 'Join' }).click();
  await cleo!.page.locator('.seat', { hasText: 'Ben' }).waitFor();

  // A bot takes the last seat and is removed, then Cleo takes it.
  await ana!.page.getByRole('combobox', { name: 'Bot for seat 3' }).selectOption('easy');
  await cleo!.page.locator('.seat', { hasText: 'Easy' }).waitFor();
  await ana!.page.locator('.seat', { hasText: 'Easy' }).getByRole('button', { name: 'Remove from the table' }).click();
  await cleo!.page.getByRole('textbox', { name: 'Your name' }).fill('Cleo');
  await cleo!.page.getByRole('button', { name: 'Sit here' }).click();

  await zoe!.page.goto(link);
  await zoe!.page.getByText('Every seat is taken').waitFor();
  await begin.click();
  for (const each of [ana, ben, cleo]) await each!.page.waitForSelector('.asc');
  await zoe!.page.waitForSelector('.asc');
  expect(await zoe!.page.locator('.asc').innerText()).toContain('Ben');
  const asked = await Promise.all(
    [ana, ben, cleo].map((each) =>
      each!.page.waitForSelector('.asc[data-asked]').then((found) => found.getAttribute('data-asked')),
    ),
  );
  expect(asked.filter((each) => each === 'true')).toHaveLength(1);
  expect([ana, ben, cleo, zoe].flatMap((each) => each!.complaints)).toEqual([]);
  await Promise.all([ana, ben, cleo, zoe].map((each) => each!.page.context().close()));
});

test('a public table is listed, players add shuffle words, and errors appear where they belong', async () => {
  const [ana, ben] = await Promise.all([server.page(), server.page()]);
  await table(ana.page, 'Ana', async () => {
    await ana.page.getByRole('radio', { name: 'Conflictus Aeternus' }).click();
    await ana.page.getByRole('radio', { name: 'anyone' }).click();
    await ana.page.getByText('More options').click();
    await ana.page.getByRole('textbox', { name: 'Name of the table' }).fill('Candle club');
    await ana.page.getByRole('radio', { name: 'days' }).click();
    await ana.page.getByText('House rules').click();
    await ana.page.getByRole('switch', { name: 'The reserve is face up' }).click();
  });
  await ana.page.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'Landslide' });
  await ana.page.getByText('Help shuffle').click();
  await ana.page.getByRole('textbox', { name: 'Help shuffle' }).fill('seven owls');
  await ana.page.getByRole('button', { name: 'Add', exact: true }).click();
  await ana.page.getByText('Shuffled in: seven owls').waitFor();

  await ben.page.goto(`${server.url}/tables`);
  const row = ben.page.locator('.table-row', { hasText: 'Candle club' });
  expect(await row.innerText()).toContain('3 days per move');
  await row.getByRole('link', { name: 'Join' }).click();
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Master');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  expect(await ben.page.getByRole('alert').innerText()).toContain('Master');
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await ben.page.getByRole('button', { name: 'Begin' }).click();
  await ana.page.waitForSelector('.con');
  expect(ana.complaints).toEqual([]);
  // The browser logs the rejected request, too.
  expect(ben.complaints.filter((each) => !each.includes('409'))).toEqual([]);
  await Promise.all([ana, ben].map((each) => each.page.context().close()));
});

test.each(['Ascension', 'Conflictus Aeternus'])(
  'two play %s on one device, and the page contains no cards during a handover',
  async (game) => {
    const { page, complaints } = await server.page();
    await page.goto(`${server.url}/hotseat`);
    await page.getByRole('radio', { name: game }).click();
    const { y, height } = (await page.getByRole('button', { name: 'Begin' }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(720); // Visible without scrolling.
    expect(await page.getByText('Samael').count()).toBe(0); // Solo options are hidden.
    await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ana');
    await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bia');
    await page.getByRole('button', { name: 'Begin' }).click();
    const taken: string[] = [];
    const player = new TableDriver(page);
    for (let steps = 0; taken.length < 4; steps++) {
      expect(steps).toBeLessThan(400);
      await page.waitForSelector('.pass-on, [data-seq][data-asked=true]:not([data-busy=true])');
      if (await page.locator('.pass-on').count()) {
        expect(await page.locator('[data-seq], .card, [data-card], .log, dialog').count()).toBe(0);
        const who = /Pass the device to (\w+)/.exec(await page.locator('.pass-on h1').innerText())![1]!;
        taken.push(who);
        await page.getByRole('button', { name: `I am ${who}` }).click();
      } else await Promise.race([player.step(), page.waitForSelector('.pass-on')]);
    }
    expect(new Set(taken)).toEqual(new Set(['Ana', 'Bia']));
    expect(taken.every((who, i) => i === 0 || who !== taken[i - 1])).toBe(true);

    // One player concedes: the end is shown from no particular seat, and the next game begins with a handover, too.
    const id = page.url().split('/').at(-1)!;
    await page.evaluate(
      (table) =>
        fetch(`/api/v1/tables/${table}/actions?seat=1`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"type":"concede"}',
        }),
      id,
    );
    await page.getByRole('heading', { name: 'Ana wins' }).waitFor();
    await page.getByRole('button', { name: 'Rematch', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await page.getByRole('heading', { name: /^Pass the device to/ }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test('more players select the sets they need; teams are visible, and players can change teams', async () => {
  const { page, complaints } = await server.page();
  await table(page, 'Ana', async () => {
    await page.getByRole('radio', { name: '5 with Both sets' }).click();
    await page.getByRole('status').getByText('Both sets').waitFor();
    expect(await page.getByRole('radio', { name: 'Both sets', exact: true }).getAttribute('aria-checked')).toBe('true');
    expect(await page.locator('.seat').count()).toBe(5);
    await page.getByRole('radio', { name: 'Teams' }).click();
    await page.getByRole('radio', { name: '6', exact: true }).click();
    expect(await page.getByRole('region', { name: /^Team / }).count()).toBe(3);
  });
  const [sun, moon] = ['Sun', 'Moon'].map((name) => page.getByRole('region', { name: `Team ${name}` }));
  await sun!.locator('.seat', { hasText: 'Ana' }).waitFor();
  await moon!.getByRole('button', { name: 'Move here' }).first().click();
  await moon!.locator('.seat', { hasText: 'Ana' }).waitFor();
  await sun!.locator('.seat', { hasText: 'Ana' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a guest registers, signs out and in, exports their data and deletes the account', async () => {
  const { page, complaints } = await server.page();
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Solo/ }).click();
  await page.waitForSelector('.asc');
  await page.goto(`${server.url}/account`);
  await page.getByRole('radio', { name: 'Medal 5' }).click();
  await page.getByRole('radio', { name: 'Medal 5' }).press('ArrowRight'); // Arrow keys move between the options.
  await page.waitForFunction(() =>
    document.activeElement?.matches('[aria-label="Medal 6"][aria-checked=true][tabindex="0"]'),
  );
  await page.locator('h2 svg').waitFor();
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Upgrade to an account' }) });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ines');
  await form.getByLabel('Password').fill('a long sentence');
  await form.getByRole('button').click();
  await page.getByRole('heading', { name: /Ines\s*account/ }).waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  const door = page.locator('form', { has: page.getByRole('heading', { name: 'Sign in' }) });
  await door.getByRole('textbox', { name: 'Name' }).fill('ines');
  await door.getByLabel('Password').fill('a long sentence');
  await door.getByRole('button').click();
  await page.getByRole('heading', { name: /Ines\s*account/ }).waitFor();

  await page.getByText('API tokens').click();
  await page.getByRole('textbox', { name: 'What it is for' }).fill('my script');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await page.locator('.token-rows li', { hasText: 'my script' }).getByRole('button', { name: 'Revoke' }).click();
  await page.waitForFunction(() => !document.querySelector('.token-rows li'));
  await page.getByText('My data').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('vigil.json');
  await page.getByRole('textbox', { name: 'To confirm, type Ines' }).fill('Ines');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

const LANGUAGES = [
  ['Português', 'Ajustes', 'Jogar agora'],
  ['Français', 'Réglages', 'Jouer'],
  ['Русский', 'Настройки', 'Играть'],
  ['English', 'Settings', 'Play now'],
] as const;
test('settings apply at once, are stored, and exist in every language', async () => {
  const { page, complaints } = await server.page(360, 640, { touch: true });
  await page.goto(`${server.url}/settings`);
  for (const [language, title] of LANGUAGES) {
    await page.getByRole('radio', { name: language }).tap();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    // No untranslated message keys are left: they contain hyphens and lower-case letters.
    expect((await page.locator('.leaf').innerText()).match(/\b(set|pace|theme|keys|stops)-[a-z-]+/g)).toBeNull();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const root = (what: string): Promise<string | null> =>
    page.evaluate((name) => document.documentElement.getAttribute(name), what);
  await page.emulateMedia({ colorScheme: 'dark' }); // Without a chosen theme, the page follows the system.
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  await page.getByRole('radio', { name: 'Daylight' }).tap();
  expect(await root('data-theme')).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'match system' }).tap();
  expect(await root('data-theme')).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForFunction(() => document.documentElement.dataset['motion'] !== 'off');
  await page.getByRole('radiogroup', { name: 'Motion' }).getByRole('radio', { name: 'off' }).tap();
  expect(await root('data-motion')).toBe('off');
  await page.getByRole('radio', { name: '150 %' }).tap();
  await page.getByRole('switch', { name: 'Sounds', exact: true }).tap();
  await page.reload();
  expect(await root('data-motion')).toBe('off');
  expect(await page.getByRole('switch', { name: 'Sounds', exact: true }).getAttribute('aria-checked')).toBe('false');
  expect(await page.getByRole('radio', { name: '150 %' }).getAttribute('aria-checked')).toBe('true');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test(`an unnamed guest is called "guest" in each viewer's language`, async () => {
  const [ana, ben] = await Promise.all([
    server.page(1280, 720, { locale: 'fr' }),
    server.page(360, 640, { locale: 'ru' }),
  ]);
  await ana.page.goto(`${server.url}/new`);
  await ana.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await ana.page.getByRole('heading', { level: 1, name: 'Table : Invité' }).waitFor();
  await ana.page.getByRole('combobox', { name: 'Bot pour la place 2' }).selectOption('easy');
  await ana.page.locator('.seat', { hasText: 'Facile' }).waitFor();
  await ben.page.goto(await ana.page.getByRole('textbox', { name: 'Lien' }).inputValue());
  await ben.page.getByRole('heading', { level: 1, name: 'Стол: Гость' }).waitFor();
  expect(await ben.page.locator('.seat').allInnerTexts()).toEqual([
    expect.stringContaining('Гость'),
    expect.stringContaining('Новичок'),
  ]);
  await ana.page.goto(server.url);
  await ana.page.getByRole('button', { name: 'PT', exact: true }).click();
  await ana.page.locator('.start-top').getByText('Visitante').waitFor();
  expect([ana, ben].flatMap((each) => each.complaints)).toEqual([]);
});
