/* What a game of Conflictus has cost everybody: counted from its whole log and from what lies there at the end. */
import type { Moment } from '../../lib/table.svelte';
import type { Conflictus, CourseTold } from '../../lib/wire';
import type { Course } from './sums';

export interface TollRow {
  /** The word for it, and what its bar is coloured by. */
  what: 'milled' | 'destroyed' | 'mortis' | 'exterminatus' | 'hand';
  values: number[];
}

/** `course` is asked for and may not be there yet: then only what lies there is counted. */
export function toll(view: Conflictus.View, course: Pick<CourseTold, 'steps'> | null): TollRow[] {
  const happened = (what: 'milled' | 'destroyed'): TollRow => {
    const values = view.players.map(() => 0);
    for (const step of course?.steps ?? []) for (const event of step.events) if (event.what === what && event.seat in values) values[event.seat]! += 1;
    return { what, values };
  };
  const lies = (what: 'mortis' | 'exterminatus' | 'hand'): TollRow => ({ what, values: view.players.map((player) => player[what].count) });
  return [...(course ? [happened('milled'), happened('destroyed')] : []), lies('mortis'), lies('exterminatus'), lies('hand')];
}

/** The mons of everybody at the end of every round that this page has seen of the last game. */
export function monsByRound(moments: readonly Moment[]): Course {
  const game = (moments.at(-1)?.update.view as Conflictus.View | null)?.game;
  const last = new Map<number, number[]>();
  for (const { update } of moments) {
    const view = update.view as Conflictus.View | null;
    if (view && view.game === game && view.phase >= 0) last.set(view.round, view.players.map((player) => player.mons.count));
  }
  const turns = [...last.keys()].sort((a, b) => a - b);
  const seats = last.get(turns.at(-1) ?? 0)?.length ?? 0;
  return { turns, values: Array.from({ length: seats }, (_, seat) => turns.map((turn) => last.get(turn)![seat]!)) };
}
