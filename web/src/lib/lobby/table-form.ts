/* A table that is being made: what the form holds, what is possible, and what is sent.  What a table can be set to
 * is told by the server (GET games); only the order in which it is asked for is ours. */
import type { Clock, GameCard, NewTable, Options, Place, Setting } from '../protocol';

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
    let n = 2;
    let made: string;
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

const valueOf = (card: GameCard, plan: Plan, name: string): unknown =>
  plan.settings[name] ?? card.settings.find((each) => each.name === name)?.default;

/** With how many players this can be played, as the server lists it. */
export function counts(card: GameCard, plan: Plan): number[] {
  if (card.arrangements.length)
    return (
      card.arrangements.find(
        (each) => each.sets === valueOf(card, plan, 'sets') && each.mode === valueOf(card, plan, 'mode'),
      )?.players ?? []
    );
  const players = card.settings.find((each) => each.name === 'players');
  return Array.from({ length: (players?.most ?? 2) - (players?.least ?? 2) + 1 }, (_, i) => (players?.least ?? 2) + i);
}

/** With how many players this way of playing is there at all, whatever the sets. */
export function everyCount(card: GameCard, plan: Plan): number[] {
  const mode = valueOf(card, plan, 'mode');
  const found = card.arrangements.filter((each) => each.mode === mode).flatMap((each) => each.players);
  return found.length ? [...new Set(found)].toSorted((a, b) => a - b) : counts(card, plan);
}

/** What else has to be chosen with a value: other sets for so many players, another mode for these sets.  Null: it goes
 * as things are. */
export function needs(
  card: GameCard,
  plan: Plan,
  name: string,
  wanted: unknown,
): { name: 'sets' | 'mode'; value: string; named: string } | null {
  if (!['sets', 'mode', 'players'].includes(name) || !card.arrangements.length) return null;
  const [sets, mode] = [valueOf(card, plan, 'sets'), valueOf(card, plan, 'mode')];
  const fits = card.arrangements.filter((each) =>
    name === 'players'
      ? each.mode === mode && each.players.includes(Number(wanted))
      : each[name as 'sets' | 'mode'] === wanted,
  );
  if (fits.some((each) => (name === 'sets' || each.sets === sets) && (name === 'mode' || each.mode === mode)))
    return null;
  const other = name === 'sets' ? 'mode' : 'sets';
  const value = (other === 'sets' ? fits.at(-1) : fits[0])?.[other]; // the last of the sets hold those before them
  const named = card.settings.find((each) => each.name === other)?.values.find((each) => each.value === value)?.name;
  return value === undefined ? null : { name: other, value, named: named ?? value };
}

/** The seats that play together, team by team; empty where everybody plays alone. */
export function teamsOf(card: GameCard | undefined, settings: Record<string, unknown>, players: number): number[][] {
  const of = (name: string): unknown => settings[name] ?? card?.settings.find((each) => each.name === name)?.default;
  const found = card?.arrangements.find((each) => each.sets === of('sets') && each.mode === of('mode'));
  return found?.teams[found.players.indexOf(players)] ?? [];
}

/** Sets something; what does not go with it any more moves to the nearest that does. */
export function set(card: GameCard, plan: Plan, name: string, wanted: unknown): Plan {
  const setting = card.settings.find((each) => each.name === name);
  const also = needs(card, plan, name, wanted);
  const settings = { ...plan.settings, [name]: wanted, ...(also ? { [also.name]: also.value } : {}) };
  for (const each of card.settings)
    if (
      [null, '', each.default].includes(settings[each.name] as string | null) &&
      (each === setting || each.name === also?.name)
    )
      delete settings[each.name];
  const next = { ...plan, settings };
  const can = counts(card, next);
  const now = next.chairs.length;
  const wish = name === 'players' ? Number(wanted) : now;
  const players = can.includes(wish)
    ? wish
    : (can.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? now);
  if (card.settings.some((each) => each.name === 'players')) settings['players'] = players;
  if (players > 2 && settings['games']) delete settings['games']; // a match is between two
  return {
    ...next,
    chairs: Array.from({ length: players }, (_, i) => plan.chairs[i] ?? { who: 'open', deck: '', name: '' }),
  };
}

/** Only what differs from what the server takes anyway. */
export function order(card: GameCard, plan: Plan, begin: boolean): NewTable {
  const settings: Record<string, unknown> = { ...plan.settings };
  const switches = Object.fromEntries(
    Object.entries(plan.switches).filter(
      ([name, value]) => card.switches.find((each) => each.name === name)?.default !== value,
    ),
  );
  if (Object.keys(switches).length) settings['switches'] = switches;
  const seats = plan.chairs.flatMap((chair, seat): Place[] => {
    const deck = chair.deck && card.decks.length ? { deck: chair.deck } : {};
    if (chair.who === 'open') return [];
    if (chair.who === 'me') return [{ seat, me: true, ...deck }];
    if (chair.who === 'beside')
      return [{ seat, me: true, ...deck, ...(chair.name.trim() ? { name: chair.name.trim() } : {}) }];
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
