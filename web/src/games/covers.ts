/* The games with a screen of their own, as the home page and menus need them. */
import { COVER as ascension } from './ascension/cover';
import { COVER as conflictus } from './conflictus/cover';
import type { GameCover } from './game';

export const GAMES: Readonly<Record<string, GameCover>> = { ascension, conflictus };

/** The game that is offered first. */
export const FIRST_GAME = 'ascension';

export const isGame = (name: string): boolean => Object.hasOwn(GAMES, name);

export const coverOf = (game: string): GameCover | undefined => (isGame(game) ? GAMES[game] : undefined);

/** The name of a game before the server has been asked. */
export const titleOf = (game: string): string =>
  coverOf(game)?.name ?? game.charAt(0).toLocaleUpperCase() + game.slice(1);

/** The games with a lesson, and those with decks. */
export const LESSONS = Object.keys(GAMES).filter((game) => GAMES[game]!.lesson);
export const WITH_DECKS = Object.keys(GAMES).filter((game) => GAMES[game]!.decks);
