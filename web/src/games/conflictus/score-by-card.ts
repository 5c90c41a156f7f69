/* The count card by card: which cards gave how much honor; in Conflictus which took whose mons, and which fell. */
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import type { Ascension, Timeline } from '../../lib/protocol';

/** One card, or several that did something together; for each seat how many, and what it came to. */
export interface CardRow {
  names: string[];
  counts: number[];
  sums: number[];
}

const IN_COMBAT = 'C-COMBAT-21';
const total = (row: CardRow): number => row.sums.reduce((sum, each) => sum + each, 0);
const ordered = (rows: Iterable<CardRow>): CardRow[] =>
  [...rows].toSorted((a, b) => total(b) - total(a) || a.names.join().localeCompare(b.names.join()));

function rowOf(rows: Map<string, CardRow>, names: string[], seats: number): CardRow {
  const key = names.join('\n');
  const found = rows.get(key) ?? { names, counts: Array<number>(seats).fill(0), sums: Array<number>(seats).fill(0) };
  rows.set(key, found);
  return found;
}

/** Every card that is worth honor, the most of it first. */
export function honorByCard(view: Ascension.View, book: Pick<CardCatalog, 'of'>): CardRow[] {
  const rows = new Map<string, CardRow>();
  view.players.forEach((player, seat) => {
    for (const pile of [player.deck, player.hand, player.discard, player.played, player.constructs, player.trophies])
      for (const face of pile.faces) {
        const { honor } = book.of(face.name);
        if (!honor) continue;
        const row = rowOf(rows, [face.name], view.players.length);
        row.counts[seat]! += 1;
        row.sums[seat]! += honor;
      }
  });
  return ordered(rows.values());
}

/** What milled whose cards.  What an attack mills is told of all attackers together that were not blocked; without a
 * name: what a player milled to pay, or by the rules. */
export function millers(course: Pick<Timeline, 'steps'>, seats: number): CardRow[] {
  const rows = new Map<string, CardRow>();
  let attackers: { card: number; name: string; on: number }[] = [];
  let blocked: number[] = [];
  for (const step of course.steps)
    for (const event of step.events) {
      if (event.what === 'round') [attackers, blocked] = [[], []];
      else if (event.what === 'attacks' && event.face)
        attackers.push({ card: event.card, name: event.face, on: event.other });
      else if (event.what === 'blocks') blocked.push(event.n);
      else if (event.what === 'milled') {
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

/** Whose cards were destroyed or sacrificed. */
export function fallen(course: Pick<Timeline, 'steps'>, seats: number): CardRow[] {
  const rows = new Map<string, CardRow>();
  for (const step of course.steps)
    for (const event of step.events)
      if (event.what === 'destroyed' && event.face && event.seat >= 0 && event.seat < seats) {
        const row = rowOf(rows, [event.face], seats);
        row.counts[event.seat]! += 1;
        row.sums[event.seat]! += 1;
      }
  return ordered(rows.values());
}
