/* The turns on which a game hung, and what luck did in it: both read from everybody's chances. */
import type { Timeline, WinChanceCurve, EventInfo, LuckReport } from '../protocol';

/** A turn over which the chances changed more than their own doubt: where it begins, and what it did to each. */
export interface Swing {
  /** After how many choices it begins, and after how many it is over. */
  at: number;
  until: number;
  round: number;
  /** Whose turn it was. */
  seat: number;
  /** For whom it is told, and by how much their chance changed. */
  of: number;
  change: number;
  /** How high their chance was afterwards. */
  to: number;
}

/** A change of chance as it is told: points of a hundred with their sign; less than half a point has none. */
export const signed = (change: number): string => {
  const points = Math.round(Math.abs(100 * change));
  return `${points === 0 ? '±' : change > 0 ? '+' : '−'}${points}`;
};

const LEAST = 0.04;
const SURE = 1.96;

/** The greatest swings, as they came.  They are told for `mine`, or for whom they changed most. */
export function swings({ points }: Pick<WinChanceCurve, 'points'>, mine: number | null, most = 3): Swing[] {
  const found = points.slice(0, -1).flatMap((point, i): Swing[] => {
    const next = points[i + 1]!;
    const changes = point.chances.map((chance, seat) => next.chances[seat]! - chance);
    const of =
      mine !== null && mine in changes
        ? mine
        : changes.reduce((best, change, seat) => (Math.abs(change) > Math.abs(changes[best]!) ? seat : best), 0);
    const doubt = SURE * Math.hypot(point.errors[of]!, next.errors[of]!);
    const change = changes[of]!;
    return Math.abs(change) < Math.max(LEAST, doubt)
      ? []
      : [{ at: point.at, until: next.at, round: point.round, seat: point.seat, of, change, to: next.chances[of]! }];
  });
  return found
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

/** What luck did to a seat in all, how far off that may be, and how it added up choice by choice. */
export interface Fortune {
  sum: number;
  doubt: number;
  /** kind: it was good to them; even: it cannot be told from none */
  verdict: 'kind' | 'unkind' | 'even';
  line: { at: number; value: number }[];
  /** The choice at which it did most, where that is more than its own doubt. */
  greatest: { at: number; seat: number; change: number } | null;
}

export function fortune({ falls }: Pick<LuckReport, 'falls'>, seat: number): Fortune {
  let sum = 0;
  const line = falls.map((fall) => ({ at: fall.at, value: (sum += fall.changes[seat] ?? 0) }));
  const doubt = SURE * Math.hypot(...falls.map((fall) => fall.errors[seat] ?? 0));
  const top = falls.reduce<LuckReport['falls'][number] | null>(
    (best, fall) => (Math.abs(fall.changes[seat] ?? 0) > Math.abs(best?.changes[seat] ?? 0) ? fall : best),
    null,
  );
  const sure = top && Math.abs(top.changes[seat]!) >= Math.max(LEAST, SURE * top.errors[seat]!);
  return {
    sum,
    doubt,
    verdict: Math.abs(sum) < Math.max(LEAST, doubt) ? 'even' : sum > 0 ? 'kind' : 'unkind',
    line,
    greatest: sure ? { at: top.at, seat: top.seat, change: top.changes[seat]! } : null,
  };
}

/** What the log says at the beginning of a turn: which it is, and whose. */
export function turnSaid(course: Pick<Timeline, 'steps'> | null, at: number): string {
  return course?.steps[at]?.events.findLast((event) => event.what === 'turn' || event.what === 'round')?.text ?? '';
}

/* what is worth a line, the weightiest first */
const WEIGHTY = [
  'lost',
  'destroyed',
  'defeated',
  'acquired',
  'milled',
  'attacks',
  'entered',
  'banished',
  'used',
  'announced',
  'refilled',
  'gained',
  'played',
  'drawn',
  'cleanup',
];

const USUAL = WEIGHTY.indexOf('refilled'); // what happens in every turn: told only where nothing else did

/** What a turn will be remembered by: a line or two of its log. */
export function remembered(course: Pick<Timeline, 'steps'> | null, at: number, until: number, most = 2): EventInfo[] {
  const lines = (course?.steps ?? [])
    .slice(at + 1, until + 1)
    .flatMap((step) => step.events)
    .filter((event) => event.text && WEIGHTY.includes(event.what));
  const once = lines.filter((event, i) => lines.findIndex(({ text }) => text === event.text) === i);
  const rare = once.filter(({ what }) => WEIGHTY.indexOf(what) < USUAL);
  const kept = (rare.length ? rare : once)
    .toSorted((a, b) => WEIGHTY.indexOf(a.what) - WEIGHTY.indexOf(b.what))
    .slice(0, most);
  return lines.filter((event) => kept.includes(event));
}

/* how cards come off a pile of which nobody could know the order: that is what luck is, nothing else */
const HIDDEN = ['drawn', 'milled', 'refilled', 'revealed', 'captive', 'fate'];

/** What came off the piles at a choice, as far as it was seen, told in a few lines. */
export function cameUp(course: Pick<Timeline, 'steps'> | null, at: number, most = 3): string {
  const lines = (course?.steps[at]?.events ?? [])
    .filter((event) => event.text && HIDDEN.includes(event.what))
    .map((event) => event.text);
  const once = [...new Set(lines)];
  const told = once.slice(0, most).join(' ');
  return once.length > most ? told.replace(/\.?$/, '…') : told;
}
