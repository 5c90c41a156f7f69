/* Starts a game against bots with one click, with the settings of the last game or, at first, those of the game's
 * cover. */
import { coverOf } from '../../games/covers';
import { saveSettings, settings, type LastGame } from '../settings.svelte';
import type { GameInfo, NewTable, SeatSetup, Setting } from '../protocol';

export const lastPlayed = (game: string): LastGame =>
  settings.last[game] ?? { settings: { ...coverOf(game)?.start }, bots: 1, deck: '' };

/** Save the player's choices for the next game. */
export function remember(game: string, more: Partial<LastGame>): void {
  settings.last = { ...settings.last, [game]: { ...lastPlayed(game), ...more } };
  saveSettings();
}

/** The few settings that are offered before a quick game. */
export const quickSettings = (card: GameInfo): Setting[] =>
  card.settings.filter((each) => each.kind === 'choice' && each.name in (coverOf(card.id)?.start ?? {}));

/** The decks that can be played with these settings. */
export const readyDecks = (card: GameInfo, played: LastGame): GameInfo['decks'] =>
  card.decks.filter((each) => !played.settings['format'] || each.format === played.settings['format']);

/** Build the table: you on the first seat, and on every other a bot with a random deck. */
export function quickTable(card: GameInfo, bot: string, chance = Math.random): Pick<NewTable, 'settings' | 'seats'> {
  const played = lastPlayed(card.id);
  const decks = readyDecks(card, played);
  const any = (): string => decks[Math.floor(chance() * decks.length)]?.code ?? '';
  const bots = Array.from({ length: played.bots }, (_, i): SeatSetup => {
    const deck = any();
    return { seat: i + 1, bot, ...(deck ? { deck } : {}) };
  });
  const players = card.settings.some((each) => each.name === 'players') ? { players: played.bots + 1 } : {};
  return {
    settings: { ...played.settings, ...players },
    seats: [{ seat: 0, me: true, ...(played.deck ? { deck: played.deck } : {}) }, ...bots],
  };
}
