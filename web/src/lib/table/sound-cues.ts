/* Which sound stands for what happened. */
export type Cue = 'turn' | 'card' | 'take' | 'strike' | 'draw' | 'low' | 'chat' | 'won' | 'lost';

/** Which event makes which sound; the first in this order wins. */
const HEARD: [Cue, string[]][] = [
  ['strike', ['defeated', 'destroyed', 'damaged', 'attacks', 'sacrificed']],
  ['take', ['acquired', 'entered', 'recovered']],
  ['card', ['played', 'announced', 'activated', 'used', 'dropped', 'blocks']],
  ['draw', ['drawn', 'milled', 'refilled']],
];
/** Cues that tell something: those who do not hear them read them.  The end of a game stands there in large letters. */
export const CAPTIONED: Cue[] = ['turn', 'low', 'chat'];

export function cueOf(events: readonly { what: string }[]): Cue | null {
  for (const [cue, whats] of HEARD) if (events.some((event) => whats.includes(event.what))) return cue;
  return null;
}
