/* The command line: understands options, card names and read-out commands, in the reader's language or in English.
 * Parsing changes nothing; it returns what the line means or suggestions. */
import type { OptionInfo } from '../protocol';
import { READ_OUTS, type ReadOut } from './read-outs';

const COMMANDS = [
  'undo',
  'reset',
  'all',
  'log',
  'chat',
  'known',
  'help',
  'hint',
  'live',
  'back',
  'concede',
  'why',
  'look',
  'say',
  'agree',
  'refuse',
  'mute',
  'hear',
] as const;
export type Command = (typeof COMMANDS)[number];

export type ParsedCommand =
  | { kind: 'choose'; option: OptionInfo }
  | { kind: 'read'; what: ReadOut }
  | { kind: 'do'; what: Command; about: string }
  | { kind: 'unclear'; near: string[] };

/** English commands, which work in every language. */
export const ENGLISH: Record<string, string> = {
  play: 'play, p',
  use: 'use',
  acquire: 'acquire, buy, get',
  defeat: 'defeat, fight, kill, beat',
  end: 'end, e, pass, done',
  undo: 'undo, u',
  reset: 'reset',
  all: 'all, a',
  log: 'log',
  chat: 'chat, talk',
  known: 'known',
  help: 'help, h, ?',
  hint: 'hint, explain',
  live: 'live, now',
  back: 'back',
  concede: 'concede, resign',
  why: 'why, w',
  look: 'look, l, read',
  say: 'say',
  agree: 'agree',
  refuse: 'refuse',
  mute: 'mute',
  hear: 'hear, unmute',
  turn: 'turn',
  hand: 'hand',
  resources: 'resources, score, runes',
  row: 'row, field, sets',
  board: 'constructs, transition',
  opponents: 'players, opponents',
  pool: 'pool, mons',
  deck: 'deck',
  discard: 'discards, mortis',
  void: 'void, exterminatus',
  options: 'options',
  since: 'since, last',
  clocks: 'clock, clocks',
};
/** Verbs that the command `end` stands for. */
const ENDING = ['end_turn', 'pass', 'done', 'no'];

/** Normalize to lower-case letters and digits without accents, for comparison. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
}

export interface CommandLanguage {
  /** The localized words for a name in ENGLISH, separated by commas. */
  words: (name: string) => string;
  /** The localized name of a card. */
  card: (face: string) => string;
}

function spoken(name: string, speech: CommandLanguage): string[] {
  return `${ENGLISH[name] ?? name},${speech.words(name)}`
    .split(',')
    .map((word) => fold(word) || word.trim())
    .filter(Boolean);
}

/** All words that an option can be called by. */
function optionWords(option: OptionInfo, speech: CommandLanguage): string[] {
  const verb = ENDING.includes(option.verb) ? 'end' : option.verb;
  const said = ENGLISH[verb] ? spoken(verb, speech) : [];
  return fold(
    [option.text, option.name.replace(/_/g, ' '), option.card_name ? speech.card(option.card_name) : '', ...said].join(
      ' ',
    ),
  ).split(' ');
}

/** Whether two Russian words differ only in their endings, such as `ученика` and `ученик`. */
function alike(typed: string, word: string): boolean {
  let stem = 0;
  while (stem < typed.length && typed[stem] === word[stem]) stem++;
  return stem >= 4 && Math.max(typed.length, word.length) - stem <= 3 && /^[а-яё]+$/.test(typed);
}

function matching(typed: string[], options: readonly OptionInfo[], speech: CommandLanguage): OptionInfo[] {
  const fitting = (fits: (word: string, other: string) => boolean): OptionInfo[] =>
    options.filter((option) => {
      const heard = optionWords(option, speech);
      return typed.every((word) => heard.some((other) => fits(word, other)));
    });
  const matches = fitting((word, other) => other.startsWith(word));
  return matches.length ? matches : fitting((word, other) => other.startsWith(word) || alike(word, other));
}

/** How many of the first words match this command (`por que` has two); 0 if none. */
function wordsOf(name: string, typed: readonly string[], speech: CommandLanguage): number {
  const said = spoken(name, speech).map((word) => word.split(' '));
  return Math.max(
    0,
    ...said.filter((parts) => parts.every((part, i) => part === typed[i])).map((parts) => parts.length),
  );
}

export function parseCommand(line: string, options: readonly OptionInfo[], speech: CommandLanguage): ParsedCommand {
  const whole = fold(line);
  if (!whole) return { kind: 'unclear', near: [] };
  const exact = options.find((option) => option.name === line.trim().toLowerCase() || fold(option.text) === whole);
  if (exact) return { kind: 'choose', option: exact };
  const [first = '', ...rest] = whole.split(' ');
  if (/^\d+$/.test(whole)) {
    const option = options[Number(whole) - 1];
    return option ? { kind: 'choose', option } : { kind: 'unclear', near: [] };
  }
  const action = COMMANDS.find((name) => wordsOf(name, [first, ...rest], speech));
  const said = action ? wordsOf(action, [first, ...rest], speech) : 0;
  const about = line.trim().split(/\s+/).slice(said).join(' ');
  const takesWords =
    action === 'why' || action === 'look' || action === 'say' || action === 'mute' || action === 'hear';
  if (action && (takesWords || rest.length < said)) return { kind: 'do', what: action, about };
  if (spoken('play', speech).includes(first) && rest.length === 1 && spoken('all', speech).includes(rest[0]!))
    return { kind: 'do', what: 'all', about: '' };
  if (!rest.length && spoken('end', speech).includes(first)) {
    const ending = options.find((option) => ENDING.includes(option.verb));
    if (ending) return { kind: 'choose', option: ending };
  }
  const read = READ_OUTS.find((name) => spoken(name, speech).includes(whole));
  if (read) return { kind: 'read', what: read };
  // A number after a verb selects among the options of that verb.
  const at = /^\d+$/.test(rest.at(-1) ?? '') ? Number(rest.at(-1)) : 0;
  const matches = matching(at ? [first, ...rest.slice(0, -1)] : [first, ...rest], options, speech);
  if (at && matches[at - 1]) return { kind: 'choose', option: matches[at - 1]! };
  if (matches.length === 1 && whole.length > 1) return { kind: 'choose', option: matches[0]! };
  return { kind: 'unclear', near: complete(line, options, speech) };
}

/** Suggest completions: options first, then commands. */
export function complete(line: string, options: readonly OptionInfo[], speech: CommandLanguage, most = 7): string[] {
  const typed = fold(line).split(' ').filter(Boolean);
  const matches = matching(typed, options, speech).map((option) => option.text);
  const words =
    typed.length === 1
      ? [...COMMANDS, ...READ_OUTS]
          .flatMap((name) => (speech.words(name).split(',')[0] ?? name).trim())
          .filter((word) => fold(word).startsWith(typed[0]!))
      : [];
  return [...new Set([...matches, ...words])].slice(0, most);
}
