/* The timeline of a finished game: its turns and log lines, each with the choice that caused it. */
import type { Timeline, EventInfo } from '../protocol';

/** A turn: after how many choices it begins, whose it is, and its line in the log. */
export interface Turn {
  at: number;
  seat: number;
  text: string;
}
/** A line of the log, and the choice that caused it. */
export interface LogLine {
  at: number;
  key: number;
  event: EventInfo;
}
export interface Chapter extends Turn {
  lines: LogLine[];
}

/** Group the log by turn. Events before the first turn form a chapter without a name. */
export function chapters(timeline: Timeline): Chapter[] {
  const result: Chapter[] = [];
  let key = 0;
  timeline.steps.forEach((step, at) => {
    for (const event of step.events) {
      if (event.kind === 'turn') result.push({ at, seat: event.seat, text: event.text, lines: [] });
      else if (event.text) {
        if (!result.length) result.push({ at: 0, seat: -1, text: '', lines: [] });
        result.at(-1)!.lines.push({ at, key: key++, event });
      }
    }
  });
  return result;
}

export function turnsOf(chapters: Chapter[]): Turn[] {
  return chapters.filter((chapter) => chapter.seat >= 0 || chapter.text);
}

/** The turn after `at` choices; -1 before the first. */
export function turnAt(turns: Turn[], at: number): number {
  return turns.findLastIndex((turn) => turn.at <= at);
}

/** Where the previous or next turn begins. Within a turn, back leads to its beginning. */
export function turnFrom(turns: Turn[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return turns.find((turn) => turn.at > at)?.at ?? last;
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}

/** All events up to a choice, at most the last `most`. */
export function eventsUpTo(timeline: Timeline, at: number, most: number): EventInfo[] {
  const collected: EventInfo[] = [];
  for (let i = at; i >= 0 && collected.length < most; i--) collected.unshift(...(timeline.steps[i]?.events ?? []));
  return collected.slice(-most);
}

/** The confidence band around a line of chances, as a polygon; x from 0 to 1, y from 0 (certain win) to 1. */
export function band(points: { x: number; chance: number; error: number }[], width = 1.96): [number, number][] {
  const held = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    ...points.map(({ x, chance, error }) => [x, 1 - held(chance + width * error)] as [number, number]),
    ...points.toReversed().map(({ x, chance, error }) => [x, 1 - held(chance - width * error)] as [number, number]),
  ];
}

/** The last game of a match, whose table the end report counts. */
export function lastGame<T extends Pick<Timeline, 'steps'>>(timeline: T): T {
  const begun = timeline.steps.findLastIndex((step) => step.events.some((event) => event.kind === 'game'));
  if (begun < 0) return timeline;
  const [first, ...rest] = timeline.steps.slice(begun);
  const at = first!.events.findLastIndex((event) => event.kind === 'game');
  return { ...timeline, steps: [{ ...first!, events: first!.events.slice(at) }, ...rest] };
}
