/* A table that is being made: what the form holds, what is possible, and what is sent.  What a table can be set to
 * is told by the server (GET games); only the order in which it is asked for is ours. */
import type { Clock, GameCard, NewTable, Options, Place, Setting } from '../wire';

export interface Chair {
  /** `me`, `open` for whoever comes, `beside` for somebody on this device, else a bot. */
  who: string;
  deck: string;
  name: string;
}

export interface Plan {
  game: string;
  settings: Record<string, unknown>;
  switches: Record<string, unknown>;
  options: Options;
  chairs: Chair[];
}

/** Asked for at once; the rest stands behind "more". */
export const FIRST = ['sets', 'mode', 'format', 'players', 'games'];
/** Set in a file, not in a form. */
const NEVER = ['decks', 'cards', 'copies'];

export function plan(game: string): Plan {
  const chairs = ['me', 'open'].map((who) => ({ who, deck: '', name: '' }));
  return { game, settings: {}, switches: {}, options: { clock: { kind: 'none' } }, chairs };
}

const LONGEST_NAME = 30;
/** The names of those at one device, told apart: who is called like one before them gets a number. */
export function apart(names: readonly string[]): string[] {
  const fold = (name: string): string => name.toLocaleLowerCase();
  const taken = new Set(names.map(fold));
  return names.map((name, at) => {
    if (!names.slice(0, at).some((other) => fold(other) === fold(name))) return name;
    let [n, made] = [2, ''];
    do made = `${name.slice(0, LONGEST_NAME - String(n).length - 1)} ${n++}`;
    while (taken.has(fold(made)));
    taken.add(fold(made));
    return made;
  });
}

export function value(plan: Plan, setting: Setting): unknown {
  return plan.settings[setting.name] ?? setting.default;
}

export function asked(card: GameCard, first: boolean): Setting[] {
  const all = card.settings.filter((each) => !NEVER.includes(each.name) && FIRST.includes(each.name) === first);
  return first ? FIRST.flatMap((name) => all.filter((each) => each.name === name)) : all;
}

/** With how many players this can be played, as the server lists it. */
export function counts(card: GameCard, plan: Plan): number[] {
  const of = (name: string): unknown => plan.settings[name] ?? card.settings.find((each) => each.name === name)?.default;
  if (card.arrangements.length) return card.arrangements.find((each) => each.sets === of('sets') && each.mode === of('mode'))?.players ?? [];
  const players = card.settings.find((each) => each.name === 'players');
  return Array.from({ length: (players?.most ?? 2) - (players?.least ?? 2) + 1 }, (_, i) => (players?.least ?? 2) + i);
}

/** Whether a value of a setting goes with any number of players, the other settings being as they are. */
export function possible(card: GameCard, plan: Plan, setting: Setting, wanted: unknown): boolean {
  if (!card.arrangements.length || !['sets', 'mode'].includes(setting.name)) return true;
  return counts(card, { ...plan, settings: { ...plan.settings, [setting.name]: wanted } }).length > 0;
}

/** Sets something; what does not go with it any more moves to the nearest that does. */
export function set(card: GameCard, plan: Plan, name: string, wanted: unknown): Plan {
  const setting = card.settings.find((each) => each.name === name);
  const settings = { ...plan.settings, [name]: wanted };
  if (wanted === null || wanted === '' || wanted === setting?.default) delete settings[name];
  const next = { ...plan, settings };
  const can = counts(card, next);
  const now = next.chairs.length;
  const wish = name === 'players' ? Number(wanted) : now;
  const players = can.includes(wish) ? wish : (can.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? now);
  if (card.settings.some((each) => each.name === 'players')) settings['players'] = players;
  if (players > 2 && settings['games']) delete settings['games']; // a match is between two
  return { ...next, chairs: Array.from({ length: players }, (_, i) => plan.chairs[i] ?? { who: 'open', deck: '', name: '' }) };
}

/** Only what differs from what the server takes anyway. */
export function order(card: GameCard, plan: Plan, begin: boolean): NewTable {
  const settings: Record<string, unknown> = { ...plan.settings };
  const switches = Object.fromEntries(Object.entries(plan.switches).filter(([name, value]) => card.switches.find((each) => each.name === name)?.default !== value));
  if (Object.keys(switches).length) settings['switches'] = switches;
  const seats = plan.chairs.flatMap((chair, seat): Place[] => {
    const deck = chair.deck && card.decks.length ? { deck: chair.deck } : {};
    if (chair.who === 'open') return [];
    if (chair.who === 'me') return [{ seat, me: true, ...deck }];
    if (chair.who === 'beside') return [{ seat, me: true, ...deck, ...(chair.name.trim() ? { name: chair.name.trim() } : {}) }];
    return [{ seat, bot: chair.who, ...deck }];
  });
  return { game: plan.game, settings, options: plan.options, seats, begin };
}

export const ready = (plan: Plan): boolean => plan.chairs.every((chair) => chair.who !== 'open');

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  bank: { kind: 'bank', seconds: 900, increment: 15 },
  days: { kind: 'days', days: 3 },
};

/** Which part of the form a refusal is about. */
export function about(kind: string): 'game' | 'seats' | 'clock' | 'whole' {
  if (/^(config-deck|deck|table-deck|seat|bot|name)/.test(kind)) return 'seats';
  if (/^table-clock/.test(kind)) return 'clock';
  if (/^config/.test(kind)) return 'game';
  return 'whole';
}
