/* Play a deck at once, against a bot with a ready-made deck. */
import { go } from '../../../lib/router.svelte';
import { listGames } from '../../../lib/lobby/offers.svelte';
import { api, ensureSignedIn } from '../../../lib/session.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { NewTable } from '../../../lib/protocol';
import { t } from '../../../lib/i18n.svelte';

export async function playDeck(deck: string, format: string, against = ''): Promise<void> {
  await ensureSignedIn(t('guest'));
  const game = (await listGames(settings.lang)).find((each) => each.id === 'conflictus');
  const ready = (game?.decks ?? []).filter((each) => each.format === format);
  const other = against || (ready[Math.floor(Math.random() * ready.length)]?.code ?? '');
  const table: NewTable = {
    game: 'conflictus',
    settings: { format },
    options: { rated: false },
    seats: [
      { seat: 0, me: true, deck },
      { seat: 1, bot: settings.level, deck: other },
    ],
    start: true,
  };
  go(`/table/${(await api.make(table)).id}`);
}
