/* Where everybody's honor came from, added up from the cards that lie open when a game is over. */
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import type { Ascension, ScoreAtTurn } from '../../lib/protocol';

export interface SumRow {
  /** A faction or kind of card; empty: tokens. */
  sigil: string;
  values: number[];
}

const KINDS = ['enlightened', 'lifebound', 'mechana', 'void', 'citadel', 'bone', 'monster', 'neutral'];
export const KIND_WORDS: Record<string, string> = {
  '': 'tokens',
  enlightened: 'enlightened',
  lifebound: 'lifebound',
  mechana: 'mechana',
  void: 'void-faction',
  citadel: 'always',
  bone: 'starters',
  monster: 'trophies',
  neutral: 'other-cards',
};

/** Tokens first, then honor printed on cards by their faction; what nobody has is left out. */
export function sums(view: Ascension.View, book: Pick<CardCatalog, 'of'>): SumRow[] {
  const each = view.players.map((player) => {
    const sum = new Map<string, number>();
    for (const pile of [player.deck, player.hand, player.discard, player.played, player.constructs, player.trophies])
      for (const face of pile.faces) {
        const card = book.of(face.name);
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

/** Round numbers between the first and the last turn, few enough to stand beside each other. */
export function ticks(first: number, last: number, most = 8): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (last - first) / each <= most) ?? 200;
  const from = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - from) / step) + 1) }, (_, i) => from + i * step);
}

export interface Course {
  turns: number[];
  /** For each seat its number at each of the turns. */
  values: number[][];
}

/** How everybody stood at the beginning of every turn of the last game, and at the end. */
export function standingsByTurn(standings: readonly ScoreAtTurn[]): Course {
  const last = standings.at(-1)?.game;
  const own = standings.filter((each) => each.game === last);
  return {
    turns: own.map((_, i) => i + 1),
    values: (own[0]?.scores ?? []).map((_, seat) => own.map((each) => each.scores[seat]!)),
  };
}

/** The least step of a scale that is at least so large and that one counts in: 1, 2, 5, 10, 20, 25, 50, 75, 100. */
export function evenStep(least: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 2.5, 5, 7.5])
      if (step * power >= least && Number.isInteger(step * power)) return step * power;
}
