/* The strokes that pictures are made of, as SVG paths or elements, and the random generator that varies them. */
export type Point = [x: number, y: number];
/** Return the next number between 0 and 1, always the same sequence for the same card. */
export type Dice = () => number;

export const W = 300;
export const H = 420;
/** The center of the visible part. The rules box covers y > 262 on full cards. */
export const CX = 150;
export const CY = 150;

export function hash(s: string) {
  let h = 2166136261;
  for (const c of s) {
    h ^= c.codePointAt(0)!;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
export function rng(seed: number): Dice {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const f = (n: number) => (Math.round(n * 10) / 10).toString();
export const pol = (cx: number, cy: number, r: number, a: number): Point => [
  cx + r * Math.cos(a),
  cy + r * Math.sin(a),
];

/* A gouge: the basic stroke of the style, tapered at both ends. `bend` bows it sideways. */
export function gouge(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0) {
  const dx = x2 - x1,
    dy = y2 - y1,
    l = Math.hypot(dx, dy) || 1,
    nx = -dy / l,
    ny = dx / l;
  const mx = (x1 + x2) / 2 + nx * bend,
    my = (y1 + y2) / 2 + ny * bend;
  return `M${f(x1)} ${f(y1)}Q${f(mx + nx * w)} ${f(my + ny * w)} ${f(x2)} ${f(y2)}Q${f(mx - nx * w)} ${f(my - ny * w)} ${f(x1)} ${f(y1)}Z`;
}
/* A wedge: blunt at the first end, sharp at the second (rays, hatching). */
export function wedge(x1: number, y1: number, x2: number, y2: number, w: number) {
  const dx = x2 - x1,
    dy = y2 - y1,
    l = Math.hypot(dx, dy) || 1,
    nx = ((-dy / l) * w) / 2,
    ny = ((dx / l) * w) / 2;
  return `M${f(x1 + nx)} ${f(y1 + ny)}L${f(x2)} ${f(y2)}L${f(x1 - nx)} ${f(y1 - ny)}Z`;
}
export const P = (d: string, fill: string, o = 1, extra = '') =>
  `<path d="${d}" fill="${fill}"${o < 1 ? ` opacity="${Number(f(o * 100)) / 100}"` : ''} ${extra}/>`;
export const poly = (pts: Point[]) => 'M' + pts.map((p: Point) => f(p[0]) + ' ' + f(p[1])).join('L') + 'Z';
export const disc = (x: number, y: number, r: number, fill: string, o = 1) =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''}/>`;
export const ring = (x: number, y: number, r: number, w: number, c: string, o = 1, dash = '') =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="none" stroke="${c}" stroke-width="${w}" opacity="${o}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export function rays(r: Dice, cx: number, cy: number, n: number, r0: number, r1: number, w: number, jitter = 0.3) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 + (i % 2 ? 0.5 / n : 0),
      long = i % 2 ? 0.72 : 1;
    const len = r0 + (r1 - r0) * long * (1 - jitter * r());
    const p = pol(cx, cy, r0, a),
      q = pol(cx, cy, len, a);
    d += wedge(p[0], p[1], q[0], q[1], w * (i % 2 ? 0.6 : 1));
  }
  return d;
}
