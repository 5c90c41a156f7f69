/* Any game without a screen of its own: the fields of its view, its questions and answers. */
import type { GameEntry } from '../game';

const entry: GameEntry = {
  locales: import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
  keys: { act: [], read: [['W', 'key-fields']] },
  screen: async (game) => (await import('./screen')).screen(game),
};

export default entry;
