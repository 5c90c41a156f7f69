/* Ascension in two minutes. The deal: three runes and two power on the first turn, a hero for three runes in the row,
 * and a construct that costs what the second turn gives. */
import type { Script } from '../../lib/tutorial.svelte';

const lesson: Script = {
  table: {
    game: 'ascension',
    settings: { players: 2, honor_pool: 20 },
    seats: [
      { seat: 0, me: true },
      { seat: 1, bot: 'easy' },
    ],
    options: { rated: false, seed: '6' },
    start: true,
  },
  steps: [
    { words: 'lesson-asc-candle', at: '.candle' },
    { words: 'lesson-asc-hand', at: '.act-all', until: { without: 'play' }, clear: '.hand' },
    { words: 'lesson-asc-purse', at: '.resources' },
    { words: 'lesson-asc-row', at: '.row', until: { did: 'acquired' } },
    { words: 'lesson-asc-power', at: '[data-pile=cultists]', until: { did: 'defeated' } },
    { words: 'lesson-asc-discard', at: '.my-disc' },
    { words: 'lesson-asc-end', at: '.act-end', until: { turn: true } },
    { words: 'lesson-asc-other', at: '.opp' },
    { words: 'lesson-asc-again', at: '.act-all', until: { without: 'play' }, clear: '.hand' },
    { words: 'lesson-asc-construct', at: '.row', until: { did: 'acquired' } },
    { words: 'lesson-asc-look', at: '.row' },
    { words: 'lesson-asc-undo', at: '.undo-pair' },
    { words: 'lesson-asc-close', at: '.candle' },
  ],
};

export default lesson;
