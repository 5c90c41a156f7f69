/* Rating modes: the mode or format of a game and the number of players, derived from the arrangements the server lists. */
import type { GameInfo } from '../protocol';
import { t } from '../i18n.svelte';

export function modes(game: GameInfo): string[] {
  const kinds = game.arrangements
    .flatMap((each) => each.players.map((n) => [Object.values(each.settings).at(-1)!, n] as const))
    .filter(([, n]) => n > 1)
    .map(([mode, n]) => `${mode}-${n}`);
  const format = game.settings.find((each) => each.name === 'format');
  const players = game.settings.find((each) => each.name === 'players');
  /* A game without modes is rated by the number of players alone. */
  const values = format?.values.map((each) => each.value) ?? (kinds.length ? [] : ['standard']);
  const formats = values.flatMap((value) =>
    Array.from({ length: (players?.max ?? 2) - 1 }, (_, i) => `${value}-${i + 2}`),
  );
  return [...new Set([...kinds, ...formats])].toSorted((a, b) => Number(a.split('-')[1]) - Number(b.split('-')[1]));
}

/** The mode and the number of players, without the game. */
export function modeShort(mode: string, card: GameInfo | undefined): string {
  const [kind = '', count = ''] = mode.split('-');
  const named = card?.settings.flatMap((each) => [...each.values]).find((each) => each.value === kind)?.name;
  return [...(named ? [named] : []), t('players-n', { n: Number(count) })].join(', ');
}

export function modeName(game: string, mode: string, games: GameInfo[]): string {
  const card = games.find((each) => each.id === game);
  return `${card?.name ?? game}, ${modeShort(mode, card)}`;
}
