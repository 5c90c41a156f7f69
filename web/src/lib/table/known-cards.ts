/* What this seat knows about hidden cards: its own deck without the order, and cards it has seen on their way. */
import type { Table } from '../table.svelte';

interface Pile {
  count: number;
  known: [number, string][];
}
type Player = Record<string, unknown> & { seat: number };

export interface KnownPlace {
  /** The owner, or -1 for shared zones. */
  seat: number;
  zone: string;
  /** For each card, how many lie above it (-1 in a hand), and its name. */
  cards: [number, string][];
}
export interface Known {
  /** Your own deck: names and counts, sorted by name, never in order. */
  deck: [string, number][];
  /** What the game calls your own deck: `deck`, for example. */
  pile: string;
  places: KnownPlace[];
}

/** The field of a player's own deck ends with this, after what the game calls it. */
const LIST = '_list';

const isPile = (value: unknown): value is Pile =>
  value !== null && typeof value === 'object' && Array.isArray((value as Pile).known);

export function knownOf(table: Pick<Table, 'update' | 'seat'>): Known {
  const view = table.update?.view as (Record<string, unknown> & { players?: Player[] }) | null | undefined;
  if (!view?.players) return { deck: [], pile: 'deck', places: [] };
  const me = view.players[table.seat ?? -1];
  const list = Object.keys(me ?? {}).find((name) => name.endsWith(LIST));
  const names = (list ? me![list] : []) as string[];
  const places: KnownPlace[] = [];
  const look = (seat: number, zones: Record<string, unknown>): void => {
    for (const [zone, pile] of Object.entries(zones))
      if (isPile(pile) && pile.known.length) places.push({ seat, zone, cards: pile.known });
  };
  for (const player of view.players) look(player.seat, player);
  look(-1, view);
  return { deck: counted(names), pile: list?.slice(0, -LIST.length) ?? 'deck', places };
}

export function counted(names: readonly string[]): [string, number][] {
  const all = new Map<string, number>();
  for (const name of names) all.set(name, (all.get(name) ?? 0) + 1);
  return [...all].sort(([a], [b]) => a.localeCompare(b));
}
