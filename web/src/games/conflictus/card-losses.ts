/* What a game of Conflictus has cost everybody: counted from its whole log and from what lies there at the end. */
import type * as Conflictus from './view';
import type { Timeline } from '../../lib/protocol';

export interface TollRow {
  /** The word for it, and what its bar is coloured by. */
  what: 'milled' | 'destroyed' | 'mortis' | 'exterminatus' | 'hand';
  values: number[];
}

/** `course` is asked for and may not be there yet: then only what lies there is counted. */
export function toll(view: Conflictus.View, course: Pick<Timeline, 'steps'> | null): TollRow[] {
  const happened = (what: 'milled' | 'destroyed'): TollRow => {
    const values = view.players.map(() => 0);
    for (const step of course?.steps ?? [])
      for (const event of step.events) if (event.what === what && event.seat in values) values[event.seat]! += 1;
    return { what, values };
  };
  const lies = (what: 'mortis' | 'exterminatus' | 'hand'): TollRow => ({
    what,
    values: view.players.map((player) => player[what].count),
  });
  return [
    ...(course ? [happened('milled'), happened('destroyed')] : []),
    lies('mortis'),
    lies('exterminatus'),
    lies('hand'),
  ];
}
