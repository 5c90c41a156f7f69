/* Each player's losses, counted from the log of the game and from the piles at its end. */
import type * as Conflictus from './view';
import type { Timeline } from '../../lib/protocol';

export interface TollRow {
  /** A message key, which also selects the color of the bar. */
  what: 'milled' | 'destroyed' | 'mortis' | 'exterminatus' | 'hand';
  values: number[];
}

/** Without the timeline, which may not have arrived yet, only the piles are counted. */
export function toll(view: Conflictus.View, timeline: Pick<Timeline, 'steps'> | null): TollRow[] {
  const happened = (what: 'milled' | 'destroyed'): TollRow => {
    const values = view.players.map(() => 0);
    for (const step of timeline?.steps ?? [])
      for (const event of step.events) if (event.kind === what && event.seat in values) values[event.seat]! += 1;
    return { what, values };
  };
  const lies = (what: 'mortis' | 'exterminatus' | 'hand'): TollRow => ({
    what,
    values: view.players.map((player) => player[what].count),
  });
  return [
    ...(timeline ? [happened('milled'), happened('destroyed')] : []),
    lies('mortis'),
    lies('exterminatus'),
    lies('hand'),
  ];
}
