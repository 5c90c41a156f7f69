/* The score by card: how much honor each card gave. */
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import { ordered, rowOf, type CardRow } from '../../lib/study/card-rows';
import type * as Ascension from './view';

/** All cards worth honor, the highest total first. */
export function honorByCard(view: Ascension.View, catalog: Pick<CardCatalog, 'of'>): CardRow[] {
  const rows = new Map<string, CardRow>();
  view.players.forEach((player, seat) => {
    for (const pile of [player.deck, player.hand, player.discard, player.played, player.constructs, player.trophies])
      for (const face of pile.faces) {
        const { honor } = catalog.of(face.name);
        if (!honor) continue;
        const row = rowOf(rows, [face.name], view.players.length);
        row.counts[seat]! += 1;
        row.sums[seat]! += honor;
      }
  });
  return ordered(rows.values());
}
