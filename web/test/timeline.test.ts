import { expect, test } from 'vitest';
import { band, chapters, eventsUpTo, turnAt, turnFrom, turnsOf } from '../src/lib/study/timeline';
import { ticks } from '../src/lib/study/standings';
import type { Timeline, EventInfo } from '../src/lib/protocol';

const event = (what: string, text: string, seat = 0): EventInfo => ({
  kind: what,
  seat,
  text,
  rule: 'A-TURN-01',
  card: -1,
  card_name: null,
  origin: '',
  to: '',
  amount: 0,
  detail: '',
  other_seat: -1,
  cause: null,
  clause: null,
});
const step = (seat: number, ...events: EventInfo[]): Timeline['steps'][number] => ({
  seat,
  index: 0,
  option_count: 2,
  events,
});
const COURSE = {
  steps: [
    step(-1, event('deals', 'The table is set.'), event('turn', 'Turn of Ana', 0)),
    step(0, event('plays', 'Ana plays Militia.')),
    step(0, event('ends', ''), event('turn', 'Turn of Ben', 1)),
    step(1, event('plays', 'Ben plays Apprentice.'), event('gains', 'Ben gains 1 rune.')),
  ],
} as unknown as Timeline;

test('the log has a chapter per turn, and each line knows its choice', () => {
  const told = chapters(COURSE);
  expect(told.map((chapter) => [chapter.text, chapter.at, chapter.lines.map((line) => line.at)])).toEqual([
    ['', 0, [0]],
    ['Turn of Ana', 0, [1]],
    ['Turn of Ben', 2, [3, 3]],
  ]);
  expect(turnsOf(told).map((turn) => turn.seat)).toEqual([0, 1]);
});

test('stepping from turn to turn', () => {
  const turns = turnsOf(chapters(COURSE));
  expect([0, 1, 2, 3].map((at) => turnAt(turns, at))).toEqual([0, 0, 1, 1]);
  expect(turnFrom(turns, 0, 1, 3)).toBe(2);
  expect(turnFrom(turns, 2, 1, 3)).toBe(3);
  expect(turnFrom(turns, 3, -1, 3)).toBe(2);
  expect(turnFrom(turns, 2, -1, 3)).toBe(0);
  expect(turnFrom(turns, 0, -1, 3)).toBe(0);
});

test('events up to a choice, limited to the latest', () => {
  expect(eventsUpTo(COURSE, 1, 10).map((each) => each.kind)).toEqual(['deals', 'turn', 'plays']);
  expect(eventsUpTo(COURSE, 3, 2).map((each) => each.kind)).toEqual(['plays', 'gains']);
});

test('the band of a curve stays between 0 and 1', () => {
  const around = band(
    [
      { x: 0, chance: 0.5, error: 0.1 },
      { x: 1, chance: 1, error: 0.1 },
    ],
    2,
  );
  expect(around.map((point) => point.map((value) => Math.round(value * 100) / 100))).toEqual([
    [0, 0.3],
    [1, 0],
    [1, 0.2],
    [0, 0.7],
  ]);
});

test("a chart's ticks are few round numbers", () => {
  expect(ticks(2, 83)).toEqual([20, 40, 60, 80]);
  expect(ticks(1, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ticks(3, 33)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(ticks(4, 4)).toEqual([4]);
});
