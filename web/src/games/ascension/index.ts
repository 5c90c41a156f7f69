/* Ascension in the browser. */
import type { GameEntry } from '../game';

const entry: GameEntry = {
  locales: import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
  keys: {
    act: [
      ['A', 'key-all'],
      ['E', 'key-end'],
    ],
    read: [
      ['J', 'key-hand'],
      ['R', 'key-resources'],
      ['W', 'key-row'],
      ['K', 'key-constructs'],
      ['Q', 'key-opponents'],
      ['H', 'key-pool'],
      ['D', 'key-deck'],
      ['G', 'key-discard'],
      ['V', 'key-void'],
    ],
  },
  screen: async () => (await import('./screen')).default,
  cards: () => import('./cards'),
  lesson: () => import('./lesson'),
};

export default entry;
