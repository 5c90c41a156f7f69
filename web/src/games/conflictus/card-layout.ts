/* Card sizes: cards shrink so that all are visible, and scroll only when they would get too small. */

export interface Lane {
  w: number;
  rows: number;
  scroll: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** The largest and smallest width of a card. */
  most: number;
  least: number;
  /** The space a set needs beside its card, and above and below, relative to the card's width. */
  side: number;
  deep: number;
}

const GAP = 8;
const FACE = 1.4; // Height of a card divided by its width.

/** Fit the sets of a lane into rows. */
export function lane(count: number, room: Room): Lane {
  const n = Math.max(1, count);
  let best: Lane = { w: 0, rows: 1, scroll: false };
  for (let rows = 1; rows <= 3; rows++) {
    const columns = Math.ceil(n / rows);
    const wide = (room.width - GAP * (columns + 1)) / columns / (1 + room.side);
    const high = (room.height - GAP * (rows + 1)) / rows / (FACE + room.deep);
    const w = Math.min(room.most, wide, high);
    if (w > best.w + 1) best = { w, rows, scroll: false };
  }
  if (best.w >= room.least) return { ...best, w: Math.floor(best.w) };
  const high = (rows: number): number => (room.height - GAP * (rows + 1)) / rows / (FACE + room.deep);
  const rows = high(2) >= room.least ? 2 : 1;
  return { w: Math.floor(Math.min(room.least, Math.max(high(rows), room.least * 0.6))), rows, scroll: true };
}

/** The layout of a hand: side by side, overlapping, or scrolling if too little of each card would be visible. */
export interface Held {
  w: number;
  step: number;
  scroll: boolean;
}

const HIT = 44; // The minimum touch target, in pixels.
const SHARE = 0.58; // The share of a card's width that must be visible for its name and numbers.
const SMALL = 0.8; // The minimum size of a card relative to its best size.

export function hand(count: number, width: number, most: number): Held {
  const makeNamesUnique = most + 6;
  if (count <= 1 || most + makeNamesUnique * (count - 1) <= width)
    return { w: most, step: makeNamesUnique, scroll: false };
  const w = Math.min(most, width / (1 + (count - 1) * SHARE));
  const step = (width - w) / (count - 1);
  if (w >= most * SMALL && step >= HIT) return { w, step, scroll: false };
  return { w: most, step: Math.max(HIT, most * SHARE), scroll: true };
}
