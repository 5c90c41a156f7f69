/* Scores by turn, and the scales of their charts. */
import type { ScoreAtTurn } from '../protocol';

/** Round numbers between the first and last turn, at most `most` of them. */
export function ticks(first: number, last: number, most = 8): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (last - first) / each <= most) ?? 200;
  const from = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - from) / step) + 1) }, (_, i) => from + i * step);
}

export interface Course {
  turns: number[];
  /** For each seat, its score at each turn. */
  values: number[][];
}

/** The scores at the beginning of every turn of the last game, and at the end. */
export function standingsByTurn(standings: readonly ScoreAtTurn[]): Course {
  const last = standings.at(-1)?.game;
  const own = standings.filter((each) => each.game === last);
  return {
    turns: own.map((_, i) => i + 1),
    values: (own[0]?.scores ?? []).map((_, seat) => own.map((each) => each.scores[seat]!)),
  };
}

/** The smallest integer step of at least `least` from the series 1, 2, 5, 10, 20, 25, 50, 75, 100. */
export function roundStep(least: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 2.5, 5, 7.5])
      if (step * power >= least && Number.isInteger(step * power)) return step * power;
}
