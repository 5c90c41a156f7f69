/* The games and bots of the server, requested once in each language. */
import { api } from '../session.svelte';
import { settings } from '../settings.svelte';
import type { BotInfo, GameInfo } from '../protocol';
import { once } from './table-text';

export const listGames = (lang: string): Promise<GameInfo[]> =>
  once(`games ${lang}`, () => api.games(lang)).then(({ games }) => games);
export const listBots = (lang: string): Promise<BotInfo[]> =>
  once(`bots ${lang}`, () => api.bots(lang)).then(({ bots }) => bots);

/** The games and bots in the language of the page. Create it while a component initializes. */
export class Offers {
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);

  constructor() {
    $effect(() => {
      const { lang } = settings;
      void listGames(lang).then((games) => (this.games = games));
      void listBots(lang).then((bots) => (this.bots = bots));
    });
  }
}
