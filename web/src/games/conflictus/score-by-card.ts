/* The score by card: which cards milled whose mons, and which were destroyed. */
import { ordered, rowOf, type CardRow } from '../../lib/study/card-rows';
import type { Timeline } from '../../lib/protocol';

const IN_COMBAT = 'C-COMBAT-21';

/** The cards milled from each player, by cause. Combat damage counts for all unblocked attackers together; rows without
 * a name are cards milled as a cost or by the rules. */
export function millers(timeline: Pick<Timeline, 'steps'>, seats: number): CardRow[] {
  const rows = new Map<string, CardRow>();
  let attackers: { card: number; name: string; on: number }[] = [];
  let blocked: number[] = [];
  for (const step of timeline.steps)
    for (const event of step.events) {
      if (event.kind === 'turn') [attackers, blocked] = [[], []];
      else if (event.kind === 'attacks' && event.card_name)
        attackers.push({ card: event.card, name: event.card_name, on: event.other_seat });
      else if (event.kind === 'blocks') blocked.push(event.amount);
      else if (event.kind === 'milled') {
        const on = attackers.filter((each) => each.on === event.seat);
        const free = on.filter(({ card }) => !blocked.includes(card));
        const names =
          event.rule === IN_COMBAT
            ? [...new Set((free.length ? free : on).map(({ name }) => name))].sort()
            : event.cause
              ? [event.cause]
              : [];
        const row = rowOf(rows, names, seats);
        row.counts[event.seat]! += 1;
        row.sums[event.seat]! += 1;
      }
    }
  return ordered(rows.values());
}

/** The cards of each player that were destroyed or sacrificed. */
export function fallen(timeline: Pick<Timeline, 'steps'>, seats: number): CardRow[] {
  const rows = new Map<string, CardRow>();
  for (const step of timeline.steps)
    for (const event of step.events)
      if (event.kind === 'destroyed' && event.card_name && event.seat >= 0 && event.seat < seats) {
        const row = rowOf(rows, [event.card_name], seats);
        row.counts[event.seat]! += 1;
        row.sums[event.seat]! += 1;
      }
  return ordered(rows.values());
}
