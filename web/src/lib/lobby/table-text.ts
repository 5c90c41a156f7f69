/* Short descriptions of tables, for lists and headings. */
import type { Clock, GameInfo, OutcomeInfo, TableSummary, TableInfo } from '../protocol';
import { coverOf, isGame } from '../../games/covers';
import { labelled, t } from '../i18n.svelte';

export interface Seated {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  owner?: string | null;
}

type Described = Pick<TableInfo | TableSummary, 'game' | 'settings'> & {
  options: Record<string, unknown> | TableInfo['options'];
};

export const SIGNS = ['fox-head', 'raven', 'owl', 'stag-head', 'wolf-head', 'dragon-head'];

/** Icons that players can choose. The bots' icon is reserved. */
export const CHOICE = [
  'fox-head',
  'raven',
  'owl',
  'stag-head',
  'wolf-head',
  'dragon-head',
  'hummingbird',
  'feline',
  'third-eye',
  'angel-wings',
  'evil-moon',
  'heraldic-sun',
  'crossed-swords',
  'griffin-shield',
];

/** Whether a program plays: one of the server's bots, or a bot account. */
export function isBot(holder: { bot?: string | null; owner?: string | null } | undefined): boolean {
  return Boolean(holder?.bot || holder?.owner);
}

/** The icon of a seat. A bot account always has the bots' icon. */
export function avatarOf(holder: {
  seat: number;
  avatar?: string;
  bot?: string | null;
  owner?: string | null;
}): string {
  return isBot(holder) ? 'robot-golem' : holder.avatar || SIGNS[holder.seat % 6]!;
}

/** The names at a table, grouped by team. */
export function playersText(
  seats: readonly Pick<Seated, 'seat' | 'name'>[],
  teams: readonly (readonly number[])[],
): string {
  if (!teams.length) return seats.map((each) => each.name).join(', ');
  const sides = teams.map((team) =>
    seats
      .filter((each) => team.includes(each.seat))
      .map((each) => each.name)
      .join(' + '),
  );
  return sides.filter((side) => side).join(' – ');
}

/** Settings that differ from the defaults, in the server's words. */
export function settingsText(table: Described, card: GameInfo | undefined): string[] {
  const words: string[] = [];
  for (const setting of card?.settings ?? []) {
    const value = table.settings[setting.name];
    const named = setting.values.find((each) => each.value === (value ?? setting.default));
    if (named && (setting.name in (coverOf(table.game)?.start ?? {}) || named.value !== setting.default))
      words.push(named.name);
    else if (setting.name === 'best_of' && typeof value === 'number' && value > 1)
      words.push(t('best-of', { n: value }));
    else if (setting.name === 'honor_pool' && typeof value === 'number') words.push(t('honor-of', { n: value }));
    else if (
      !isGame(table.game) &&
      setting.name !== 'players' &&
      typeof value === 'number' &&
      value !== setting.default
    )
      words.push(labelled(setting.label, String(value)));
  }
  const clock = clockText((table.options as { clock?: Clock }).clock);
  return clock ? [...words, clock] : words;
}

export function clockText(clock: Clock | undefined): string {
  switch (clock?.kind) {
    case 'per_move':
      return t('clock-text-per-move', { time: time(clock.seconds ?? 0) });
    case 'total':
      return t('clock-text-total', { time: time(clock.seconds ?? 0), more: clock.increment ?? 0 });
    case 'correspondence':
      return t('clock-text-correspondence', { n: clock.days ?? 0 });
    default:
      return '';
  }
}

function time(seconds: number): string {
  return seconds % 60
    ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    : t('minutes', { n: seconds / 60 });
}

/** Extract the code from what a player typed or pasted: a code, or a link that ends with one. */
export function codeIn(text: string): string {
  return /([0-9A-Za-z_-]{3,64})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? '';
}

/** A short relative or absolute date. */
export function when(at: number, lang: string, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (seconds > -60) return words.format(0, 'minute');
  if (seconds > -3600) return words.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86_400) return words.format(Math.round(seconds / 3600), 'hour');
  if (seconds > -604_800) return words.format(Math.round(seconds / 86_400), 'day');
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}

/** Cache the answers of `ask`, one for each key (which includes the language). */
const cache = new Map<string, Promise<unknown>>();
export function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const cached =
    cache.get(key) ??
    ask().catch((error: unknown) => {
      cache.delete(key);
      throw error;
    });
  cache.set(key, cached);
  return cached as Promise<T>;
}

/** The result of a game for some seats. Teammates win together and share one score. */
export function resultOf(
  outcome: Pick<OutcomeInfo, 'winners' | 'scores'>,
  mine: readonly number[],
  teams: readonly number[][],
): { kind: 'win' | 'loss' | 'draw'; score: string } {
  const sides = teams.length ? teams : outcome.scores.map((_, seat) => [seat]);
  const won = mine.some((seat) => outcome.winners.includes(seat));
  const first = sides.filter((side) => side.some((seat) => outcome.winners.includes(seat)));
  const scores = sides.map((side) => side.reduce((sum, seat) => sum + (outcome.scores[seat] ?? 0), 0));
  return {
    kind: mine.length > 1 || (won && first.length > 1) ? 'draw' : won ? 'win' : 'loss',
    score: scores.some(Boolean) ? scores.join(' : ') : '',
  };
}
