/* Finds a position for an enlarged card: beside the small one, and never over what the player must read or click. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Placed {
  left: number;
  top: number;
  width: number;
}

const GAP = 12;
const EDGE = 8;
const TALL = 1.4; // Height of a card divided by its width.
const SIZES = [1, 0.8, 0.65];

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Return the first free position: large sizes before small ones, right before left, the card's own height before
 * others. Null if there is none. */
export function beside(card: Box, wished: number, room: { width: number; height: number }, free: Box[]): Placed | null {
  for (const size of SIZES) {
    const width = Math.round(wished * size);
    const height = width * TALL;
    const lowest = room.height - height - EDGE;
    if (lowest < EDGE) continue;
    for (const left of [card.right + GAP, card.left - GAP - width]) {
      if (left < EDGE || left + width > room.width - EDGE) continue;
      const heights = [card.top - 80, ...free.flatMap((each) => [each.top - GAP - height, each.bottom + GAP])];
      for (const wish of heights) {
        const top = Math.max(EDGE, Math.min(wish, lowest));
        const place = { left, top, right: left + width, bottom: top + height };
        if (!free.some((each) => meet(place, each))) return { left, top, width };
      }
    }
  }
  return null;
}
