/* How a game ended, in words: who won and why, addressed to the viewer where it concerns them. */
import { listed } from './table/spoken-summary';
import type { Table } from './table.svelte';
import { screenOf } from '../games/screens';
import { isMessage, labelled, t } from './i18n.svelte';

/** Why the game ended. A reason with a message for the viewer (`how-...-you`) is one that players caused. */
export function howEnded(table: Table): string {
  const { outcome, view } = table.live!;
  const key = `how-${outcome!.reason}`;
  if (!isMessage(`${key}-you`)) return t(isMessage(key) ? key : 'how-other');
  const who = screenOf(table.info?.game).leavers(view, outcome!);
  if (table.seat !== null && who.includes(table.seat)) return t(`${key}-you`);
  if (who.length) return t(key, { n: who.length, names: listed(who.map((seat) => table.name(seat))) });
  return t('how-other');
}

/** The team of a seat, by number. */
export const teamOf = (table: Table, seat: number): number =>
  (table.live!.view as { players?: { team?: number }[] }).players?.[seat]?.team ?? seat;

/** The opponent of all players that has no seat; undefined if the seat is a player's. */
export function outsiderAt(table: Table, seat: number): { name: string; avatar: string } | undefined {
  return seat >= (table.info?.seats.length ?? 0) ? screenOf(table.info?.game).outsider?.() : undefined;
}

/** The name of a player, or of the opponent without a seat. */
export function nameAtEnd(table: Table, seat: number): string {
  return outsiderAt(table, seat)?.name ?? table.name(seat);
}

/** Who won, addressed to this viewer. */
export function verdictText(table: Table): string {
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
export const unitOf = (table: Table): string => screenOf(table.info!.game).unit(table.info!);

/** The end of a game for screen readers. */
export function endText(table: Table): string {
  const { scores } = table.live!.outcome!;
  const counted = listed(scores.map((score, seat) => `${nameAtEnd(table, seat)} ${score}`));
  const unit = unitOf(table);
  return `${verdictText(table)}. ${howEnded(table)} ${unit ? labelled(counted, unit) : counted}.`;
}
