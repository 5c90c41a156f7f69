/* The count card by card: which cards gave how much honor. */
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import { ordered, rowOf, type CardRow } from '../../lib/study/card-rows';
import type * as Ascension from './view';

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
