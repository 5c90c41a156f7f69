/* What is rated apart: the mode or the format of a game, and how many play; found in what the server says can be played. */
import type { GameCard } from '../protocol';
import { t } from '../i18n.svelte';

export function modes(game: GameCard): string[] {
  const kinds = game.arrangements
    .flatMap((each) => each.players.map((n) => [Object.values(each.settings).at(-1)!, n] as const))
    .filter(([, n]) => n > 1)
    .map(([mode, n]) => `${mode}-${n}`);
  const format = game.settings.find((each) => each.name === 'format');
  const players = game.settings.find((each) => each.name === 'players');
  /* a game that tells nothing apart is rated by how many play */
  const values = format?.values.map((each) => each.value) ?? (kinds.length ? [] : ['standard']);
  const formats = values.flatMap((value) =>
    Array.from({ length: (players?.most ?? 2) - 1 }, (_, i) => `${value}-${i + 2}`),
  );
  return [...new Set([...kinds, ...formats])].toSorted((a, b) => Number(a.split('-')[1]) - Number(b.split('-')[1]));
}

/** The mode and how many play, without the game. */
export function modeShort(mode: string, card: GameCard | undefined): string {
  const [kind = '', count = ''] = mode.split('-');
  const named = card?.settings.flatMap((each) => [...each.values]).find((each) => each.value === kind)?.name;
  return [...(named ? [named] : []), t('players-n', { n: Number(count) })].join(', ');
}

export function modeName(game: string, mode: string, games: GameCard[]): string {
  const card = games.find((each) => each.id === game);
  return `${card?.name ?? game}, ${modeShort(mode, card)}`;
}
