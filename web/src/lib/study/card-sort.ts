/* Filters and sort orders of a gallery; its filters come from the cards in it. */
import { FACTIONS } from '../art/sprite';
import type { CardData } from '../art/card-catalog.svelte';
import { worthOf } from './card-stats';

export const SORTS = ['number', 'name', 'cost', 'faction', 'rarity', 'worth'] as const;
export type Sort = (typeof SORTS)[number];
/** The orders these cards can be sorted in; "worth" only if they were measured. */
export const sorts = (cards: CardData[]): Sort[] =>
  SORTS.filter((by) => by !== 'worth' || cards.some((card) => card.worth));

/** The selected values of each filter. None means all. */
export interface Picked {
  faction: string[];
  kind: string[];
  cost: string[];
  rarity: string[];
  set: string[];
  keyword: string[];
}
export const NOTHING: Picked = { faction: [], kind: [], cost: [], rarity: [], set: [], keyword: [] };
export const TOP_COST = 6; // This cost and all above share one filter.

const KINDS = ['hero', 'construct', 'monster', 'source', 'warrior', 'amulet', 'relic', 'equipment'];
const RARITIES = ['iron', 'silver', 'gold', 'diamond'];
const SETS = ['start', 'always', 'base', 'fallen'];
const ORDER: Partial<Record<keyof Picked, string[]>> = { faction: FACTIONS, kind: KINDS, rarity: RARITIES, set: SETS };

const costOf = (card: CardData): string =>
  card.cost === null ? '' : card.cost >= TOP_COST ? `${TOP_COST}+` : String(card.cost);
const OF: Record<keyof Picked, (card: CardData) => string[]> = {
  faction: (card) => [card.faction],
  kind: (card) => [card.kind],
  cost: (card) => [costOf(card)],
  rarity: (card) => [card.rarity],
  set: (card) => [card.set],
  keyword: (card) => card.keywords.map((each) => each.id),
};

/** Every value that occurs, in the usual order. */
export function values(cards: Iterable<CardData>, of: keyof Picked): string[] {
  const present = [...new Set([...cards].flatMap(OF[of]))].filter(Boolean);
  const order = ORDER[of];
  return order
    ? present.sort((a, b) => order.indexOf(a) - order.indexOf(b))
    : present.sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

export function picks(picked: Picked): (card: CardData) => boolean {
  const active = (Object.keys(OF) as (keyof Picked)[]).filter((of) => picked[of].length);
  return (card) => active.every((of) => OF[of](card).some((value) => picked[of].includes(value)));
}

/** Sort cards; ties stay in edition order. */
export function sorted(cards: CardData[], by: Sort, lang: string): CardData[] {
  const rank = (list: string[], value: string): number => (list.includes(value) ? list.indexOf(value) : list.length);
  const keys: Record<Sort, (a: CardData, b: CardData) => number> = {
    number: () => 0,
    name: (a, b) => a.name.localeCompare(b.name, lang),
    cost: (a, b) => (a.cost ?? -1) - (b.cost ?? -1),
    faction: (a, b) =>
      rank(FACTIONS, a.faction) - rank(FACTIONS, b.faction) ||
      rank(KINDS, a.kind) - rank(KINDS, b.kind) ||
      (a.cost ?? -1) - (b.cost ?? -1),
    rarity: (a, b) => rank(RARITIES, b.rarity) - rank(RARITIES, a.rarity),
    // The best first, unmeasured cards last.
    worth: (a, b) => (worthOf(b) ?? -Infinity) - (worthOf(a) ?? -Infinity) || 0,
  };
  return by === 'number' ? cards : cards.toSorted(keys[by]);
}
