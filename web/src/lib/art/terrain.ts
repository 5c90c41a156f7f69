/* Elements that scenes share: skies, ridges, clouds, stars and leaves. */
import { W, H, f, pol, gouge, wedge, disc, type Dice, type Point } from './strokes';
import type { Inks, Subject } from './scene';

/* A horizontally engraved sky whose lines get thinner away from y0. */
export function skyLines(r: Dice, y0: number, y1: number, n: number, w: number) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      y = y0 + (y1 - y0) * t,
      ww = w * (1 - t * 0.8);
    let x = -20 + r() * 30;
    while (x < W + 10) {
      const l = 60 + r() * 130;
      d += gouge(x, y, x + l, y + (r() - 0.5) * 3, ww, (r() - 0.5) * 4);
      x += l + 6 + r() * 20;
    }
  }
  return d;
}
export function ridge(r: Dice, y: number, amp: number, step: number, jag = 1): Point[] {
  const pts: Point[] = [
    [-10, H + 10],
    [-10, y],
  ];
  let x = -10,
    up = r() > 0.5;
  while (x < W + 10) {
    x += step * (0.6 + r() * 0.8);
    pts.push([x, y + (up ? -1 : 0.35) * amp * (0.4 + r() * 0.6) * jag]);
    up = !up;
  }
  pts.push([W + 10, y], [W + 10, H + 10]);
  return pts;
}
/* Hatching down the right-hand (shadow) slope of each peak. */
export function ridgeHatch(r: Dice, pts: Point[], n: number, len: number) {
  let d = '';
  for (let i = 2; i < pts.length - 3; i++) {
    const [x, y] = pts[i]!,
      [x2, y2] = pts[i + 1]!;
    if (y2 <= y) continue;
    for (let k = 0; k < n; k++) {
      const t = (k + 0.3) / n,
        sx = x + (x2 - x) * t,
        sy = y + (y2 - y) * t;
      const l = len * (1 - t * 0.5) * (0.6 + r() * 0.5);
      d += wedge(sx, sy, sx - l * 0.25, sy + l, 3.2);
    }
  }
  return d;
}

export const pick = (r: Dice, card: Subject, names: string[]) => {
  const k = Math.floor(r() * names.length);
  return card.place && names.includes(card.place) ? card.place : names[k]!;
};
export const GY = 240; /* Where the foreground begins, just above the subject's foot. */

export function clouds(r: Dice, I: Inks, y0: number, rows: number) {
  let s = '';
  for (let row = 0; row < rows; row++) {
    const y = y0 + row * 31,
      off = row % 2 ? 0 : 26;
    for (let x = -30 + off; x < W + 40; x += 52) {
      const R = 29 + r() * 7;
      s += disc(x, y + 14, R, row < 1 ? I.shade : I.deep);
      for (let k = 0; k < 3; k++)
        s += `<path d="M${f(x - R + 4 + k * 7)} ${f(y + 14)}A${f(R - 4 - k * 7)} ${f(R - 4 - k * 7)} 0 0 1 ${f(x + R - 4 - k * 7)} ${f(y + 14)}" fill="none" stroke="${k ? I.tone : I.light}" stroke-width="${k ? 1.4 : 2.2}" opacity="${Number(f(Math.max(0.15, 0.8 - k * 0.2 - row * 0.13) * 10)) / 10}"/>`;
    }
  }
  return s + `<rect x="0" y="${y0 + rows * 31}" width="${W}" height="${H}" fill="${I.key}"/>`;
}
export function stars(r: Dice, n: number, y1: number) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = r() * W,
      y = r() * y1,
      s = 1 + Math.pow(r(), 3) * 5;
    d += gouge(x - s, y, x + s, y, s * 0.22) + gouge(x, y - s * 1.3, x, y + s * 1.3, s * 0.22);
  }
  return d;
}
export const leaf = (x: number, y: number, s: number, a: number) => {
  const q = pol(x, y, s, a);
  return gouge(x, y, q[0], q[1], s * 0.32, 0);
};
