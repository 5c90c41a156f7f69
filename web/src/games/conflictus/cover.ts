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
  lesson: true,
  decks: true,
  load: () => import('.'),
};
