/* The screens that were loaded: whatever speaks of a table in the words of its game asks here. */
import type { GameScreen } from './game';

const screens = new Map<string, GameScreen>();

export function useScreen(game: string, screen: GameScreen): void {
  screens.set(game, screen);
}

export const isLoaded = (game: string | undefined): boolean => screens.has(game ?? '');

/** The screen of a game that was loaded. */
export function screenOf(game: string | undefined): GameScreen {
  const found = screens.get(game ?? '');
  if (!found) throw new Error(`the screen of ${game ?? 'no game'} was not loaded`);
  return found;
}
