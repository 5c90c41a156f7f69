import type { GameCover } from '../game';

export const COVER: GameCover = {
  title: 'Conflictus',
  name: 'Conflictus Aeternus',
  sign: 'angel-wings',
  seat: 5,
  players: [2, 4],
  minutes: 20,
  rules: 'C',
  fan: ['Avatar Oriem', 'Serafim da Torre', 'Juíza do Conflito', 'Leviatã da Fossa', 'Duque Oco'],
  start: { format: 'rapidinha' },
  form: { first: ['format', 'players', 'best_of'], choices: { best_of: [1, 3, 5, 7, 9] }, forTwo: ['best_of'] },
  lesson: true,
  decks: true,
  load: () => import('.'),
};
