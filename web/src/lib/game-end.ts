/* How a game ended, in words: who has won, and why it is over; to those whom it concerns it is said so. */
import { listed } from './table/spoken-summary';
import type { Table } from './table.svelte';
import type { Ascension, Conflictus } from './protocol';
import { labelled, t } from './i18n.svelte';

/** Those because of whom it ended: in Ascension all who gave up, in Conflictus those who left last. */
export function leavers(game: string, view: unknown): number[] {
  if (game !== 'conflictus')
    return (view as Ascension.View).players.filter((player) => player.gone).map((player) => player.seat);
  const { players } = view as Conflictus.View;
  const last = Math.max(...players.map((player) => player.lost));
  return last > 0 ? players.filter((player) => player.lost === last).map((player) => player.seat) : [];
}

const OF_SOMEBODY = ['mons', 'conceded'];

export function howEnded(table: Table): string {
  const { outcome, view } = table.live!;
  const reason = outcome!.reason;
  if (OF_SOMEBODY.includes(reason)) {
    const who = leavers(table.told?.game ?? '', view);
    if (table.seat !== null && who.includes(table.seat)) return t(`how-${reason}-you`);
    if (who.length) return t(`how-${reason}`, { n: who.length, names: listed(who.map((seat) => table.name(seat))) });
  }
  const known = ['honor', 'rounds', 'drawn'].includes(reason);
  return t(known ? `how-${reason}` : 'how-other');
}

const teamOf = (table: Table, seat: number): number =>
  (table.live!.view as Partial<Ascension.View>).players?.[seat]?.team ?? seat;

/** Somebody at the table, or the one who plays against all of them. */
export function nameAtEnd(table: Table, seat: number): string {
  return seat >= (table.told?.seats.length ?? 0) ? t('asc-samael') : table.name(seat);
}

/** Who has won, as it is said to whoever sits here. */
export function verdictOf(table: Table): string {
  const outcome = table.live!.outcome!;
  const first = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const drawn = new Set(first.map((seat) => teamOf(table, seat))).size > 1;
  if (table.seat === null)
    return drawn
      ? t('draw')
      : first.length
        ? t('who-wins', { n: first.length, name: listed(first.map((seat) => nameAtEnd(table, seat))) })
        : t('nobody');
  if (!first.includes(table.seat)) return t('you-lose');
  return drawn ? t('draw') : t('you-win');
}

/** What the numbers of the score count. */
export function unitOf(table: Table): string {
  if (table.told?.game !== 'conflictus') return t('score-honor');
  return t(Number(table.told.settings['games'] ?? 1) > 1 ? 'score-games' : 'score-mons');
}

/** The end of a game for those who hear it. */
export function endSaid(table: Table): string {
  const { scores } = table.live!.outcome!;
  return `${verdictOf(table)}. ${howEnded(table)} ${labelled(listed(scores.map((score, seat) => `${nameAtEnd(table, seat)} ${score}`)), unitOf(table))}.`;
}
