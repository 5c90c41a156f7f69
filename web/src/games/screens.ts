/* The loaded screens, for shared code that needs a game's words. */
import type { GameScreen } from './game';

const screens = new Map<string, GameScreen>();

export function useScreen(game: string, screen: GameScreen): void {
  screens.set(game, screen);
}

export const isLoaded = (game: string | undefined): boolean => screens.has(game ?? '');

/** The screen of a loaded game. */
export function screenOf(game: string | undefined): GameScreen {
  const match = screens.get(game ?? '');
  if (!match) throw new Error(`the screen of ${game ?? 'no game'} was not loaded`);
  return match;
}
