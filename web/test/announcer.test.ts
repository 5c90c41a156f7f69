/* Screen reader announcements: the transcript of a fixed deal at each verbosity. To update it on purpose, run `npx
 * vitest run test/announcer.test.ts -u`, and read the changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import type { Line } from '../src/lib/table.svelte';
import type { Update } from '../src/lib/protocol';

vi.stubGlobal('location', { origin: 'http://table', search: '', pathname: '/' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', {
  querySelector: () => null,
  documentElement: { dataset: {}, style: { setProperty: () => undefined } },
});

const { Table } = await import('../src/lib/table.svelte');
const { Announcements } = await import('../src/lib/table/announcer');
const { settings, VOICES } = await import('../src/lib/settings.svelte');
const { cardsText, playedAll, readOut } = await import('../src/lib/table/spoken-summary');
const { applyStoredSettings } = await import('../src/lib/settings.svelte');
const { setLanguage } = await import('../src/lib/i18n.svelte');
const { cardLabel } = await import('../src/lib/table/card-label');
const { lapsesIn } = await import('../src/lib/clock.svelte');
const { useWords } = await import('./game-words');
type Wish = (typeof VOICES)[number];

const FOLDER = join(import.meta.dirname, 'fixtures');
const NAMES = ['Ana', 'Ben', 'Caio'];
const GAMES = ['ascension', 'conflictus'] as const;

beforeAll(async () => {
  await setLanguage('en');
  await useWords();
});

const deal = (game: string): Update[] => JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Update[];

/** All announcements for the updates of a deal, with urgent ones marked. */
function told(game: string, wish: Wish, then: (all: Update[]) => Update[] = () => []): string[] {
  settings.voice = wish;
  const socket = new FakeSocket();
  const table = new Table('', 'deal', 'en', 0, '', socket.environment);
  socket.tell({ type: 'hello', table: { game, seats: NAMES.map((name, seat) => ({ seat, name })), options: {} } });
  const voice = new Announcements(table);
  const said: string[] = [];
  table.after.add((events: Line[], update) => {
    const spoken = voice.hear(events, update);
    if (spoken) said.push(`${spoken.urgent ? '! ' : '  '}${spoken.text}`);
  });
  const all = deal(game);
  for (const update of [...all, ...then(all)]) socket.tell(update);
  return said;
}

for (const game of GAMES)
  for (const wish of ['brief', 'normal', 'full'] as const)
    test(`${game}, ${wish}: the transcript is unchanged`, async () => {
      await expect(`${told(game, wish).join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, `${game}-${wish}.txt`));
    });

/** A player's actions by turn, as log lines. */
function turns(updates: Update[], name: string): string[][] {
  const made: string[][] = [];
  for (const event of updates.slice(1).flatMap((update) => update.events)) {
    if (event.kind === 'turn') made.push([]);
    else if (event.text.startsWith(name)) made.at(-1)?.push(event.text);
  }
  return made.filter((actions) => actions.length);
}

test.each(['brief', 'normal'] as const)("an opponent's turn is summarized once (%s)", (wish) => {
  const said = told('ascension', wish);
  let heard = 0;
  for (const name of ['Ben', 'Caio'])
    for (const actions of turns(deal('ascension'), name)) {
      const bought = actions.filter((text) => /acquires|defeats/.test(text));
      if (bought.length) heard++;
    }
  const tellings = said.filter((text) => /(Ben|Caio) (acquires|defeats)/.test(text));
  const names = tellings.map((text) => new Set(text.match(/Ben|Caio/g)).size);
  expect(
    names.every((n) => n === 1),
    'each turn separately',
  ).toBe(true);
  expect(tellings.length).toBeLessThanOrEqual(heard);
  expect(tellings.length).toBeGreaterThan(2);
  expect(
    said.some((text) => / (draws|gains|plays) /.test(text.replace(/You [^.]*\./g, ''))),
    'no minor events',
  ).toBe(false);
});

test.each(GAMES)('"full" announces every event (%s)', (game) => {
  const said = told(game, 'full').join('\n');
  const events = deal(game)
    .slice(1)
    .flatMap((update) => update.events.map((event) => event.text).filter(Boolean));
  const last = events.findLastIndex((text) => said.includes(text));
  expect(events.filter((text, i) => i <= last && !said.includes(text))).toEqual([]);
  expect(last).toBeGreaterThan(events.length - 12);
});

test.each(GAMES)('lower verbosity says less (%s)', (game) => {
  const [brief, normal, full] = VOICES.map((wish) => told(game, wish).join(' ').length) as [number, number, number];
  expect(brief).toBeLessThan(normal);
  expect(normal).toBeLessThan(full);
});

/** A minimal table for read-outs, with these runes and this discard pile. */
const small = (runes: number, discard: string[], question: string): InstanceType<typeof Table> => {
  const pile = (names: string[]): object => ({
    count: names.length,
    faces: names.map((name, card) => ({ card, name, used: [] })),
  });
  const me = { seat: 0, runes, power: 1, honor: 0, discard: pile(discard) };
  return {
    info: { game: 'ascension' },
    seat: 0,
    update: { view: { players: [me] } },
    decision: { question: { key: question }, prompt: 'Banish a card?' },
    catalog: { of: (name: string) => ({ name }) },
  } as unknown as InstanceType<typeof Table>;
};

test('cards played at once are summarized with resources and the next question', () => {
  const names = ['Apprentice', 'Militia', 'Apprentice'];
  expect(cardsText(small(1, [], 'menu'), names)).toBe('2 × Apprentice and Militia');
  expect(playedAll(small(1, [], 'menu'), names)).toBe(
    'You play 2 × Apprentice and Militia. One Rune, 1 Power, 0 Honor.',
  );
  expect(playedAll(small(2, [], 'pick'), names)).toBe(
    'You play 2 × Apprentice and Militia. 2 Runes, 1 Power, 0 Honor. Banish a card?',
  );
});

test('piles with no cards and with one card', () => {
  expect(readOut(small(0, [], 'menu'), 'discard')).toBe('Discard pile: no cards.');
  expect(readOut(small(0, ['Mystic'], 'menu'), 'discard')).toBe('Discard pile, one card: Mystic.');
});

test('settings from another tab apply here, and a new language reloads', () => {
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  let again = 0;
  const kept = (newValue: string | null, key = 'vigil'): void => applyStoredSettings({ key, newValue }, () => again++);
  kept(JSON.stringify({ sound: false }));
  expect([settings.sound, again]).toEqual([false, 0]);
  kept('nothing of ours');
  kept(JSON.stringify({ sound: true }), 'other');
  kept(null);
  expect([settings.sound, again]).toEqual([false, 0]);
  kept(JSON.stringify({ lang: 'fr' }));
  expect([settings.lang, again]).toEqual(['fr', 1]);
  settings.lang = 'en';
});

test("a card's accessible name has name, cost and state; type and text are a description", () => {
  const card = {
    game: 'conflictus',
    name: 'Dawn Squire',
    kind: 'warrior',
    type: 'Warrior · Light',
    text: 'Draw a card.',
    honor: 0,
  } as Parameters<typeof cardLabel>[0];
  const stands = { cost: 1, stats: [1, 2, 0] as const, note: 'marked', count: null };
  const name = 'Dawn Squire, cost 1, attack 1, defense 2, mill 0, marked';
  expect(cardLabel(card, { ...stands, voice: 'normal' })).toEqual({ name, about: 'Warrior · Light. Draw a card.' });
  expect(cardLabel(card, { ...stands, voice: 'brief' })).toEqual({ name, about: '' });
  expect(cardLabel(card, { ...stands, voice: 'full' })).toEqual({
    name: `${name}. Warrior · Light. Draw a card.`,
    about: '',
  });
  const monster = { ...card, game: 'ascension' as const, kind: 'monster', name: 'Mephit', honor: 2 };
  expect(cardLabel(monster, { cost: 3, stats: null, note: '', count: 4, voice: 'normal' })).toEqual({
    name: 'Mephit, 3 Power to defeat, 4 cards',
    about: 'Warrior · Light. 2 Honor at the end. Draw a card.',
  });
});

test('the forfeit countdown continues between updates, and stops at zero', () => {
  const table = { live: { forfeit_in_ms: 5000 }, clockedAt: 100 } as Parameters<typeof lapsesIn>[0];
  expect([lapsesIn(table, 100), lapsesIn(table, 2100), lapsesIn(table, 9000), lapsesIn(table, 0)]).toEqual([
    5000, 3000, 0, 5000,
  ]);
});

test.each(['brief', 'normal', 'full'] as const)('an undo is announced once (%s)', (wish) => {
  const back = (all: Update[]): Update[] => {
    const first = all.find((update) => update.decision)!; // back to the first decision: everything since is undone
    const anew = { ...first, is_snapshot: false, events: [], seq: all.at(-1)!.seq + 1 };
    return [anew, { ...anew, seq: anew.seq + 1 }];
  };
  const said = told('ascension', wish, back).filter((line) => line.includes('Undone'));
  expect(said).toEqual([expect.stringMatching(/^[! ] Undone: You \w+ .*?…/)]);
});
