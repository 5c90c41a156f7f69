/* The sources of each player's honor, added up from the cards, which are all face up at the end. */
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import type * as Ascension from './view';

export interface SumRow {
  /** A faction or kind of card; empty for tokens. */
  sigil: string;
  values: number[];
}

const KINDS = ['enlightened', 'lifebound', 'mechana', 'void', 'citadel', 'bone', 'monster', 'neutral'];
const ROW_NAMES: Record<string, string> = { '': 'tokens', monster: 'trophies', neutral: 'other-cards' };
/** The message key for the name of a row. */
export const rowName = (sigil: string): string => ROW_NAMES[sigil] ?? `faction-${sigil}`;

/** Tokens first, then honor by faction. Rows without honor are omitted. */
export function sums(view: Ascension.View, catalog: Pick<CardCatalog, 'of'>): SumRow[] {
  const each = view.players.map((player) => {
    const sum = new Map<string, number>();
    for (const pile of [player.deck, player.hand, player.discard, player.played, player.constructs, player.trophies])
      for (const face of pile.faces) {
        const card = catalog.of(face.name);
        const kind = KINDS.includes(card.faction) ? card.faction : 'neutral';
        sum.set(kind, (sum.get(kind) ?? 0) + card.honor);
      }
    return sum;
  });
  const rows = KINDS.map((sigil) => ({ sigil, values: each.map((sum) => sum.get(sigil) ?? 0) })).filter((row) =>
    row.values.some(Boolean),
  );
  return [{ sigil: '', values: view.players.map((player) => player.honor) }, ...rows];
}
