/* Which sound goes with which event. */
export type Cue = 'turn' | 'card' | 'take' | 'strike' | 'draw' | 'low' | 'chat' | 'won' | 'lost';

/** The events of each sound; the first match in this order wins. */
const HEARD: [Cue, string[]][] = [
  ['strike', ['defeated', 'destroyed', 'damaged', 'attacks', 'sacrificed']],
  ['take', ['acquired', 'entered', 'recovered']],
  ['card', ['played', 'announced', 'activated', 'used', 'dropped', 'blocks']],
  ['draw', ['drawn', 'milled', 'refilled']],
];
/** Sounds with information, captioned for those who can't hear them. The end of a game is shown in large type anyway. */
export const CAPTIONED: Cue[] = ['turn', 'low', 'chat'];

export function cueOf(events: readonly { kind: string }[]): Cue | null {
  for (const [cue, whats] of HEARD) if (events.some((event) => whats.includes(event.kind))) return cue;
  return null;
}
