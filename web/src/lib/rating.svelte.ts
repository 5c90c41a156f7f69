/* Remembers your rating from before a game, so that the end report can show how it changed. */
import { api, session } from './session.svelte';
import type { Table } from './table.svelte';
import type { Ratings } from './protocol';

export interface Strength {
  mu: number;
  sigma: number;
  games: number;
}

const before = new Map<string, Strength | null>();

/* Your own list, because the list of a game has only the hundred strongest players. */
async function mine(game: string, mode: string): Promise<Strength | null> {
  const { ratings } = await api.call<Ratings>('GET', `/people/${session.me?.id ?? ''}/ratings`);
  return ratings.find((each) => each.game === game && each.mode === mode) ?? null;
}

/** Remember the rating when the game starts; null if there is none yet. */
export async function noteRating(table: Table): Promise<void> {
  const { info } = table;
  if (!info?.rated || info.status !== 'running' || table.seat === null || before.has(info.id)) return;
  before.set(info.id, null);
  before.set(info.id, await mine(info.game, info.mode).catch(() => null));
}

/** The rating after the game and before it. The server counts a game a moment after it ends. */
export async function ratingNow(table: Table): Promise<{ now: Strength; was: Strength | null } | null> {
  const { info } = table;
  if (!info?.rated || table.seat === null || !before.has(info.id)) return null;
  const was = before.get(info.id)!;
  for (let tries = 0; tries < 5; tries++) {
    const now = await mine(info.game, info.mode).catch(() => null);
    if (now && now.games > (was?.games ?? 0)) return { now, was };
    await new Promise((done) => setTimeout(done, 800));
  }
  return null;
}
