/* How large cards can be where they lie: they shrink so that all are seen, and scroll only when they would be too small. */

export interface Lane {
  w: number;
  rows: number;
  scroll: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** the largest and the smallest a card may be */
  most: number;
  least: number;
  /** how much of a card's width a set takes beside it, and how much above and below */
  side: number;
  deep: number;
}

const GAP = 8;
const FACE = 1.4; // a card is always 5 to 7

/** Sets of a lane in rows. */
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

/** A hand: cards side by side, or overlapping, or, where too little of each were seen, in a strip that scrolls. */
export interface Held {
  w: number;
  step: number;
  scroll: boolean;
}

const HIT = 44; // so much of a card a finger needs
const SHARE = 0.58; // so much of its width must be seen for its name and its numbers
const SMALL = 0.8; // so much of its best size a card keeps

export function hand(count: number, width: number, most: number): Held {
  const apart = most + 6;
  if (count <= 1 || most + apart * (count - 1) <= width) return { w: most, step: apart, scroll: false };
  const w = Math.min(most, width / (1 + (count - 1) * SHARE));
  const step = (width - w) / (count - 1);
  if (w >= most * SMALL && step >= HIT) return { w, step, scroll: false };
  return { w: most, step: Math.max(HIT, most * SHARE), scroll: true };
}
