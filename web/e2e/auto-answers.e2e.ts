/* Automatic answers, the verbosity of announcements, and PINs on shared devices. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CardList } from '../src/lib/protocol';
import { Guest } from './sign-in';
import { fileServer } from './file-server';

const server = await fileServer();

/** Record all screen reader announcements from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const write = (): void =>
      void [...document.querySelectorAll('[data-live]')].forEach(
        (each) => each.textContent && said.push(each.textContent),
      );
    for (const each of document.querySelectorAll('[data-live]'))
      new MutationObserver(write).observe(each, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));
}
const chips = (page: Page): ReturnType<Page['locator']> =>
  page.getByRole('complementary', { name: 'Log' }).locator('.auto-chip');

/** A row of Askaras: each lets every player draw a card, so the same question recurs before the first turn. */
async function askaras(guest: Guest): Promise<string> {
  const { cards } = await guest.ask<CardList>('get', '/cards/ascension?lang=en');
  const copies = Object.fromEntries(
    cards
      .filter((card) => card['set'] === 'fallen')
      .map((card) => [card['name'], card['name'] === 'Askara of Fate' ? 6 : 0]),
  );
  return guest.table('ascension', '7', { sets: 'fallen', copies });
}

test('Ascension: a saved answer repeats automatically, visibly and audibly, until it is undone or deleted', async () => {
  const { page, complaints } = await server.page();
  const guest = await Guest.at(server.url, page.context());
  const id = await askaras(guest);
  await page.goto(`${server.url}/settings`);
  await page
    .getByRole('radiogroup', { name: 'Automatic answers' })
    .getByRole('radio', { name: /^custom/i })
    .click();
  await page.getByRole('radiogroup', { name: 'Screen reader' }).getByRole('radio', { name: /^full/i }).click();
  await page.goto(`${server.url}/table/${id}`);
  const question = page.getByRole('region', { name: 'Question' });
  const remember = question.getByRole('button', { name: 'Remember' });
  const hand = page.getByRole('group', { name: 'Hand' }).getByRole('button');
  await remember.waitFor();
  const said = await listen(page);
  await page.keyboard.press('o');
  expect(await remember.getAttribute('aria-pressed')).toBe('true');
  expect(await hand.count()).toBe(5);
  await page.keyboard.press('2'); // No, and automatically no at the other five.
  await page.waitForSelector('.asc[data-asked=true][data-busy=false][data-view=turn]');
  expect(await hand.count()).toBe(5);
  expect(await said()).toMatch(
    /your next answer will be remembered[^]*Askara of Fate: No \(auto\)[^]*draws a card[^]*It is your turn/i,
  );
  await page.keyboard.press('l');
  expect(await chips(page).count()).toBe(5);

  await page.keyboard.press('l');
  await page.keyboard.press('u');
  await remember.waitFor();
  expect(await page.locator('.asc').getAttribute('data-asked')).toBe('true');
  await page.keyboard.press('1'); // Yes this time.
  await page.waitForSelector('.asc[data-asked=true][data-busy=false][data-view=turn]');
  expect(await hand.count()).toBe(6);

  await page.goto(`${server.url}/settings`);
  const kept = page.getByRole('listitem').filter({ hasText: 'Askara of Fate' });
  expect(await kept.innerText()).toContain('always no');
  await kept.getByRole('button', { name: 'Askara of Fate: ask me again' }).press('Enter');
  await page.getByText('No saved answers yet').waitFor();

  // At the next table, the question is asked; then the "convenient" mode answers it.
  await page.goto(`${server.url}/table/${await askaras(guest)}`);
  await remember.waitFor();
  await page.keyboard.press('Shift+C');
  await page.getByRole('menuitem', { name: 'Automatic answers: custom' }).click();
  await page.getByRole('radio', { name: /^convenient/i }).press('Enter');
  await page.waitForSelector('.asc[data-asked=true][data-busy=false][data-view=turn]');
  expect(await hand.count()).toBe(10);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  expect(await chips(page).count()).toBe(5);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('Conflictus: recurring triggers are passed automatically, and asked after an undo', async () => {
  const { page, complaints } = await server.page();
  const guest = await Guest.at(server.url, page.context());
  let id = '';
  for (const seed of ['7', '5', '11', '13']) {
    id = await guest.table('conflictus', seed);
    const { status } = await guest.play(
      id,
      ({ decision, view }) =>
        decision!.question['key'] === 'priority' &&
        (view as { transition: { what: string }[] }).transition.at(-1)?.what === 'triggered',
    );
    if (status === 'running') break;
  }
  await page.addInitScript(
    () =>
      localStorage.getItem('vigil') ??
      localStorage.setItem('vigil', JSON.stringify({ autos: 'custom', stops: 'full' })),
  );
  await page.goto(`${server.url}/table/${id}`);
  const waits = page.getByRole('complementary', { name: 'Transition' });
  const always = waits.getByRole('button', { name: 'Always pass' });
  await page.waitForSelector('.con[data-asked=true][data-busy=false]');
  const items = await always.count();
  expect(items).toBeGreaterThan(0);
  const number = await waits.locator('[data-item]').first().getAttribute('data-item');
  const said = await listen(page);
  await page.keyboard.press('n');
  await waits.locator(`[data-item="${number}"]`).waitFor({ state: 'detached' });
  await page.waitForSelector('.con[data-asked=true][data-busy=false]');
  expect(await said()).toMatch(/you pass automatically from now on[^]*\(auto\)/);
  await page.keyboard.press('l');
  expect(await chips(page).count()).toBeGreaterThan(0);

  await page.keyboard.press('u');
  await waits.locator(`[data-item="${number}"]`).waitFor();
  await page.waitForSelector('.con[data-asked=true][data-busy=false]');
  expect(await always.first().getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('shared device: cards require the PIN, even after navigation and reloading; it is never stored in plain text', async () => {
  const { page, complaints } = await server.page(360, 640, { touch: true });
  await page.goto(`${server.url}/hotseat`);
  const PINS: Record<string, string> = { Ana: '24681357', Bia: '97531864' };
  for (const [n, [name, pin]] of Object.entries(PINS).entries()) {
    await page.getByRole('textbox', { name: `Name of player ${n + 1}` }).fill(name);
    await page.getByLabel(`PIN of player ${n + 1}`).fill(n ? pin : '12');
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('alert').filter({ hasText: '4 to 8 digits' }).waitFor();
  await page.getByLabel('PIN of player 1').fill(PINS['Ana']!);
  await page.getByRole('button', { name: 'Begin' }).click();

  const hidden = async (): Promise<string> => {
    const head = page.getByRole('heading', { name: /^Pass the device to/ });
    await head.waitFor();
    expect(await page.locator('[data-seq], .card, [data-card]').count()).toBe(0);
    return /to (\w+)/.exec(await head.innerText())![1]!;
  };
  const who = await hidden();
  const wrong = Object.entries(PINS).find(([name]) => name !== who)![1];
  const pin = page.getByLabel(`Your PIN, ${who}`);
  const enter = page.getByRole('button', { name: `I am ${who}` });
  await pin.fill(wrong);
  await enter.click();
  await page.getByRole('status').filter({ hasText: 'Wrong PIN.' }).waitFor();
  await hidden();
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })))).not.toMatch(
    /24681357|97531864/,
  );

  await pin.fill(PINS[who]!);
  await pin.press('Enter');
  await page.waitForSelector('.asc[data-asked=true]');
  await page.reload(); // Reloading hides the cards.
  await hidden();
  await pin.fill(PINS[who]!);
  await pin.press('Enter');
  await page.waitForSelector('.asc[data-asked=true]');
  await page.evaluate(() => history.pushState(null, '', '/credits')); // Navigate away and back.
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.locator('.asc').waitFor({ state: 'detached' });
  await page.goBack();
  await hidden();
  for (let tries = 0; tries < 3; tries++) {
    await pin.fill(wrong);
    await pin.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: tries < 2 ? 'Wrong PIN' : /Try again in \d seconds/ })
      .waitFor();
  }
  expect(complaints).toEqual([]);

  // A browser without hashing offers no PINs.
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }));
  await page.goto(`${server.url}/hotseat`);
  await page.getByText('No PINs here').waitFor();
  expect(await page.getByLabel('PIN of player 1').count()).toBe(0);
  await page.context().close();
});
