/* Filters and orders of a gallery: what can be picked follows from the cards there are. */
import type { CardData } from '../art/card-catalog.svelte';
import { worthOf } from './card-stats';

export const SORTS = ['number', 'name', 'cost', 'faction', 'rarity', 'worth'] as const;
export type Sort = (typeof SORTS)[number];
/** The orders these cards can be brought into: by worth only where somebody measured it. */
export const sorts = (cards: CardData[]): Sort[] =>
  SORTS.filter((by) => by !== 'worth' || cards.some((card) => card.worth));

/** What is picked of each kind; nothing picked of a kind: everything. */
export interface Picked {
  faction: string[];
  kind: string[];
  cost: string[];
  rarity: string[];
  set: string[];
  keyword: string[];
}
export const NOTHING: Picked = { faction: [], kind: [], cost: [], rarity: [], set: [], keyword: [] };
export const DEAR = 6; // this cost and all above are one

const FACTIONS = [
  'enlightened',
  'lifebound',
  'mechana',
  'void',
  'monster',
  'citadel',
  'bone',
  'light',
  'shadow',
  'neutral',
];
const KINDS = ['hero', 'construct', 'monster', 'source', 'warrior', 'amulet', 'relic', 'equipment'];
const RARITIES = ['iron', 'silver', 'gold', 'diamond'];
const SETS = ['start', 'always', 'base', 'fallen'];
const ORDER: Partial<Record<keyof Picked, string[]>> = { faction: FACTIONS, kind: KINDS, rarity: RARITIES, set: SETS };

const costOf = (card: CardData): string =>
  card.cost === null ? '' : card.cost >= DEAR ? `${DEAR}+` : String(card.cost);
const OF: Record<keyof Picked, (card: CardData) => string[]> = {
  faction: (card) => [card.faction],
  kind: (card) => [card.kind],
  cost: (card) => [costOf(card)],
  rarity: (card) => [card.rarity],
  set: (card) => [card.set],
  keyword: (card) => card.keywords.map((each) => each.id),
};

/** Every value some card has, in the order one expects. */
export function values(cards: Iterable<CardData>, of: keyof Picked): string[] {
  const found = [...new Set([...cards].flatMap(OF[of]))].filter(Boolean);
  const order = ORDER[of];
  return order
    ? found.sort((a, b) => order.indexOf(a) - order.indexOf(b))
    : found.sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

export function picks(picked: Picked): (card: CardData) => boolean {
  const asked = (Object.keys(OF) as (keyof Picked)[]).filter((of) => picked[of].length);
  return (card) => asked.every((of) => OF[of](card).some((value) => picked[of].includes(value)));
}

/** Cards in order; what is alike stays in the order of the edition. */
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
    worth: (a, b) => (worthOf(b) ?? -Infinity) - (worthOf(a) ?? -Infinity) || 0, // the best first, what nobody knows last
  };
  return by === 'number' ? cards : cards.toSorted(keys[by]);
}
