import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complete, fold, parseCommand, type CommandLanguage } from '../src/lib/table/commands';
import type { OptionInfo } from '../src/lib/protocol';

const option = (name: string, text: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  verb: name.split(' ')[0]!,
  text,
  target: null,
  card_name: null,
  ability: null,
  ...more,
});

const OPTIONS = [
  option('play apprentice', 'Jouer Apprenti', { target: { kind: 'card', id: 3 }, card_name: 'Apprentice' }),
  option('play militia', 'Jouer Milice', { target: { kind: 'card', id: 4 }, card_name: 'Militia' }),
  option('acquire mystic', 'Acquérir Mystique', { target: { kind: 'card', id: 30 }, card_name: 'Mystic' }),
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
const french: CommandLanguage = { words: (name) => WORDS[name] ?? name, card: (face) => NAMES[face] ?? face };

const chosen = (line: string): string => {
  const meant = parseCommand(line, OPTIONS, french);
  return meant.kind === 'choose' ? meant.option.name : meant.kind;
};

test('an option can be typed by its text, its terminal command, in English, or by number', () => {
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

test('an ambiguous line gets suggestions, and one letter chooses nothing', () => {
  const meant = parseCommand('jouer', OPTIONS, french);
  expect(meant).toEqual({ kind: 'unclear', near: ['Jouer Apprenti', 'Jouer Milice'] });
  expect(chosen('m')).toBe('unclear');
  expect(chosen('play 7')).toBe('unclear');
  expect(chosen('xyzzy')).toBe('unclear');
});

test('commands perform actions and read-outs', () => {
  expect(parseCommand('annuler', OPTIONS, french)).toEqual({ kind: 'do', what: 'undo', about: '' });
  expect(parseCommand('pourquoi acquire mystic', OPTIONS, french)).toEqual({
    kind: 'do',
    what: 'why',
    about: 'acquire mystic',
  });
  expect(parseCommand('main', OPTIONS, french)).toEqual({ kind: 'read', what: 'hand' });
  expect(parseCommand('jouer tout', OPTIONS, french)).toEqual({ kind: 'do', what: 'all', about: '' });
});

const spoken = (words: Record<string, string>, names: Record<string, string>): CommandLanguage => ({
  words: (name) => words[name] ?? name,
  card: (face) => names[face] ?? face,
});

test('commands may have two words (Portuguese "why")', () => {
  const portuguese = spoken({ why: 'por que, porque, pq', undo: 'desfazer', all: 'tudo' }, {});
  expect(parseCommand('por que 3', OPTIONS, portuguese)).toEqual({ kind: 'do', what: 'why', about: '3' });
  expect(parseCommand('Por  que mystic', OPTIONS, portuguese)).toEqual({ kind: 'do', what: 'why', about: 'mystic' });
  expect(parseCommand('porque 3', OPTIONS, portuguese)).toEqual({ kind: 'do', what: 'why', about: '3' });
});

test('Russian card names are recognized in any case', () => {
  const russian = spoken({ play: 'разыграть, играть', why: 'почему' }, { Apprentice: 'Ученик', Militia: 'Ополчение' });
  const options = [
    option('play apprentice', 'Разыграть «Ученик»', { card_name: 'Apprentice' }),
    option('play militia', 'Разыграть «Ополчение»', { card_name: 'Militia' }),
  ];
  const taken = (line: string): string => {
    const said = parseCommand(line, options, russian);
    return said.kind === 'choose' ? said.option.name : said.kind;
  };
  expect(taken('разыграть ученика')).toBe('play apprentice');
  expect(taken('разыграть ополчения')).toBe('play militia');
  expect(taken('разыграть учёбу')).toBe('unclear');
  expect(parseCommand('почему 3', options, russian)).toEqual({ kind: 'do', what: 'why', about: '3' });
});

test.each(['pt', 'ru'])("the placeholder's examples work (%s)", (lang) => {
  const said = (key: string): string =>
    new RegExp(`^${key} = (.*)$`, 'm').exec(
      readFileSync(join(import.meta.dirname, `../src/locales/${lang}.ftl`), 'utf8'),
    )![1]!;
  const names: Record<string, string> = { pt: 'Aprendiz', ru: 'Ученик' };
  const speech: CommandLanguage = { words: (name) => said(`cmd-${name}`), card: () => names[lang]! };
  const options = [option('play apprentice', `… ${names[lang]}`, { card_name: 'Apprentice' }), option('end_turn', '…')];
  const [play, end, why] = said('command-example').replace('…', '').split(', ');
  expect(parseCommand(play!, options, speech)).toEqual({ kind: 'choose', option: options[0] });
  expect(parseCommand(end!, options, speech)).toEqual({ kind: 'choose', option: options[1] });
  expect(parseCommand(why!, options, speech)).toEqual({ kind: 'do', what: 'why', about: '3' });
});

test('completion ignores accents in any alphabet', () => {
  expect(complete('acq', OPTIONS, french)).toEqual(['Acquérir Mystique']);
  expect(complete('term', OPTIONS, french)).toEqual(['Terminer le tour']);
  expect(fold('Разыграть «Ученика»')).toBe('разыграть ученика');
});

test('mute commands take a name or none', () => {
  expect(parseCommand('mute', [], french)).toEqual({ kind: 'do', what: 'mute', about: '' });
  expect(parseCommand('mute Ana Maria', [], french)).toEqual({ kind: 'do', what: 'mute', about: 'Ana Maria' });
  expect(parseCommand('unmute Ana', [], french)).toEqual({ kind: 'do', what: 'hear', about: 'Ana' });
});
