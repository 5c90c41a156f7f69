/* The lines over the table, and their shapes. */
import type * as Conflictus from './view';

export interface Line {
  key: string;
  from: string;
  to: string;
  kind: string;
  label: string;
  /** A possible block that isn't decided yet: a dashed line with an empty shield. */
  open?: boolean;
}

/** A blocker that was chosen, and the attackers it may block. */
export interface PossibleBlock {
  blocker: number;
  attackers: number[];
}

const card = (n: number): string => `.lane [data-card="${n}"]`;
const seat = (n: number): string => `[data-seat="${n}"]`;
const item = (n: number): string => `[data-item="${n}"]`;

export const blockLine = (attacker: number, blocker: number, open = false): Line => ({
  key: `b${attacker}-${blocker}`,
  from: card(attacker),
  to: card(blocker),
  kind: 'block',
  label: '',
  open,
});

/** Lines from attackers to their targets, blockers or possible blockers, and from transition items to their targets. */
export function lines(
  view: Conflictus.View,
  factionOf: (name: string) => string,
  millOf: (card: number) => string,
  possible: PossibleBlock | null = null,
): Line[] {
  const result: Line[] = [];
  for (const [attacker, whom] of view.attacks) {
    const blockers = view.blocks.filter(([who]) => who === attacker).map(([, blocker]) => blocker);
    for (const blocker of blockers) result.push(blockLine(attacker, blocker));
    if (possible?.attackers.includes(attacker) && !blockers.includes(possible.blocker))
      result.push(blockLine(attacker, possible.blocker, true));
    if (!blockers.length && !view.blocked.includes(attacker))
      result.push({
        key: `a${attacker}`,
        from: card(attacker),
        to: seat(whom),
        kind: 'attack',
        label: millOf(attacker),
      });
  }
  for (const each of view.transition)
    each.targets.forEach(([sort, n], i) => {
      const to = sort === 0 ? card(n) : sort === 1 ? seat(n) : item(n);
      result.push({ key: `i${each.number}-${i}`, from: item(each.number), to, kind: factionOf(each.name), label: '' });
    });
  return result;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface DrawnLine {
  key: string;
  kind: string;
  label: string;
  path: string;
  head: string;
  at: [number, number];
  open: boolean;
}

const middle = (box: Box): [number, number] => [box.x + box.w / 2, box.y + box.h / 2];

/** The point where the line from the center of a box to another point leaves the box. */
function edge(box: Box, [tx, ty]: [number, number], gap: number): [number, number] {
  const [cx, cy] = middle(box);
  const [dx, dy] = [tx - cx, ty - cy];
  if (!dx && !dy) return [cx, cy];
  const share = Math.min(
    dx ? (box.w / 2 + gap) / Math.abs(dx) : Infinity,
    dy ? (box.h / 2 + gap) / Math.abs(dy) : Infinity,
    0.96,
  );
  return [cx + dx * share, cy + dy * share];
}

/** A curved line with a head, almost straight between things in the same column. */
export function run(line: Line, from: Box, to: Box): DrawnLine {
  const [fx, fy] = edge(from, middle(to), 2);
  const [tx, ty] = edge(to, middle(from), 7);
  const [dx, dy] = [tx - fx, ty - fy];
  const long = Math.hypot(dx, dy) || 1;
  const bow = Math.min(46, long * 0.16) * (Math.abs(dx) < 30 ? 0.2 : 1);
  const [mx, my] = [(fx + tx) / 2 + (dy / long) * bow, (fy + ty) / 2 - (dx / long) * bow];
  const angle = Math.atan2(ty - my, tx - mx);
  const size = 17;
  const point = (turn: number, far: number): string =>
    `${(tx + Math.cos(angle + turn) * far).toFixed(1)} ${(ty + Math.sin(angle + turn) * far).toFixed(1)}`;
  const head = `M${point(0, 2)}L${point(Math.PI - 0.5, size)}L${point(Math.PI, size * 0.62)}L${point(Math.PI + 0.5, size)}Z`;
  const n = (x: number): string => x.toFixed(1);
  /* An attack ends in an arrowhead, a block in a shield. */
  const shield = `M${n(tx - 10)} ${n(ty - 12)}h20v11q0 9 -10 14q-10 -5 -10 -14Z`;
  const [ex, ey] = [tx - Math.cos(angle) * size * 0.55, ty - Math.sin(angle) * size * 0.55];
  return {
    key: line.key,
    kind: line.kind,
    label: line.label,
    open: line.open ?? false,
    path: `M${n(fx)} ${n(fy)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`,
    head: line.kind === 'block' ? shield : head,
    at: [(fx + 2 * mx + tx) / 4, (fy + 2 * my + ty) / 4],
  };
}
