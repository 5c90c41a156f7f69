/* Conflictus in two minutes. The deal: the learner begins with sources and two warriors of cost one, so that the first
 * turn has a source, a warrior and an attack that no one can block. */
import type { Script } from '../../lib/tutorial.svelte';

const lesson: Script = {
  table: {
    game: 'conflictus',
    settings: { format: 'rapidinha', players: 2 },
    seats: [
      { seat: 0, me: true, deck: 'Tower of Dawn' },
      { seat: 1, bot: 'easy', deck: 'Landslide' },
    ],
    options: { rated: false, seed: '7' },
    start: true,
  },
  steps: [
    { words: 'lesson-con-mons', at: '.side.m .mons' },
    { words: 'lesson-con-theirs', at: '.side.o .mons' },
    { words: 'lesson-con-source', at: '.hand-c', until: { did: 'dropped' } },
    { words: 'lesson-con-warrior', at: '.hand-c', until: { did: 'announced' } },
    { words: 'lesson-con-transition', at: '.act-end', until: { did: 'entered' }, read: true },
    { words: 'lesson-con-set', at: '.side.m .set' },
    { words: 'lesson-con-phases', at: '.seam' },
    { words: 'lesson-con-attack', at: '.side.m .is-target, .act-end', until: { did: 'attacks' } },
    { words: 'lesson-con-mill', at: '.side.o .mons' },
    { words: 'lesson-con-block', at: '.side.m' },
    { words: 'lesson-con-stops', at: '.seam-more' },
    { words: 'lesson-con-look', at: '.hand-c' },
    { words: 'lesson-con-close', at: '.side.o .mons' },
  ],
};

export default lesson;
