/* The model of the form that creates a table: its values, what is possible, and the request it sends. The server lists
 * the settings (GET games); only their order on the form comes from the game's cover. */
import { coverOf } from '../../games/covers';
import type { TableForm } from '../../games/game';
import type { Clock, GameInfo, NewTable, Options, SeatSetup, Setting } from '../protocol';

export interface SeatPlan {
  /** `me`, `open` to anyone, `beside` for another player on this device, otherwise a bot. */
  who: string;
  deck: string;
  name: string;
}

export interface Plan {
  game: string;
  settings: Record<string, unknown>;
  switches: Record<string, unknown>;
  options: Options;
  seats: SeatPlan[];
}

/** Kinds of settings that come from files and have no form field. */
const IN_FILES = ['decks', 'cards', 'copies'];

/** How the form asks for a game's settings. By default, choices and the number of players come first. */
export function formOf(card: GameInfo): TableForm {
  const known = coverOf(card.id)?.form;
  if (known) return known;
  const choices = card.settings.filter((each) => each.kind === 'choice').map(({ name }) => name);
  return { first: [...choices, 'players'] };
}

export function plan(game: string): Plan {
  const seats = ['me', 'open'].map((who) => ({ who, deck: '', name: '' }));
  return { game, settings: {}, switches: {}, options: { clock: { kind: 'none' } }, seats };
}

const MAX_NAME_LENGTH = 30;
/** Make the names of players on one device unique by appending numbers. */
export function makeNamesUnique(names: readonly string[]): string[] {
  const fold = (name: string): string => name.toLocaleLowerCase();
  const taken = new Set(names.map(fold));
  return names.map((name, at) => {
    if (!names.slice(0, at).some((other) => fold(other) === fold(name))) return name;
    let n = 2;
    let unique: string;
    do unique = `${name.slice(0, MAX_NAME_LENGTH - String(n).length - 1)} ${n++}`;
    while (taken.has(fold(unique)));
    taken.add(fold(unique));
    return unique;
  });
}

export function value(plan: Plan, setting: Setting): unknown {
  return plan.settings[setting.name] ?? setting.default;
}

export function visibleSettings(card: GameInfo, first: boolean): Setting[] {
  const form = formOf(card);
  const all = card.settings.filter((each) => !IN_FILES.includes(each.kind) && form.first.includes(each.name) === first);
  return first ? form.first.flatMap((name) => all.filter((each) => each.name === name)) : all;
}

const valueOf = (card: GameInfo, plan: Plan, name: string): unknown =>
  plan.settings[name] ?? card.settings.find((each) => each.name === name)?.default;

type Arrangement = GameInfo['arrangements'][number];
type Chosen = (name: string) => unknown;

const chosenIn =
  (card: GameInfo, plan: Plan): Chosen =>
  (name) =>
    valueOf(card, plan, name);

/** The settings that depend on each other. The first of them (such as the card pool) depends on the number of players. */
const together = (card: GameInfo): string[] => Object.keys(card.arrangements[0]?.settings ?? {});

const agrees = (each: Arrangement, names: readonly string[], chosen: Chosen): boolean =>
  names.every((name) => each.settings[name] === chosen(name));

/** The possible numbers of players for these settings, as the server lists them. */
export function counts(card: GameInfo, plan: Plan): number[] {
  if (card.arrangements.length)
    return card.arrangements.find((each) => agrees(each, together(card), chosenIn(card, plan)))?.players ?? [];
  const players = card.settings.find((each) => each.name === 'players');
  return Array.from({ length: (players?.max ?? 2) - (players?.min ?? 2) + 1 }, (_, i) => (players?.min ?? 2) + i);
}

/** The possible numbers of players for this mode, whatever the first setting is. */
export function allPlayerCounts(card: GameInfo, plan: Plan): number[] {
  const matches = card.arrangements
    .filter((each) => agrees(each, together(card).slice(1), chosenIn(card, plan)))
    .flatMap((each) => each.players);
  return matches.length ? [...new Set(matches)].toSorted((a, b) => a - b) : counts(card, plan);
}

/** The setting that must change along with `name`: another card pool for this many players, another mode for these
 * cards. Null if nothing else changes. */
export function needs(
  card: GameInfo,
  plan: Plan,
  name: string,
  wanted: unknown,
): { name: string; value: string; named: string } | null {
  const names = together(card);
  if (!names.length || !['players', ...names].includes(name)) return null;
  const chosen = chosenIn(card, plan);
  const [first = '', second = ''] = names;
  const fits = card.arrangements.filter((each) =>
    name === 'players'
      ? agrees(each, names.slice(1), chosen) && each.players.includes(Number(wanted))
      : each.settings[name] === wanted,
  );
  const others = names.filter((each) => each !== name);
  if (fits.some((each) => agrees(each, others, chosen))) return null;
  const other = name === first ? second : first;
  // The last arrangement includes the ones before it.
  const value = (other === first ? fits.at(-1) : fits[0])?.settings[other];
  const named = card.settings.find((each) => each.name === other)?.values.find((each) => each.value === value)?.name;
  return value === undefined ? null : { name: other, value, named: named ?? value };
}

/** The seats of each team; empty without teams. */
export function teamsOf(card: GameInfo | undefined, settings: Record<string, unknown>, players: number): number[][] {
  const chosen: Chosen = (name) => settings[name] ?? card?.settings.find((each) => each.name === name)?.default;
  const matches = card?.arrangements.find((each) => agrees(each, Object.keys(each.settings), chosen));
  return matches?.teams[matches.players.indexOf(players)] ?? [];
}

/** Whether a value is only available in solo games. */
export function isSoloOnly(card: GameInfo, setting: Setting, value: string): boolean {
  const matches = card.arrangements.filter((each) => each.settings[setting.name] === value);
  return matches.length > 0 && matches.every((each) => each.players.every((n) => n < 2));
}

/** Change a setting, and move settings that conflict with it to the nearest valid value. */
export function set(card: GameInfo, plan: Plan, name: string, wanted: unknown): Plan {
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
  const now = next.seats.length;
  const wish = name === 'players' ? Number(wanted) : now;
  const players = can.includes(wish)
    ? wish
    : (can.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? now);
  if (card.settings.some((each) => each.name === 'players')) settings['players'] = players;
  if (players > 2) for (const each of formOf(card).forTwo ?? []) delete settings[each];
  return {
    ...next,
    seats: Array.from({ length: players }, (_, i) => plan.seats[i] ?? { who: 'open', deck: '', name: '' }),
  };
}

/** Build the request, with only the values that differ from the server's defaults. */
export function order(card: GameInfo, plan: Plan, start: boolean): NewTable {
  const settings: Record<string, unknown> = { ...plan.settings };
  const switches = Object.fromEntries(
    Object.entries(plan.switches).filter(
      ([name, value]) => card.switches.find((each) => each.name === name)?.default !== value,
    ),
  );
  if (Object.keys(switches).length) settings['switches'] = switches;
  const seats = plan.seats.flatMap(({ who, deck: chosen, name }, seat): SeatSetup[] => {
    const deck = chosen && card.decks.length ? { deck: chosen } : {};
    if (who === 'open') return [];
    if (who === 'me') return [{ seat, me: true, ...deck }];
    if (who === 'beside') return [{ seat, me: true, ...deck, ...(name.trim() ? { name: name.trim() } : {}) }];
    return [{ seat, bot: who, ...deck }];
  });
  return { game: plan.game, settings, options: plan.options, seats, start };
}

export const ready = (plan: Plan): boolean => plan.seats.every((seat) => seat.who !== 'open');

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  per_move: { kind: 'per_move', seconds: 60 },
  total: { kind: 'total', seconds: 900, increment: 15 },
  correspondence: { kind: 'correspondence', days: 3 },
};

/** The part of the form that an error belongs to. */
export function about(kind: string): 'game' | 'seats' | 'clock' | 'whole' {
  if (/^(setting-deck|deck|table-deck|table-too-many-decks|seat|bot|name)/.test(kind)) return 'seats';
  if (/^clock/.test(kind)) return 'clock';
  if (/^(setting|center-deck)/.test(kind)) return 'game';
  return 'whole';
}
