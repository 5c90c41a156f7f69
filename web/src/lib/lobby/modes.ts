/* What is rated apart: the mode or the format of a game, and how many play; found in what the server says can be played. */
import type { GameCard } from '../protocol';
import { t } from '../i18n.svelte';

export function modes(game: GameCard): string[] {
  const kinds = game.arrangements
    .filter((each) => each.mode !== 'solo')
    .flatMap((each) => each.players.map((n) => `${each.mode}-${n}`));
  const format = game.settings.find((each) => each.name === 'format');
  const players = game.settings.find((each) => each.name === 'players');
  const formats = (format?.values ?? []).flatMap((each) =>
    Array.from({ length: (players?.most ?? 2) - 1 }, (_, i) => `${each.value}-${i + 2}`),
  );
  return [...new Set([...kinds, ...formats])].toSorted((a, b) => Number(a.split('-')[1]) - Number(b.split('-')[1]));
}

/** The mode and how many play, without the game. */
export function modeShort(mode: string, card: GameCard | undefined): string {
  const [kind = '', count = ''] = mode.split('-');
  const named = card?.settings.flatMap((each) => [...each.values]).find((each) => each.value === kind)?.name ?? kind;
  return `${named}, ${t('players-n', { n: Number(count) })}`;
}

export function modeName(game: string, mode: string, games: GameCard[]): string {
  const card = games.find((each) => each.id === game);
  return `${card?.name ?? game}, ${modeShort(mode, card)}`;
}
