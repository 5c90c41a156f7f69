import { expect, test, vi } from 'vitest';
import { decoded } from '../src/lib/decode-url';
import { closed } from '../src/lib/table/dialogs';
import { knownOf } from '../src/lib/table/known-cards';
import { TableMute } from '../src/lib/table/muted-tables.svelte';
import { meant } from '../src/lib/table/physical-key';
import { cueOf } from '../src/lib/table/sound-cues';
import { leftAt, shownTime } from '../src/lib/time';

test('known cards: your deck without its order, and cards that you have seen', () => {
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

test('the clock runs for the person to act, not below zero, and not for a substitute bot', () => {
  const live = { status: 'running', seat_to_act: 0, clocks: [61_000, 3_700_000] } as never;
  const people = {
    seats: [
      { bot: null, substitute_bot: null },
      { bot: null, substitute_bot: null },
    ],
  } as never;
  expect(leftAt(live, people, 0, 1000)).toBe(60_000);
  expect(leftAt(live, people, 0, 99_000)).toBe(0);
  expect(leftAt(live, people, 1, 1000)).toBe(3_700_000);
  expect(leftAt(live, { seats: [{ bot: null, substitute_bot: 'steady' }] } as never, 0, 1000)).toBe(61_000);
  expect([0, 9_100, 61_000, 3_700_000, 90_000_000].map(shownTime)).toEqual([
    '0:00',
    '0:10',
    '1:01',
    '1:01:40',
    '1 d 1 h',
  ]);
});

test('one sound per update, the most important', () => {
  expect(cueOf([{ kind: 'drawn' }, { kind: 'acquired' }])).toBe('take');
  expect(cueOf([{ kind: 'played' }, { kind: 'destroyed' }])).toBe('strike');
  expect(cueOf([{ kind: 'turn' }])).toBeNull();
});

test('keys work on any alphabet, and digits without Shift', () => {
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

test('a late close event is ignored if the dialog is gone or open again', () => {
  const told = (isConnected: boolean, open: boolean): Event =>
    ({ currentTarget: { isConnected, open } }) as unknown as Event;
  expect([closed(told(true, false)), closed(told(true, true)), closed(told(false, false))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a malformed address is returned unchanged', () => {
  expect(decoded('Mon%20deck')).toBe('Mon deck');
  expect(decoded('%E0%A4%A')).toBe('%E0%A4%A');
});

test('a muted table stays muted, and no other table is', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const at = (table: string): TableMute => {
    const quiet = new TableMute();
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
