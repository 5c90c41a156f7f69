/* Loads a game's code and messages. A table loads only its own game; games without a screen of their own use the
 * generic one. */
import { addMessages } from '../lib/i18n.svelte';
import { once } from '../lib/lobby/table-text';
import type { Api } from '../lib/net/api';
import { coverOf, isGame } from './covers';
import type { GameEntry, GameScreen } from './game';
import { useScreen } from './screens';

const entries = new Map<string, Promise<GameEntry>>();

export function loadGame(game: string): Promise<GameEntry> {
  const have = entries.get(game);
  if (have) return have;
  const loading = (coverOf(game)?.load() ?? import('./generic')).then(async ({ default: entry }) => {
    await addMessages(entry.locales);
    return entry;
  });
  entries.set(game, loading);
  loading.catch(() => entries.delete(game)); // The next call tries again.
  return loading;
}

/** Load everything needed to play a game. */
export async function loadScreen(game: string, api: Api, lang: string): Promise<GameScreen> {
  const entry = await loadGame(game);
  const games = isGame(game) ? [] : (await once(`games ${lang}`, () => api.games(lang))).games;
  const screen = await entry.screen(games.find((each) => each.id === game));
  useScreen(game, screen);
  return screen;
}
