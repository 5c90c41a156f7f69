import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { complete, fold, understand, type Speech } from '../src/lib/table/commands';
import { meant } from '../src/lib/table/physical-key';
import { closed } from '../src/lib/table/dialogs';
import { decoded } from '../src/lib/decode-url';
import { knownOf } from '../src/lib/table/known-cards';
import { Quiet } from '../src/lib/table/muted-tables.svelte';
import { journeys, shift, swept } from '../src/lib/motion';
import { cueOf } from '../src/lib/table/sound-cues';
import { leftAt, shownTime } from '../src/lib/time';
import type { EventInfo, OptionInfo } from '../src/lib/protocol';

const option = (name: string, text: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  verb: name.split(' ')[0]!,
  text,
  target: null,
  face: null,
  ability: null,
  ...more,
});

const OPTIONS = [
  option('play apprentice', 'Jouer Apprenti', { target: { kind: 'card', id: 3 }, face: 'Apprentice' }),
  option('play militia', 'Jouer Milice', { target: { kind: 'card', id: 4 }, face: 'Militia' }),
  option('acquire mystic', 'Acquérir Mystique', { target: { kind: 'card', id: 30 }, face: 'Mystic' }),
  option('end_turn', 'Terminer le tour'),
];
const NAMES: Record<string, string> = { Apprentice: 'Apprenti', Militia: 'Milice', Mystic: 'Mystique' };
const WORDS: Record<string, string> = {
  play: 'jouer, jouez',
  acquire: 'acheter, acquérir',
  end: 'fin, finir',
  undo: 'annuler',
  hand: 'main',
  why: 'pourquoi',
  all: 'tout',
};
const french: Speech = { words: (name) => WORDS[name] ?? name, card: (face) => NAMES[face] ?? face };

const chosen = (line: string): string => {
  const meant = understand(line, OPTIONS, french);
  return meant.kind === 'choose' ? meant.option.name : meant.kind;
};

test('an option is typed as it is called, as the terminal calls it, in English, or by a number', () => {
  expect(chosen('jouer milice')).toBe('play militia');
  expect(chosen('play militia')).toBe('play militia');
  expect(chosen('acheter mys')).toBe('acquire mystic');
  expect(chosen('buy mystic')).toBe('acquire mystic');
  expect(chosen('JOUER  Apprenti')).toBe('play apprentice');
  expect(chosen('2')).toBe('play militia');
  expect(chosen('play 2')).toBe('play militia');
  expect(chosen('mystique')).toBe('acquire mystic');
  expect(chosen('fin')).toBe('end_turn');
  expect(chosen('pass')).toBe('end_turn');
});

test('a line that could mean several things names them, and nothing is chosen by one letter', () => {
  const meant = understand('jouer', OPTIONS, french);
  expect(meant).toEqual({ kind: 'unclear', near: ['Jouer Apprenti', 'Jouer Milice'] });
  expect(chosen('m')).toBe('unclear');
  expect(chosen('play 7')).toBe('unclear');
  expect(chosen('xyzzy')).toBe('unclear');
});

test('words about the table are deeds and questions', () => {
  expect(understand('annuler', OPTIONS, french)).toEqual({ kind: 'do', what: 'undo', about: '' });
  expect(understand('pourquoi acquire mystic', OPTIONS, french)).toEqual({
    kind: 'do',
    what: 'why',
    about: 'acquire mystic',
  });
  expect(understand('main', OPTIONS, french)).toEqual({ kind: 'read', what: 'hand' });
  expect(understand('jouer tout', OPTIONS, french)).toEqual({ kind: 'do', what: 'all', about: '' });
});

const spoken = (words: Record<string, string>, names: Record<string, string>): Speech => ({
  words: (name) => words[name] ?? name,
  card: (face) => names[face] ?? face,
});

test('a word may be two: the Portuguese why', () => {
  const portuguese = spoken({ why: 'por que, porque, pq', undo: 'desfazer', all: 'tudo' }, {});
  expect(understand('por que 3', OPTIONS, portuguese)).toEqual({ kind: 'do', what: 'why', about: '3' });
  expect(understand('Por  que mystic', OPTIONS, portuguese)).toEqual({ kind: 'do', what: 'why', about: 'mystic' });
  expect(understand('porque 3', OPTIONS, portuguese)).toEqual({ kind: 'do', what: 'why', about: '3' });
});

test('a Russian card is known in the case it is typed in', () => {
  const russian = spoken({ play: 'разыграть, играть', why: 'почему' }, { Apprentice: 'Ученик', Militia: 'Ополчение' });
  const options = [
    option('play apprentice', 'Разыграть «Ученик»', { face: 'Apprentice' }),
    option('play militia', 'Разыграть «Ополчение»', { face: 'Militia' }),
  ];
  const taken = (line: string): string => {
    const said = understand(line, options, russian);
    return said.kind === 'choose' ? said.option.name : said.kind;
  };
  expect(taken('разыграть ученика')).toBe('play apprentice');
  expect(taken('разыграть ополчения')).toBe('play militia');
  expect(taken('разыграть учёбу')).toBe('unclear');
  expect(understand('почему 3', options, russian)).toEqual({ kind: 'do', what: 'why', about: '3' });
});

test.each(['pt', 'ru'])('the examples beside the line are understood (%s)', (lang) => {
  const said = (key: string): string =>
    new RegExp(`^${key} = (.*)$`, 'm').exec(
      readFileSync(join(import.meta.dirname, `../src/locales/${lang}.ftl`), 'utf8'),
    )![1]!;
  const names: Record<string, string> = { pt: 'Aprendiz', ru: 'Ученик' };
  const speech: Speech = { words: (name) => said(`cmd-${name}`), card: () => names[lang]! };
  const options = [option('play apprentice', `… ${names[lang]}`, { face: 'Apprentice' }), option('end_turn', '…')];
  const [play, end, why] = said('command-example').replace('…', '').split(', ');
  expect(understand(play!, options, speech)).toEqual({ kind: 'choose', option: options[0] });
  expect(understand(end!, options, speech)).toEqual({ kind: 'choose', option: options[1] });
  expect(understand(why!, options, speech)).toEqual({ kind: 'do', what: 'why', about: '3' });
});

test('completion knows words without their accents, in any alphabet', () => {
  expect(complete('acq', OPTIONS, french)).toEqual(['Acquérir Mystique']);
  expect(complete('term', OPTIONS, french)).toEqual(['Terminer le tour']);
  expect(fold('Разыграть «Ученика»')).toBe('разыграть ученика');
});

const event = (what: string, card: number, origin: string, to: string, seat = 0): EventInfo => ({
  what,
  seat,
  text: '',
  rule: '',
  card,
  face: null,
  origin,
  to,
  n: 0,
  detail: '',
  other: -1,
  cause: null,
  clause: null,
});

test('a card that moved twice comes from where it was first and goes where it went last', () => {
  const ways = journeys([
    event('drawn', 5, 'deck', 'hand', 1),
    event('played', 5, 'hand', 'played', 1),
    event('gained', -1, '', ''),
  ]);
  expect(ways.get(5)).toEqual({ from: ['deck:1', 'deck'], to: ['played:1', 'played'] });
  expect(ways.size).toBe(1);
});

test('what was played is swept to the discard pile of who ends the turn', () => {
  const end = [event('cleanup', -1, 'hand', 'discard', 1), event('drawn', -1, 'deck', 'hand', 1)];
  expect(swept(end, 'played:1')).toEqual(['discard:1', 'discard']);
  expect(swept(end, 'hand:1')).toEqual(['discard:1', 'discard']);
  expect(swept(end, 'played:0')).toEqual([]);
  expect(swept([event('shuffled', -1, 'discard', 'deck')], 'discard:0')).toEqual(['deck:0', 'deck']);
});

test('a motion begins at the middle of where the card was, in its size', () => {
  expect(shift({ x: 0, y: 0, w: 50, h: 70 }, { x: 100, y: 100, w: 100, h: 140 })).toBe(
    'translate(-125.0px, -135.0px) scale(0.500) translate(0px, 0px)',
  );
});

test('known cards are the own deck without its order, and what was seen on its way', () => {
  const pile = (known: [number, string][] = []): unknown => ({ count: 3, faces: [], known });
  const view = {
    players: [
      { seat: 0, deck: pile(), hand: pile(), deck_list: ['Militia', 'Apprentice', 'Militia'] },
      { seat: 1, deck: pile([[0, 'Mystic']]), hand: pile([[-1, 'Arha']]), deck_list: [] },
    ],
    center: pile([[2, 'Mephit']]),
  };
  const known = knownOf({ update: { view } as never, seat: 0 });
  expect(known.deck).toEqual([
    ['Apprentice', 1],
    ['Militia', 2],
  ]);
  expect(known.places).toEqual([
    { seat: 1, zone: 'deck', cards: [[0, 'Mystic']] },
    { seat: 1, zone: 'hand', cards: [[-1, 'Arha']] },
    { seat: -1, zone: 'center', cards: [[2, 'Mephit']] },
  ]);
});

test('a clock runs for the person who is asked, never below zero, and not for a bot that plays on', () => {
  const live = { status: 'running', asked: 0, clocks: [61_000, 3_700_000] } as never;
  const people = {
    seats: [
      { bot: null, stand_in: null },
      { bot: null, stand_in: null },
    ],
  } as never;
  expect(leftAt(live, people, 0, 1000)).toBe(60_000);
  expect(leftAt(live, people, 0, 99_000)).toBe(0);
  expect(leftAt(live, people, 1, 1000)).toBe(3_700_000);
  expect(leftAt(live, { seats: [{ bot: null, stand_in: 'steady' }] } as never, 0, 1000)).toBe(61_000);
  expect([0, 9_100, 61_000, 3_700_000, 90_000_000].map(shownTime)).toEqual([
    '0:00',
    '0:10',
    '1:01',
    '1:01:40',
    '1 d 1 h',
  ]);
});

test('one sound an update, the weightiest', () => {
  expect(cueOf([{ what: 'drawn' }, { what: 'acquired' }])).toBe('take');
  expect(cueOf([{ what: 'played' }, { what: 'destroyed' }])).toBe('strike');
  expect(cueOf([{ what: 'turn' }])).toBeNull();
});

test('letters are those of the keyboard, whatever alphabet it writes, and digits need no shift', () => {
  const key = (key: string, code: string, shiftKey = false): string => meant({ key, code, shiftKey });
  expect(key('ф', 'KeyA')).toBe('a');
  expect(key('Я', 'KeyZ', true)).toBe('z');
  expect(key('ı', 'KeyI')).toBe('i');
  expect(key('ю', 'Period')).toBe('.');
  expect(key('a', 'KeyQ')).toBe('a'); // a French keyboard: the letter counts, not the key
  expect([key('&', 'Digit1'), key('é', 'Digit2'), key('ç', 'Digit9'), key('1', 'Digit1', true)]).toEqual([
    '1',
    '2',
    '9',
    '1',
  ]);
  expect(key('/', 'Digit7', true)).toBe('/'); // a German keyboard
  expect(key('&', 'Digit6', true)).toBe('&');
  expect([key('?', 'Slash', true), key('.', 'Slash'), key('Escape', 'Escape'), key('ö', 'Semicolon')]).toEqual([
    '?',
    '.',
    'Escape',
    'ö',
  ]);
});

test('a sheet that is gone or open again when its closing is told is left alone', () => {
  const told = (isConnected: boolean, open: boolean): Event =>
    ({ currentTarget: { isConnected, open } }) as unknown as Event;
  expect([closed(told(true, false)), closed(told(true, true)), closed(told(false, false))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an address that nobody can read is taken as it stands', () => {
  expect(decoded('Mon%20deck')).toBe('Mon deck');
  expect(decoded('%E0%A4%A')).toBe('%E0%A4%A');
});

test('a table at which nobody is heard stays so, and no other does', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const at = (table: string): Quiet => {
    const quiet = new Quiet();
    quiet.at(table);
    return quiet;
  };
  at('one').turn(true);
  expect([at('one').on, at('two').on]).toEqual([true, false]);
  for (let n = 0; n < 60; n++) at(`more ${n}`).turn(true);
  expect([at('one').on, at('more 59').on]).toEqual([false, true]); // the oldest are dropped
  at('more 59').turn(false);
  expect(at('more 59').on).toBe(false);
  kept.set('vigil-quiet', '{"spoilt');
  expect(at('one').on).toBe(false);
  vi.unstubAllGlobals();
});

test('muting is typed with a name or without one', () => {
  expect(understand('mute', [], french)).toEqual({ kind: 'do', what: 'mute', about: '' });
  expect(understand('mute Ana Maria', [], french)).toEqual({ kind: 'do', what: 'mute', about: 'Ana Maria' });
  expect(understand('hear Ana', [], french)).toEqual({ kind: 'do', what: 'hear', about: 'Ana' });
});
