/* Conflictus in the browser. */
import type { GameEntry } from '../game';

const entry: GameEntry = {
  locales: import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
  keys: {
    act: [['P', 'key-pass']],
    more: [['N', 'key-yield']],
    read: [
      ['J', 'key-hand'],
      ['R', 'key-resources'],
      ['W', 'key-field'],
      ['K', 'key-transition'],
      ['Q', 'key-opponents'],
      ['H', 'key-mons'],
      ['D', 'key-deck'],
      ['G', 'key-mortis'],
      ['V', 'key-exterminatus'],
    ],
  },
  screen: async () => (await import('./screen')).default,
  cards: () => import('./cards'),
  lesson: () => import('./lesson'),
  decks: () => import('./decks/Decks.svelte'),
  settings: () => import('./Settings.svelte'),
};

export default entry;
