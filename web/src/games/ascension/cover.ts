import type { GameCover } from '../game';

export const COVER: GameCover = {
  title: 'Ascension',
  name: 'Ascension',
  sign: 'third-eye',
  seat: 1,
  players: [1, 6],
  minutes: 30,
  rules: 'A',
  fan: ['Muramasa', 'Wolf Shaman', 'Seer of the Forked Path', 'Rocket Courier X-99', 'Wind Tyrant'],
  start: { sets: 'base' },
  form: { first: ['sets', 'mode', 'players'], steps: { honor_pool: 10 } },
  solo: { mode: 'solo', players: 1 },
  lesson: true,
  decks: false,
  load: () => import('.'),
};
