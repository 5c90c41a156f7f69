/* What a game of Conflictus has cost everybody: counted from its whole log and from what lies there at the end. */
import type { Conflictus, Timeline } from '../../lib/protocol';

export interface TollRow {
  /** The word for it, and what its bar is coloured by. */
  what: 'milled' | 'destroyed' | 'mortis' | 'exterminatus' | 'hand';
  values: number[];
}

/** The last game of a match: the table that is counted is its. */
export function lastGame<T extends Pick<Timeline, 'steps'>>(course: T): T {
  const begun = course.steps.findLastIndex((step) => step.events.some((event) => event.what === 'game'));
  if (begun < 0) return course;
  const [first, ...rest] = course.steps.slice(begun);
  const at = first!.events.findLastIndex((event) => event.what === 'game');
  return { ...course, steps: [{ ...first!, events: first!.events.slice(at) }, ...rest] };
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
