/* Turning points and luck, both derived from everyone's win chances. */
import type { Timeline, WinChanceCurve, EventInfo, LuckReport } from '../protocol';

/** A turn that changed the win chances by more than their error. */
export interface Swing {
  /** After how many choices it begins and ends. */
  at: number;
  until: number;
  round: number;
  /** Whose turn it was. */
  seat: number;
  /** The seat it is reported for, and the change of its chance. */
  of: number;
  change: number;
  /** Its chance afterwards. */
  to: number;
}

/** A change of chance in percentage points with sign; less than half a point is ±0. */
export const signed = (change: number): string => {
  const points = Math.round(Math.abs(100 * change));
  return `${points === 0 ? '±' : change > 0 ? '+' : '−'}${points}`;
};

const MIN_CHANGE = 0.04;
const Z_95 = 1.96;

/** The largest swings in the order they happened, reported for `mine` or for the seat they changed most. */
export function swings({ points }: Pick<WinChanceCurve, 'points'>, mine: number | null, most = 3): Swing[] {
  const candidates = points.slice(0, -1).flatMap((point, i): Swing[] => {
    const next = points[i + 1]!;
    const changes = point.chances.map((chance, seat) => next.chances[seat]! - chance);
    const of =
      mine !== null && mine in changes
        ? mine
        : changes.reduce((best, change, seat) => (Math.abs(change) > Math.abs(changes[best]!) ? seat : best), 0);
    const doubt = Z_95 * Math.hypot(point.errors[of]!, next.errors[of]!);
    const change = changes[of]!;
    return Math.abs(change) < Math.max(MIN_CHANGE, doubt)
      ? []
      : [{ at: point.at, until: next.at, round: point.round, seat: point.seat, of, change, to: next.chances[of]! }];
  });
  return candidates
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

/** A seat's total luck, its error, and the running total by choice. */
export interface LuckSummary {
  sum: number;
  doubt: number;
  /** `kind` is good luck, `unkind` bad; `even` can't be told from none. */
  verdict: 'kind' | 'unkind' | 'even';
  line: { at: number; value: number }[];
  /** The luckiest or unluckiest choice, if its change exceeds its error. */
  greatest: { at: number; seat: number; change: number } | null;
}

export function luckSummary({ swings }: Pick<LuckReport, 'swings'>, seat: number): LuckSummary {
  let sum = 0;
  const line = swings.map((swing) => ({ at: swing.at, value: (sum += swing.changes[seat] ?? 0) }));
  const doubt = Z_95 * Math.hypot(...swings.map((swing) => swing.errors[seat] ?? 0));
  const top = swings.reduce<LuckReport['swings'][number] | null>(
    (best, swing) => (Math.abs(swing.changes[seat] ?? 0) > Math.abs(best?.changes[seat] ?? 0) ? swing : best),
    null,
  );
  const sure = top && Math.abs(top.changes[seat]!) >= Math.max(MIN_CHANGE, Z_95 * top.errors[seat]!);
  return {
    sum,
    doubt,
    verdict: Math.abs(sum) < Math.max(MIN_CHANGE, doubt) ? 'even' : sum > 0 ? 'kind' : 'unkind',
    line,
    greatest: sure ? { at: top.at, seat: top.seat, change: top.changes[seat]! } : null,
  };
}

/** The log line at the beginning of a turn: its number and player. */
export function turnText(timeline: Pick<Timeline, 'steps'> | null, at: number): string {
  return timeline?.steps[at]?.events.findLast((event) => event.kind === 'turn' || event.kind === 'round')?.text ?? '';
}

/* Events worth a line, most important first. */
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

const USUAL = WEIGHTY.indexOf('refilled'); // Events that happen every turn are listed only if nothing else happened.

/** The one or two log lines that sum up a turn. */
export function remembered(timeline: Pick<Timeline, 'steps'> | null, at: number, until: number, most = 2): EventInfo[] {
  const lines = (timeline?.steps ?? [])
    .slice(at + 1, until + 1)
    .flatMap((step) => step.events)
    .filter((event) => event.text && WEIGHTY.includes(event.kind));
  const once = lines.filter((event, i) => lines.findIndex(({ text }) => text === event.text) === i);
  const rare = once.filter(({ kind: what }) => WEIGHTY.indexOf(what) < USUAL);
  const selected = (rare.length ? rare : once)
    .toSorted((a, b) => WEIGHTY.indexOf(a.kind) - WEIGHTY.indexOf(b.kind))
    .slice(0, most);
  return lines.filter((event) => selected.includes(event));
}

/* Events that reveal cards in random order: the only source of luck. */
const HIDDEN = ['drawn', 'milled', 'refilled', 'revealed', 'captive', 'fate'];

/** The cards that a choice revealed, in a few log lines. */
export function revealedText(timeline: Pick<Timeline, 'steps'> | null, at: number, most = 3): string {
  const lines = (timeline?.steps[at]?.events ?? [])
    .filter((event) => event.text && HIDDEN.includes(event.kind))
    .map((event) => event.text);
  const once = [...new Set(lines)];
  const summary = once.slice(0, most).join(' ');
  return once.length > most ? summary.replace(/\.?$/, '…') : summary;
}
