/* Vigil - art.ts
 * Composes the picture of a card from its data. No bitmap art: every picture is a
 * "four-ink woodcut" drawn as one SVG string (300 x 420, the 5:7 of a card).
 *
 *   composeArt(subject) -> svg string
 *
 * Data used:  faction/kind -> inks and scene     kind -> staging of the subject
 *             cost         -> size and drama     effect tags -> orbiting motif
 *             id           -> seed of everything that varies (terrain, light side, clouds)
 *
 * Rules of the print:  1. four inks only (key, shade, tone, light) plus the paper glow
 *                      2. every mark is a gouge: a stroke that tapers at both ends
 *                      3. light comes from the upper left, shadow hatching from the lower right
 *                      4. the subject keeps a key-ink outline, so it reads at 90 px
 */
/** What a picture is made of; `body` is the icon's drawing, 512 x 512. */
export interface Subject {
  id: string;
  scene: Scene;
  kind: string;
  cost: number;
  tags: string[];
  body: string;
  place?: string;
  scale?: number;
  rot?: number;
  dy?: number;
  flip?: boolean;
}

export type Scene = keyof typeof INKS;
export const isScene = (name: string): name is Scene => Object.hasOwn(INKS, name);
type Inks = Record<'key' | 'deep' | 'shade' | 'tone' | 'light' | 'glow', string>;
type Point = [x: number, y: number];
/** The next number between 0 and 1, the same for the same card. */
type Dice = () => number;
type Painter = (r: Dice, I: Inks, c: Subject) => { back: string; front: string };

const W = 300,
  H = 420,
  CX = 150,
  CY = 150; /* the rules box covers y > 262 on full cards */

/* ---------- inks ---------- */
const INKS = {
  enlightened: {
    key: '#071322',
    deep: '#0f2846',
    shade: '#1d4b7d',
    tone: '#4f94c9',
    light: '#c4e4f4',
    glow: '#fff3d2',
  },
  lifebound: { key: '#08150c', deep: '#12301b', shade: '#25582c', tone: '#6ba84a', light: '#d9ecaa', glow: '#fdf6c9' },
  mechana: { key: '#180c06', deep: '#3a1c0d', shade: '#6b3818', tone: '#c07a3a', light: '#f6cf98', glow: '#fff0cf' },
  void: { key: '#0d0716', deep: '#231240', shade: '#46287a', tone: '#8f62cc', light: '#dcc8fa', glow: '#f7e9ff' },
  monster: { key: '#150505', deep: '#3b0c0d', shade: '#731a18', tone: '#c4432f', light: '#f8b48c', glow: '#ffe9c4' },
  bone: { key: '#2a2014', deep: '#5c4b33', shade: '#a38d67', tone: '#d6c49c', light: '#f0e6cb', glow: '#fffaf0' },
  citadel: { key: '#0d1214', deep: '#232c30', shade: '#46545a', tone: '#8a9a9e', light: '#dbe4e2', glow: '#fff7e4' },
  light: { key: '#241603', deep: '#6b4611', shade: '#b07c22', tone: '#e8bd58', light: '#fff0bf', glow: '#ffffff' },
  shadow: { key: '#08050d', deep: '#180e26', shade: '#331f52', tone: '#6f4aa8', light: '#cdb2f2', glow: '#f1e2ff' },
  neutral: { key: '#0a0f13', deep: '#1b242b', shade: '#3a4953', tone: '#76899a', light: '#cfdbe2', glow: '#f6f3e6' },
};

/* ---------- small tools ---------- */
function hash(s: string) {
  let h = 2166136261;
  for (const c of s) {
    h ^= c.codePointAt(0)!;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
function rng(seed: number): Dice {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const f = (n: number) => (Math.round(n * 10) / 10).toString();
const pol = (cx: number, cy: number, r: number, a: number): Point => [cx + r * Math.cos(a), cy + r * Math.sin(a)];

/* a gouge: the one stroke of the style, tapering at both ends; bend bows it sideways */
function gouge(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0) {
  const dx = x2 - x1,
    dy = y2 - y1,
    l = Math.hypot(dx, dy) || 1,
    nx = -dy / l,
    ny = dx / l;
  const mx = (x1 + x2) / 2 + nx * bend,
    my = (y1 + y2) / 2 + ny * bend;
  return `M${f(x1)} ${f(y1)}Q${f(mx + nx * w)} ${f(my + ny * w)} ${f(x2)} ${f(y2)}Q${f(mx - nx * w)} ${f(my - ny * w)} ${f(x1)} ${f(y1)}Z`;
}
/* a wedge: blunt at the first end, sharp at the second (rays, hatching) */
function wedge(x1: number, y1: number, x2: number, y2: number, w: number) {
  const dx = x2 - x1,
    dy = y2 - y1,
    l = Math.hypot(dx, dy) || 1,
    nx = ((-dy / l) * w) / 2,
    ny = ((dx / l) * w) / 2;
  return `M${f(x1 + nx)} ${f(y1 + ny)}L${f(x2)} ${f(y2)}L${f(x1 - nx)} ${f(y1 - ny)}Z`;
}
const P = (d: string, fill: string, o = 1, extra = '') =>
  `<path d="${d}" fill="${fill}"${o < 1 ? ` opacity="${Number(f(o * 100)) / 100}"` : ''} ${extra}/>`;
const poly = (pts: Point[]) => 'M' + pts.map((p: Point) => f(p[0]) + ' ' + f(p[1])).join('L') + 'Z';
const disc = (x: number, y: number, r: number, fill: string, o = 1) =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''}/>`;
const ring = (x: number, y: number, r: number, w: number, c: string, o = 1, dash = '') =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="none" stroke="${c}" stroke-width="${w}" opacity="${o}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

function rays(r: Dice, cx: number, cy: number, n: number, r0: number, r1: number, w: number, jitter = 0.3) {
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
/* horizontal engraved sky: lines get thinner away from y0 */
function skyLines(r: Dice, y0: number, y1: number, n: number, w: number) {
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
function ridge(r: Dice, y: number, amp: number, step: number, jag = 1): Point[] {
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
/* hatching down the right-hand (shadow) slope of each ridge peak */
function ridgeHatch(r: Dice, pts: Point[], n: number, len: number) {
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

/* ---------- scenes: each returns layers behind (back) and before (front) the subject.
 * Every faction has several places; card.place picks one, otherwise the seed does. ---------- */
const pick = (r: Dice, card: Subject, names: string[]) => {
  const k = Math.floor(r() * names.length);
  return card.place && names.includes(card.place) ? card.place : names[k]!;
};
const GY = 240; /* where the foreground begins, just over the subject's foot */

function clouds(r: Dice, I: Inks, y0: number, rows: number) {
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
function stars(r: Dice, n: number, y1: number) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = r() * W,
      y = r() * y1,
      s = 1 + Math.pow(r(), 3) * 5;
    d += gouge(x - s, y, x + s, y, s * 0.22) + gouge(x, y - s * 1.3, x, y + s * 1.3, s * 0.22);
  }
  return d;
}
const leaf = (x: number, y: number, s: number, a: number) => {
  const q = pol(x, y, s, a);
  return gouge(x, y, q[0], q[1], s * 0.32, 0);
};

const scenes: Record<Scene, Painter> = {
  enlightened(r, I, c) {
    const place = pick(r, c, ['temple', 'observatory', 'gate']),
      cx = CX,
      cy = CY;
    let b = '';
    if (place === 'observatory') {
      b += P(stars(r, 46, 240), I.light, 0.85);
      for (const [R, w, o, d] of [
        [96, 1.4, 0.7, ''],
        [118, 1, 0.6, ''],
        [126, 5, 0.35, '2 8'],
        [150, 1, 0.5, ''],
        [188, 1, 0.4, ''],
      ] as const)
        b += ring(cx, cy, R, w, I.light, o, d);
      for (let i = 0; i < 5; i++) {
        const R = [96, 118, 150, 188, 150][i]!,
          p = pol(cx, cy, R, r() * 6.3);
        b +=
          disc(p[0], p[1], 6 + r() * 5, I.deep) +
          disc(p[0] - 1, p[1] - 1, 5 + r() * 3, I.tone) +
          disc(p[0] - 2.4, p[1] - 2.4, 2.4, I.glow);
      }
      b += P(rays(r, cx, cy, 24, 62, 150, 6), I.light, 0.35);
    } else {
      b += P(rays(r, cx, cy, 40, 58, 300, 9), I.light, 0.4) + P(rays(r, cx, cy, 20, 70, 240, 6), I.glow, 0.34);
      b +=
        ring(cx, cy, 112, 1.6, I.light, 0.6) +
        ring(cx, cy, 119, 5, I.tone, 0.4, '2 7') +
        ring(cx, cy, 126, 1, I.light, 0.45);
    }
    const far = ridge(r, 232, 50, 44);
    b += P(poly(far), I.shade) + P(ridgeHatch(r, far, 6, 42), I.key, 0.55);
    const col = (x: number, w: number) => {
      let s = `<rect x="${x}" y="-6" width="${w}" height="280" fill="${I.key}"/>`;
      const left = x < CX;
      for (let k = 0; k < 5; k++) {
        const px = x + (w * (k + 0.5)) / 5;
        s += P(
          gouge(px, 40, px, 268, w / 15),
          left === k > 2 ? I.light : left === k > 0 ? I.tone : I.shade,
          left === k > 2 ? 0.8 : 0.9,
        );
      }
      s += `<rect x="${x - 7}" y="30" width="${w + 14}" height="10" fill="${I.deep}"/><rect x="${x - 7}" y="30" width="${w + 14}" height="2.4" fill="${I.light}" opacity=".8"/><rect x="${x - 3}" y="41" width="${w + 6}" height="6" fill="${I.shade}"/>`;
      return s;
    };
    if (place === 'temple') b += col(8, 30) + col(262, 30);
    if (place === 'gate') {
      b += col(20, 22) + col(258, 22);
      b +=
        P(`M-10 34Q150 74 310 34V14Q150 56 -10 14Z`, I.key) +
        P(`M-10 34Q150 74 310 34V29Q150 69 -10 29Z`, I.tone) +
        P(gouge(-10, 15, 310, 15, 2, 20), I.light, 0.8) +
        P('M16 66H284V78H16Z', I.key) +
        P('M16 66H284V68.4H16Z', I.light, 0.7);
    }
    return { back: b, front: clouds(r, I, GY, 5) };
  },

  lifebound(r, I, c) {
    const place = pick(r, c, ['grove', 'meadow', 'vines']),
      mx = CX + (r() - 0.5) * 50,
      my = CY - 10;
    let b = '',
      dark = '',
      mid = '',
      lit = '';
    b +=
      disc(mx, my, 110, I.light, 0.16) +
      disc(mx, my, 88, I.light, 0.34) +
      ring(mx, my, 116, 1.2, I.light, 0.55) +
      ring(mx, my, 125, 4, I.tone, 0.4, '10 9');
    b += P(skyLines(r, 30, 240, 24, 1.5), I.tone, 0.32);
    const trunk = (x: number, w: number, fill: string, hl: string, lean: number, o: number) => {
      let s = P(
        `M${f(x - w * 0.9)} ${H}Q${f(x - w * 0.4)} 300 ${f(x - w / 2 + lean)} -10L${f(x + w / 2 + lean)} -10Q${f(x + w * 0.45)} 300 ${f(x + w)} ${H}Z`,
        fill,
      );
      for (let k = 0; k < 10; k++) {
        const px = x - w / 2 + (w * (k + 0.5)) / 10 + lean * 0.4,
          y = r() * 130;
        s += P(
          gouge(px + lean * 0.4, y, px, y + 70 + r() * 120, w / 24, (r() - 0.5) * 5),
          k < 4 ? hl : I.shade,
          o * (k < 4 ? 1 : 0.7),
        );
      }
      return s;
    };
    if (place === 'grove') {
      for (let i = 0; i < 6; i++) {
        const x = 18 + i * 52 + r() * 20;
        b += P(`M${f(x)} 330L${f(x + 3)} 0L${f(x + 10)} 0L${f(x + 15)} 330Z`, I.shade, 0.75);
      }
      b += trunk(4, 44, I.key, I.tone, -8, 0.8) + trunk(294, 48, I.key, I.tone, 10, 0.7);
      for (let i = 0; i < 110; i++) {
        const x = r() * W,
          e = Math.abs(x - CX) / CX,
          y = -14 + r() * (26 + e * 84),
          a = Math.PI / 2 + (r() - 0.5) * 1.9,
          s = 16 + r() * 14;
        if (i < 52) dark += leaf(x, y, s, a);
        else if (i < 86) mid += leaf(x, y + 4, s * 0.9, a);
        else lit += leaf(x, y + 6, s * 0.7, a);
      }
    } else if (place === 'meadow') {
      for (let n = 0; n < 3; n++) {
        const y = 186 + n * 20,
          a = r() * 6;
        let d = `M-10 ${H}V${y}`;
        for (let x = -10; x <= 310; x += 16) d += `L${x} ${f(y + Math.sin(x / 52 + a) * 13)}`;
        b += P(d + `V${H}Z`, [I.tone, I.shade, I.deep][n]!, n ? 1 : 0.8);
        let h = '';
        for (let x = -10; x <= 310; x += 6) {
          const yy = y + Math.sin(x / 52 + a) * 13;
          h += wedge(x, yy + 1, x - 7, yy + 13 + r() * 13, 2);
        }
        b += P(h, n ? I.key : I.deep, 0.6);
      }
      for (let i = 0; i < 46; i++) {
        const a = (i / 46) * Math.PI * 2 + 0.1,
          p = pol(CX, CY, 112 + (i % 2 ? 5 : -5), a);
        const d = leaf(p[0], p[1], 21, a + (i % 2 ? 0.75 : 2.3));
        if (i % 3 === 0) lit += d;
        else if (i % 3 === 1) mid += d;
        else dark += d;
      }
    } else {
      const vine = (x: number, dir: number) => {
        let s = '',
          px = x,
          py = H,
          a = -Math.PI / 2;
        for (let i = 0; i < 22; i++) {
          const [nx, ny] = pol(px, py, 20, a);
          s += gouge(px, py, nx, ny, 9 - i * 0.2, 0);
          const t = i % 2 ? 1 : -1;
          if (i % 3) mid += leaf(nx, ny, 24 + r() * 10, a + t * 1.1);
          else lit += leaf(nx, ny, 20 + r() * 10, a + t * 1.2);
          dark += leaf(nx, ny, 30, a - t * 1.2);
          px = nx;
          py = ny;
          a += Math.sin(i * 0.7) * 0.34 * dir + (i > 15 ? dir * 0.2 : 0);
        }
        return s;
      };
      const v = vine(18, 1) + vine(282, -1);
      b += P(v, I.key, 1, `stroke="${I.key}" stroke-width="3"`);
    }
    b += P(dark, I.key) + P(mid, I.shade) + P(lit, I.tone, 0.95);
    let fr = P(`M-10 ${H}V${GY + 12}Q70 ${GY - 12} 150 ${GY + 4}T310 ${GY + 6}V${H}Z`, I.deep),
      g1 = '',
      g2 = '',
      g3 = '';
    for (let i = 0; i < 170; i++) {
      const x = -10 + r() * 320,
        base = GY + 12 + Math.pow(r(), 0.8) * 170,
        l = 18 + r() * 34,
        a = -Math.PI / 2 + (x - CX) / 420 + (r() - 0.5) * 0.8,
        q = pol(x, base, l, a),
        d = gouge(x, base, q[0], q[1], 2.6, (r() - 0.5) * 14);
      if (i % 3 === 0) g3 += d;
      else if (i % 2) g1 += d;
      else g2 += d;
    }
    fr += P(g1, I.key) + P(g2, I.shade) + P(g3, I.tone, 0.85);
    for (let i = 0; i < 8; i++) {
      const x = 20 + r() * 260,
        y = 56 + r() * 190;
      fr += disc(x, y, 6, I.glow, 0.16) + disc(x, y, 1.9, I.glow, 0.95);
    }
    return { back: b, front: fr };
  },

  mechana(r, I, c) {
    const place = pick(r, c, ['foundry', 'drafting']);
    const gear = (
      cx: number,
      cy: number,
      R: number,
      teeth: number,
      fill: string,
      line: string,
      o: number,
      rot: number,
    ) => {
      let d = '';
      for (let i = 0; i < teeth; i++) {
        const a = rot + (i / teeth) * Math.PI * 2,
          w = (Math.PI / teeth) * 0.56,
          w2 = w * 0.66;
        d += poly([
          pol(cx, cy, R, a - w),
          pol(cx, cy, R * 1.15, a - w2),
          pol(cx, cy, R * 1.15, a + w2),
          pol(cx, cy, R, a + w),
        ]);
      }
      let s =
        `<g opacity="${o}">` +
        P(d, fill) +
        ring(cx, cy, R * 0.9, R * 0.22, fill) +
        ring(cx, cy, R * 0.62, 2, line, 0.7) +
        ring(cx, cy, R * 0.98, 1.6, line, 0.8);
      for (let i = 0; i < 6; i++) {
        const a = rot + (i / 6) * Math.PI * 2,
          p = pol(cx, cy, R * 0.2, a),
          q = pol(cx, cy, R * 0.84, a);
        s += `<path d="M${f(p[0])} ${f(p[1])}L${f(q[0])} ${f(q[1])}" stroke="${fill}" stroke-width="${f(R * 0.13)}"/>`;
      }
      s += ring(cx, cy, R * 0.2, R * 0.16, fill);
      let h = '';
      for (let i = 0; i < 64; i++) {
        const a = (i / 64) * Math.PI * 2,
          k = 0.5 + 0.5 * Math.cos(a - Math.PI * 0.25),
          p = pol(cx, cy, R * 0.97, a),
          q = pol(cx, cy, R * (0.97 - 0.16 * k), a);
        h += wedge(p[0], p[1], q[0], q[1], 2.6);
      }
      return s + P(h, line, 0.6) + '</g>';
    };
    let b = P(rays(r, CX, 250, 36, 40, 320, 12), I.tone, 0.34);
    if (place === 'foundry') {
      b += gear(CX + (r() - 0.5) * 24, CY - 4, 108, 18, I.shade, I.light, 0.95, r());
      b += gear(r() > 0.5 ? 20 : 280, 58, 50, 12, I.deep, I.tone, 1, r());
      let ch = '',
        sm = '';
      const xs = [16, 48, 250, 282];
      for (const x of xs) {
        const h = 150 + r() * 50,
          w = 18 + r() * 10;
        ch += `M${f(x - w / 2)} ${H}L${f(x - w * 0.36)} ${f(h)}L${f(x + w * 0.36)} ${f(h)}L${f(x + w / 2)} ${H}Z`;
        for (let k = 0; k < 7; k++)
          sm += gouge(x + (r() - 0.5) * 8, h - 4 - k * 10, x + 16 + r() * 24, h - 26 - k * 16, 3.6, 7);
      }
      b += P(sm, I.light, 0.3) + P(ch, I.key);
      for (const x of xs)
        b += P(gouge(x - 4, 200, x - 4, 300, 1.5), I.tone, 0.9) + P(gouge(x - 9, 206, x + 9, 206, 1.4), I.tone, 0.8);
    } else {
      for (const [R, w, o, d] of [
        [70, 1, 0.5, ''],
        [98, 1.6, 0.8, ''],
        [106, 7, 0.5, '1.6 6'],
        [114, 1.2, 0.7, ''],
        [142, 1, 0.45, '12 5'],
        [176, 1, 0.35, ''],
      ] as const)
        b += ring(CX, CY, R, w, I.light, o, d);
      let x = '';
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * Math.PI * 2,
          p = pol(CX, CY, 58, a),
          q = pol(CX, CY, i % 3 ? 124 : 200, a);
        x += gouge(p[0], p[1], q[0], q[1], 0.9);
      }
      b += P(x, I.light, 0.6);
      b += gear(26, 44, 34, 10, I.deep, I.tone, 1, r()) + gear(276, 66, 44, 12, I.deep, I.tone, 1, r());
      for (const px of [6, 276]) {
        b +=
          `<rect x="${px}" y="96" width="18" height="190" fill="${I.key}"/>` +
          P(gouge(px + 5, 98, px + 5, 280, 2), I.tone) +
          P(gouge(px + 8, 110, px + 8, 260, 0.8), I.light, 0.9);
        for (const yy of [100, 160, 220])
          b += `<rect x="${px - 4}" y="${yy}" width="26" height="8" fill="${I.shade}" stroke="${I.key}" stroke-width="2"/>`;
      }
    }
    let fr = `<path d="M-10 ${GY}H310V${H + 10}H-10Z" fill="${I.deep}"/><path d="M-10 ${GY}H310" stroke="${I.light}" stroke-width="2.4" opacity=".85"/>`,
      pl = '';
    for (let i = -8; i <= 8; i++) pl += `M${f(CX + i * 24)} ${GY}L${f(CX + i * 74)} ${H + 10}`;
    fr += `<path d="${pl}" stroke="${I.key}" stroke-width="2.4" fill="none"/>`;
    for (const y of [10, 26, 50, 86, 136])
      fr += `<path d="M-10 ${GY + y}H310" stroke="${I.key}" stroke-width="2.4"/><path d="M-10 ${GY + y + 2}H310" stroke="${I.tone}" stroke-width=".9" opacity=".6"/>`;
    for (let i = 0; i < 22; i++) {
      const y = [5, 18, 38, 68][i % 4]!;
      fr += disc(-4 + i * 14.4, GY + y, 1.4 + y / 60, I.tone, 0.8);
    }
    let sp = '';
    for (let i = 0; i < 30; i++) {
      const x = r() * W,
        y = 40 + r() * 210,
        l = 4 + r() * 9;
      sp += gouge(x, y, x + l * 0.4, y - l, 1.1);
    }
    return { back: b, front: fr + P(sp, I.glow, 0.85) };
  },

  void(r, I, c) {
    const place = pick(r, c, ['eclipse', 'rift']),
      cx = CX,
      cy = CY - 2,
      R = 98,
      dir = r() > 0.5 ? 1 : -1;
    let b = '',
      s1 = '',
      s2 = '';
    for (let i = 0; i < 170; i++) {
      const a = r() * Math.PI * 2,
        rr = R + 8 + Math.pow(r(), 0.8) * 170,
        sp = 0.22 + r() * 0.3,
        p = pol(cx, cy, rr, a),
        q = pol(cx, cy, rr * (1 + 0.05 * dir), a + sp * dir),
        d = gouge(p[0], p[1], q[0], q[1], i % 2 ? 2.2 : 1.5, -dir * rr * sp * 0.13);
      if (i % 2) s1 += d;
      else s2 += d;
    }
    b += P(s1, I.shade, 0.95) + P(s2, I.tone, 0.75);
    if (place === 'eclipse') {
      b +=
        disc(cx, cy, R + 26, I.light, 0.1) +
        disc(cx, cy, R + 10, I.light, 0.24) +
        disc(cx, cy, R + 3.4, I.light, 0.95) +
        disc(cx + 2.4, cy + 2.6, R, I.key);
      let cor = '';
      for (let i = 0; i < 64; i++) {
        const a = (i / 64) * Math.PI * 2 + r() * 0.05,
          l = 8 + Math.pow(r(), 3) * 54,
          p = pol(cx, cy, R + 2, a),
          q = pol(cx, cy, R + l, a + 0.05 * dir);
        cor += wedge(p[0], p[1], q[0], q[1], 3.4);
      }
      b +=
        P(cor, I.light, 0.8) +
        `<g clip-path="circle(${R}px at ${cx}px ${cy}px)">${P(stars(r, 26, 260), I.light, 0.6)}</g>`;
      let glow = '';
      for (let i = 0; i < 40; i++) {
        const a = Math.PI * (0.9 + r() * 0.7),
          p = pol(cx, cy, R - 1, a),
          q = pol(cx, cy, R - 14 - r() * 34, a);
        glow += wedge(p[0], p[1], q[0], q[1], 3);
      }
      b += P(glow, I.shade, 0.9);
    } else {
      const lens = (w: number, o: number, col: string) =>
        P(`M${cx} -40C${cx + w} 60 ${cx + w} 220 ${cx} 330C${cx - w} 220 ${cx - w} 60 ${cx} -40Z`, col, o);
      b +=
        lens(190, 0.35, I.shade) +
        lens(150, 0.5, I.tone) +
        lens(118, 0.8, I.light) +
        lens(108, 1, I.key) +
        lens(84, 0.7, I.deep);
      let inn = '';
      for (let i = 0; i < 60; i++) {
        const y = -10 + i * 5.6,
          w = 80 * Math.sin(((y + 40) / 370) * Math.PI),
          l = 16 + r() * 44;
        inn +=
          wedge(cx - w, y, cx - w + l, y + (r() - 0.5) * 5, 2.6) +
          wedge(cx + w, y, cx + w - l, y + (r() - 0.5) * 5, 2.6);
      }
      b += P(inn, I.shade, 1) + P(stars(r, 30, 240), I.light, 0.6);
    }
    const shard = (x: number, y: number, s: number, a: number) => {
      const n = 5,
        pts: Point[] = [];
      for (let i = 0; i < n; i++)
        pts.push(pol(x, y, s * (0.65 + r() * 0.55) * (i % 2 ? 0.8 : 1.1), a + (i / n) * Math.PI * 2));
      const m: Point = [x + (r() - 0.5) * s * 0.3, y + (r() - 0.5) * s * 0.3],
        [p0, p1, , p3, p4] = pts as [Point, Point, Point, Point, Point];
      const o =
        P(poly(pts), I.deep) +
        P(poly([p3, p4, m]), I.tone, 0.9) +
        P(poly([p4, p0, m]), I.shade) +
        P(poly([p0, p1, m]), I.key, 0.75);
      return (
        o +
        `<path d="${poly(pts)}" fill="none" stroke="${I.key}" stroke-width="2"/>` +
        P(gouge(p3[0], p3[1], p4[0], p4[1], 1.2), I.light, 0.9)
      );
    };
    for (let i = 0; i < 6; i++)
      b += shard(i % 2 ? 12 + r() * 24 : 264 + r() * 24, 56 + i * 32 + r() * 12, 10 + r() * 11, r() * 6);
    let fr = '';
    for (let i = 0; i < 9; i++)
      fr += shard(-6 + i * 39 + r() * 10, GY + 24 - Math.abs(i - 4) * 6 + r() * 14, 26 + r() * 12, r() * 6);
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 8; i++) fr += shard(10 + i * 41, GY + 66 + row * 44 + r() * 18, 34 + r() * 12, r() * 6);
    return { back: b, front: fr };
  },

  monster(r, I, c) {
    const place = pick(r, c, ['crag', 'storm', 'cave']),
      mx = CX + (r() - 0.5) * 60,
      my = CY - 20;
    let b = P(rays(r, mx, my, 34, 70, 330, 15, 0.5), I.key, 0.45);
    b += disc(mx, my, 120, I.tone, 0.3) + disc(mx, my, 97, I.light, 0.5) + disc(mx, my, 93, I.tone, 0.75);
    let cr = '';
    for (let i = 0; i < 30; i++) {
      const a = r() * 6.3,
        rr = r() * 80,
        p = pol(mx, my, rr, a);
      cr += gouge(p[0] - 9 - r() * 8, p[1], p[0] + 8 + r() * 10, p[1] + (r() - 0.5) * 6, 1.8, 3);
    }
    b += P(cr, I.shade, 0.65);
    let fr = '';
    if (place === 'sea') {
      const wave = (y: number, s: number, a: string, b2: string) => {
        let o = '';
        for (let x = -40; x < 330; x += s) {
          o += P(
            `M${f(x)} ${y + 40}Q${f(x + s * 0.1)} ${f(y - s * 0.34)} ${f(x + s * 0.62)} ${f(y - s * 0.2)}Q${f(x + s * 0.42)} ${f(y - s * 0.02)} ${f(x + s * 0.5)} ${f(y + s * 0.16)}Q${f(x + s * 0.7)} ${f(y + s * 0.3)} ${f(x + s)} ${y + 40}V${H}H${f(x)}Z`,
            a,
          );
          for (let k = 0; k < 5; k++)
            o += P(
              gouge(x + s * 0.12 + k * 5, y + 34 - k * 2, x + s * 0.5 + k * 2, y - s * 0.12 + k * 6, 1.3, 10 - k),
              k < 2 ? I.light : b2,
              0.75,
            );
        }
        return o;
      };
      b += wave(196, 104, I.shade, I.tone);
      fr = wave(246, 84, I.deep, I.tone) + wave(292, 110, I.key, I.shade);
    } else {
      const far = ridge(r, 214, 84, 30);
      b += P(poly(far), I.shade) + P(ridgeHatch(r, far, 5, 62), I.key, 0.65);
      const near = ridge(r, 254, 60, 36);
      b += P(poly(near), I.deep) + P(ridgeHatch(r, near, 6, 48), I.key, 0.9);
    }
    if (place === 'storm') {
      const bolt = (x: number, y: number, n: number, s: number) => {
        let o = '',
          px = x,
          py = y;
        for (let i = 0; i < n; i++) {
          const nx = px + (i % 2 ? -1 : 1) * s * (0.5 + r() * 0.6),
            ny = py + s * (0.9 + r() * 0.5);
          o += gouge(px, py, nx, ny, 3 - i * 0.3);
          px = nx;
          py = ny;
        }
        return o;
      };
      const bl = bolt(40, 40, 6, 26) + bolt(262, 34, 6, 26) + bolt(52, 92, 3, 18);
      b += P(bl, I.light, 0.5, `stroke="${I.light}" stroke-width="5" stroke-opacity=".25"`) + P(bl, I.glow);
      let cl = '';
      for (let row = 0; row < 2; row++)
        for (let x = -20; x < 330; x += 44) {
          const R = 30 + r() * 12,
            y = 24 - row * 20;
          cl += disc(x + row * 20, y, R, row ? I.key : I.deep);
          for (let k = 0; k < 3; k++)
            cl += `<path d="M${f(x + row * 20 - R + 5 + k * 7)} ${y}A${f(R - 5 - k * 7)} ${f(R - 5 - k * 7)} 0 0 0 ${f(x + row * 20 + R - 5 - k * 7)} ${y}" fill="none" stroke="${I.tone}" stroke-width="1.5" opacity="${0.7 - k * 0.2}"/>`;
        }
      b += cl;
      let rain = '';
      for (let i = 0; i < 60; i++) {
        const x = r() * 330,
          y = 50 + r() * 200,
          l = 14 + r() * 24;
        rain += gouge(x, y, x - l * 0.35, y + l, 0.8);
      }
      b += P(rain, I.light, 0.3);
    }
    if (place === 'cave') {
      let st = '';
      for (let i = 0; i < 13; i++) {
        const x = -8 + i * 26 + r() * 8,
          e = Math.abs(x - CX) / CX,
          l = 26 + e * 96 + r() * 26;
        st += `M${f(x - 16)} -6L${f(x + (r() - 0.5) * 6)} ${f(l)}L${f(x + 16)} -6Z`;
      }
      b += P(st, I.key);
      let hl = '';
      for (let i = 0; i < 13; i++) {
        const x = -12 + i * 26;
        hl += gouge(x, 0, x + 6, 40 + r() * 30, 1.3);
      }
      b += P(hl, I.tone, 0.8);
      for (const s of [-1, 1]) {
        let web = '';
        const ox = s < 0 ? 0 : W;
        for (let k = 0; k < 6; k++) {
          const a = (s < 0 ? 0.15 : Math.PI - 0.15) + (s < 0 ? 1 : -1) * k * 0.26,
            q = pol(ox, 44, 110, a);
          web += `M${ox} 44L${f(q[0])} ${f(q[1])}`;
        }
        for (let R = 24; R < 110; R += 17)
          for (let k = 0; k < 5; k++) {
            const a = (s < 0 ? 0.15 : Math.PI - 0.15) + (s < 0 ? 1 : -1) * k * 0.26,
              p = pol(ox, 44, R, a),
              q = pol(ox, 44, R, a + (s < 0 ? 0.26 : -0.26)),
              m = pol(ox, 44, R * 0.9, a + (s < 0 ? 0.13 : -0.13));
            web += `M${f(p[0])} ${f(p[1])}Q${f(m[0])} ${f(m[1])} ${f(q[0])} ${f(q[1])}`;
          }
        b += `<path d="${web}" fill="none" stroke="${I.light}" stroke-width=".9" opacity=".5"/>`;
      }
    }
    if (place === 'crag') {
      let fang = '';
      for (let i = 0; i < 5; i++) {
        const y = 90 + i * 44;
        fang +=
          `M-10 ${y}Q18 ${y + 18} ${f(24 + r() * 18)} ${f(y - 26 - r() * 22)}Q26 ${y + 34} -10 ${y + 46}Z` +
          `M310 ${y}Q282 ${y + 18} ${f(276 - r() * 18)} ${f(y - 26 - r() * 22)}Q274 ${y + 34} 310 ${y + 46}Z`;
      }
      b += P(fang, I.key);
    }
    if (place !== 'sea') {
      fr = P(poly(ridge(r, GY + 16, 24, 24)), I.key);
      let lava = '';
      for (let i = 0; i < 8; i++) {
        let x = 6 + i * 41 + r() * 16,
          y = GY + 22 + r() * 16;
        for (let k = 0; k < 6; k++) {
          const nx = x + (r() - 0.5) * 30,
            ny = y + 14 + r() * 10;
          lava += gouge(x, y, nx, ny, 2.4);
          x = nx;
          y = ny;
        }
      }
      fr += P(lava, I.tone) + P(lava, I.light, 0.5);
    }
    let em = '';
    for (let i = 0; i < 34; i++) {
      const x = r() * W,
        y = 40 + r() * 240,
        l = 3 + r() * 7;
      em += gouge(x, y, x + (r() - 0.3) * l, y - l, 1.2);
    }
    return { back: b, front: fr + P(em, I.light, 0.85) };
  },

  bone(r, I) {
    const sx = 60 + r() * 180,
      sy = 172;
    let b =
      P(rays(r, sx, sy, 34, 50, 330, 10, 0.3), I.tone, 0.85) +
      disc(sx, sy, 44, I.glow) +
      ring(sx, sy, 48, 1.6, I.shade, 0.9) +
      ring(sx, sy, 54, 1, I.shade, 0.6);
    b += P(skyLines(r, 40, 170, 12, 1.1), I.shade, 0.4);
    (
      [
        [190, I.tone, 18],
        [210, I.shade, 13],
      ] as const
    ).forEach(([y, col, amp]) => {
      const a = r() * 6;
      let d = `M-10 ${H}V${y}`;
      for (let x = -10; x <= 310; x += 20) d += `L${x} ${f(y + Math.sin(x / 46 + a) * amp)}`;
      b += P(d + `V${H}Z`, col);
      let h = '';
      for (let x = -10; x <= 310; x += 7) {
        const yy = y + Math.sin(x / 46 + a) * amp;
        h += wedge(x, yy + 1, x - 8, yy + 16 + r() * 16, 2);
      }
      b += P(h, I.deep, 0.6);
    });
    for (let i = 0; i < 3; i++) {
      const x = i < 2 ? 22 + i * 38 : 268,
        y = 214 + r() * 8,
        s = 16 + r() * 6;
      b +=
        P(`M${f(x)} ${f(y - s)}L${f(x + s)} ${f(y + 8)}H${f(x - s)}Z`, I.glow) +
        P(`M${f(x)} ${f(y - s)}L${f(x + s)} ${f(y + 8)}H${f(x + s * 0.2)}Z`, I.deep) +
        P(`M${f(x)} ${f(y - s * 1.7)}v${f(s * 0.7)}`, 'none', 1, `stroke="${I.key}" stroke-width="1.4"`) +
        P(`M${f(x)} ${f(y - s * 1.7)}l${f(s * 0.7)} 3l-${f(s * 0.7)} 4Z`, I.deep);
    }
    let g = '';
    for (let i = 0; i < 130; i++) {
      const x = -10 + r() * 320,
        y = GY + 10 + r() * 180;
      g += gouge(x, y, x + (r() - 0.5) * 12, y - 10 - r() * 14, 1.5, 2);
    }
    return {
      back: b,
      front:
        P(`M-10 ${H}V${GY + 4}Q150 ${GY - 12} 310 ${GY + 4}V${H}Z`, I.shade) +
        P(g, I.deep, 0.9) +
        P(`M-10 ${H}V330H310V${H}Z`, I.deep, 0.35),
    };
  },

  citadel(r, I) {
    let b =
      P(rays(r, CX, CY, 36, 60, 300, 9, 0.4), I.light, 0.26) +
      ring(CX, CY, 110, 1.4, I.light, 0.55) +
      ring(CX, CY, 118, 5, I.tone, 0.4, '14 8');
    b += P(skyLines(r, 36, 220, 20, 1.4), I.tone, 0.36);
    const tower = (x: number, y: number, w: number, fill: string) => {
      const n = 4,
        m = w / (n * 2 - 1);
      let s = `M${x} ${H}V${y}`;
      for (let i = 0; i < n; i++) s += `h${f(m)}` + (i < n - 1 ? `v8h${f(m)}v-8` : '');
      s += `V${H}Z`;
      let o = P(s, fill),
        h = '';
      for (let k = 0; k < 9; k++) h += wedge(x + w, y + 22 + k * 20, x + w * (0.35 + r() * 0.3), y + 22 + k * 20, 3);
      o += P(h, I.key, 0.85);
      return (
        o +
        P(gouge(x + 2, y + 2, x + 2, y + 190, 1.7), I.light, 0.8) +
        `<rect x="${f(x + w / 2 - 3)}" y="${f(y + 28)}" width="6" height="15" rx="3" fill="${I.key}"/>`
      );
    };
    b +=
      tower(-14, 78, 44, I.shade) +
      tower(268, 66, 48, I.shade) +
      tower(22, 140, 40, I.deep) +
      tower(238, 130, 42, I.deep);
    const flag = (x: number, y: number, d: number) =>
      P(
        `M${x} ${y}q${14 * d} -6 ${26 * d} 0t${20 * d} -2l${-8 * d} 9l${8 * d} 9q${-12 * d} 6 ${-22 * d} 2t${-24 * d} 0Z`,
        I.tone,
      ) + P(`M${x} ${y - 4}v38`, 'none', 1, `stroke="${I.key}" stroke-width="2.4"`);
    b += flag(8, 44, 1) + flag(292, 32, -1);
    let fr = `<path d="M-10 ${H}V${GY}H310V${H}Z" fill="${I.deep}"/><path d="M-10 ${GY}H310" stroke="${I.light}" stroke-width="2.4" opacity=".8"/>`;
    for (let row = 0; row < 10; row++)
      for (let x = -30 + (row % 2) * 24; x < 320; x += 48) {
        const y = GY + 2 + row * 20;
        fr +=
          `<rect x="${x}" y="${y}" width="46" height="18" fill="${I.deep}" stroke="${I.key}" stroke-width="2"/>` +
          P(gouge(x + 4, y + 3, x + 40, y + 3, 1), I.tone, 0.7) +
          P(wedge(x + 44, y + 2, x + 30 - r() * 8, y + 16, 2), I.key, 0.8);
      }
    return { back: b, front: fr };
  },

  light(r, I) {
    let b = P(rays(r, CX, CY, 48, 40, 330, 11, 0.15), I.light, 0.55) + P(rays(r, CX, CY, 24, 50, 260, 7), I.glow, 0.5);
    b +=
      disc(CX, CY, 108, I.light, 0.3) +
      ring(CX, CY, 108, 2, I.glow, 0.8) +
      ring(CX, CY, 117, 6, I.light, 0.6, '3 9') +
      ring(CX, CY, 126, 1.4, I.glow, 0.7);
    const rib = (k: number, fill: string, line: string) => {
      const x0 = -4 + k * 15,
        x1 = 304 - k * 15,
        top = -46 + k * 24;
      return `<path d="M${x0} ${H}V150Q${x0} 40 ${CX} ${top}Q${x1} 40 ${x1} 150V${H}" fill="none" stroke="${fill}" stroke-width="12"/><path d="M${x0 + 4} ${H}V150Q${x0 + 4} 44 ${CX} ${top + 6}" fill="none" stroke="${line}" stroke-width="1.8" opacity=".85"/>`;
    };
    b += rib(0, I.deep, I.light) + rib(1.5, I.shade, I.glow);
    let fr = '';
    for (let k = 0; k < 9; k++) {
      const y = GY + k * 22,
        ins = 34 - k * 10;
      fr += `<path d="M${ins} ${y}H${300 - ins}V${y + 24}H${ins}Z" fill="${k % 2 ? I.deep : I.shade}"/><path d="M${ins} ${y}H${300 - ins}" stroke="${I.glow}" stroke-width="2" opacity="${Number(f((0.95 - k * 0.09) * 100)) / 100}"/>`;
      let h = '';
      for (let x = ins + 6; x < 300 - ins; x += 8) h += wedge(x, y + 22, x + 3, y + 8 + r() * 6, 2.4);
      fr += P(h, I.key, 0.4);
    }
    for (let i = 0; i < 18; i++) {
      const x = 30 + r() * 240,
        y = 40 + r() * 200;
      fr += disc(x, y, 0.8 + r() * 1.6, I.glow, 0.9);
    }
    return { back: b, front: fr };
  },

  shadow(r, I) {
    const sgn = r() > 0.5 ? 1 : -1,
      mx = CX + sgn * 14,
      my = CY - 14;
    let b = P(skyLines(r, 20, 280, 28, 1.8), I.shade, 0.7);
    b +=
      disc(mx, my, 124, I.tone, 0.2) +
      disc(mx, my, 104, I.light, 0.4) +
      disc(mx, my, 102, I.shade) +
      `<g transform="translate(${f(mx)} ${f(my)}) scale(${sgn} 1)"><path d="M-58 -83A102 102 0 1 0 92 44A90 90 0 1 1 -58 -83Z" fill="${I.light}" opacity=".85"/></g>`;
    const bramble = (x: number, y: number, a: number, len: number, w: number, flip: number) => {
      let s = '',
        px = x,
        py = y,
        an = a;
      for (let i = 0; i < len; i++) {
        const [nx, ny] = pol(px, py, 17, an);
        s += gouge(px, py, nx, ny, w * (1 - (i / len) * 0.7) + 1, 0);
        const t = pol(nx, ny, 9 + w, an + (i % 2 ? 1.5 : -1.5));
        s += wedge(nx, ny, t[0], t[1], 4);
        px = nx;
        py = ny;
        an += flip * (0.14 + r() * 0.18) + (r() - 0.5) * 0.2;
      }
      return s;
    };
    b += P(
      bramble(-8, 260, -1.25, 15, 6, 0.75) +
        bramble(308, 240, -1.95, 15, 6, -0.75) +
        bramble(-8, 130, -0.9, 9, 5, 0.9) +
        bramble(308, 110, -2.3, 9, 5, -0.9),
      I.key,
      1,
      `stroke="${I.key}" stroke-width="3" stroke-linejoin="round"`,
    );
    const fr = P(poly(ridge(r, GY + 22, 42, 18)), I.key);
    let fog = '';
    for (let i = 0; i < 26; i++) {
      const x = -30 + r() * 240,
        y = GY + r() * 170,
        l = 80 + r() * 120;
      fog += gouge(x, y, x + l, y + (r() - 0.5) * 6, 3, (r() - 0.5) * 10);
    }
    return { back: b, front: fr + P(fog, I.tone, 0.42) };
  },

  neutral(r, I) {
    let b =
      P(skyLines(r, 24, 240, 26, 1.7), I.tone, 0.48) +
      disc(CX + (r() - 0.5) * 70, CY - 20, 98, I.light, 0.32) +
      ring(CX, CY, 114, 1.4, I.light, 0.4);
    const far = ridge(r, 214, 78, 58);
    b += P(poly(far), I.shade) + P(ridgeHatch(r, far, 8, 60), I.deep, 0.9);
    const stone = (x: number, h: number, w: number) =>
      P(
        `M${x - w / 2} ${H}L${f(x - w * 0.42)} ${f(260 - h)}Q${x} ${f(248 - h)} ${f(x + w * 0.36)} ${f(264 - h)}L${x + w / 2} ${H}Z`,
        I.deep,
      ) +
      P(gouge(x - w * 0.34, 266 - h, x - w * 0.42, 280, 2.4), I.light, 0.75) +
      [0, 1, 2, 3, 4]
        .map((k) => P(wedge(x + w * 0.42, 272 - h + k * 24, x + w * 0.02, 282 - h + k * 24, 4), I.key, 0.9))
        .join('');
    b +=
      stone(18, 150 + r() * 50, 48) +
      stone(284, 130 + r() * 60, 46) +
      stone(62, 52 + r() * 30, 30) +
      stone(240, 50 + r() * 30, 30);
    const fr = P(poly(ridge(r, GY + 18, 12, 30)), I.key);
    let fog = '';
    for (let i = 0; i < 28; i++) {
      const x = -30 + r() * 240,
        y = GY + r() * 170,
        l = 80 + r() * 120;
      fog += gouge(x, y, x + l, y, 2.6, (r() - 0.5) * 8);
    }
    return { back: b, front: fr + P(fog, I.tone, 0.48) };
  },
};

/* staging by kind: constructs, relics and equipment stand on a plinth */
function plinth(I: Inks) {
  const y = GY - 10;
  let h = '',
    c = '';
  for (let i = 0; i < 24; i++) h += wedge(212 - i * 1.2, y + 20 + i * 1.6, 176 - i * 3.4, y + 22 + i * 1.6, 2);
  for (let i = 0; i < 16; i++) c += gouge(96 + i * 1.2, y + 21 + i * 2.4, 118 + (i % 4) * 6, y + 21 + i * 2.4, 0.9);
  return (
    P(`M78 ${y + 9}L96 ${y}H204L222 ${y + 9}Z`, I.tone) +
    P(`M78 ${y + 9}H222V${y + 18}H78Z`, I.shade, 1, `stroke="${I.key}" stroke-width="2"`) +
    P(`M88 ${y + 18}H212V${y + 74}H88Z`, I.deep, 1, `stroke="${I.key}" stroke-width="2"`) +
    P(c, I.tone, 0.75) +
    P(h, I.key, 0.85) +
    P(gouge(80, y + 9.5, 220, y + 9.5, 1.8), I.glow, 0.95) +
    P(gouge(90, y + 20, 90, y + 70, 1.5), I.light, 0.8) +
    `<ellipse cx="${CX}" cy="${y + 5}" rx="46" ry="3.6" fill="${I.key}" opacity=".55"/>`
  );
}

/* ---------- motif: what the card does, as a constellation round the subject ---------- */
const MOTIF: Record<string, (x: number, y: number, s: number, c: string) => string> = {
  rune: (x, y, s, c) =>
    `<path d="M${f(x)} ${f(y - s)}L${f(x + s * 0.9)} ${f(y + s * 0.62)}H${f(x - s * 0.9)}Z" fill="none" stroke="${c}" stroke-width="1.8"/>`,
  power: (x, y, s, c) =>
    `<path d="M${f(x - s)} ${f(y - s)}L${f(x + s)} ${f(y + s)}M${f(x + s)} ${f(y - s)}L${f(x - s)} ${f(y + s)}" stroke="${c}" stroke-width="2" stroke-linecap="round"/>`,
  honor: (x, y, s, c) => {
    const p: Point[] = [];
    for (let i = 0; i < 8; i++) p.push(pol(x, y, i % 2 ? s * 0.38 : s * 1.15, (i / 8) * Math.PI * 2));
    return P(poly(p), c);
  },
  draw: (x, y, s, c) =>
    `<rect x="${f(x - s * 0.62)}" y="${f(y - s * 0.86)}" width="${f(s * 1.24)}" height="${f(s * 1.72)}" rx="1.6" fill="none" stroke="${c}" stroke-width="1.7" transform="rotate(${f((x - CX) / 8)} ${f(x)} ${f(y)})"/>`,
  banish: (x, y, s, c) =>
    P(
      poly([
        [x - s, y - s * 0.4],
        [x - s * 0.1, y - s],
        [x + s * 0.1, y - s * 0.1],
      ]) +
        poly([
          [x + s * 0.3, y + s * 0.1],
          [x + s, y - s * 0.5],
          [x + s * 0.9, y + s * 0.7],
        ]) +
        poly([
          [x - s * 0.7, y + s * 0.3],
          [x + s * 0.1, y + s * 0.4],
          [x - s * 0.2, y + s],
        ]),
      c,
    ),
  acquire: (x, y, s, c) => ring(x, y, s * 0.8, 1.8, c),
};
function motif(I: Inks, card: Subject): string {
  const { tags } = card;
  if (!tags.length) return '';
  let s = '';
  const n = Math.min(10, 5 + tags.length),
    a0 = -Math.PI * 1.06,
    a1 = Math.PI * 0.06;
  for (let i = 0; i < n; i++) {
    const a = a0 + ((a1 - a0) * i) / (n - 1),
      p = pol(CX, CY, 119, a);
    const m = MOTIF[tags[i % tags.length]!];
    if (m && p[1] > 30) s += m(p[0], p[1], 5.4, bright(card) ? I.deep : I.glow);
  }
  return `<g opacity=".72">${s}</g>`;
}
const bright = (card: Subject) => card.scene === 'bone';

/* ---------- subject ---------- */
function subject(r: Dice, I: Inks, card: Subject) {
  const body = card.body;
  const cost = card.cost || 0,
    kind = card.kind,
    onPlinth = STANDS.has(kind);
  let size = 166 + Math.min(cost, 7) * 4;
  if (kind === 'monster') size += 14;
  if (onPlinth) size -= 10;
  size *= card.scale || 1;
  const k = size / 512,
    flip = card.flip ? -1 : 1,
    x = CX - size / 2,
    y = CY - size / 2 + (card.dy || 0) + (kind === 'monster' ? 6 : onPlinth ? -2 : 4);
  const T = `translate(${f(x + (flip < 0 ? size : 0))} ${f(y)}) scale(${(k * flip).toFixed(4)} ${k.toFixed(4)})`,
    R = card.rot ? ` rotate(${card.rot} 256 256)` : '';
  const dark = bright(card),
    under = kind === 'monster' || card.scene === 'shadow';
  /* shadow hatching: wedges from the lower right that thin out towards the light */
  let h1 = '',
    h2 = '',
    hl = '';
  for (let i = -34; i < 34; i++) {
    const off = i * 15,
      L = 330 + r() * 200,
      sy = 500 + off;
    h1 += wedge(570, sy, 570 - L, sy - L * 0.6, 9);
    if (i % 2 === 0) {
      const l2 = 150 + r() * 130;
      h2 += wedge(off + 400, 560, off + 330 + l2 * 0.12, 560 - l2 * 1.3, 9);
    }
  }
  for (let i = 0; i < 24; i++) {
    const yy = -20 + i * 24;
    hl += wedge(-20, yy + 60, 120 + r() * 110, yy - 34, 6);
  }
  const top = dark ? '#6d5a3f' : I.glow,
    mid = dark ? I.key : I.light,
    low = dark ? '#0e0903' : I.tone,
    foot = dark ? '#0e0903' : I.shade;
  return `
  <defs>
    <g id="s" transform="${T}${R}">${body}</g>
    <mask id="sm" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"><use href="#s" fill="#fff"/></mask>
    <linearGradient id="sg" gradientUnits="userSpaceOnUse" x1="${f(CX - size * 0.34)}" y1="${f(y)}" x2="${f(CX + size * 0.3)}" y2="${f(y + size)}"><stop offset="0" stop-color="${top}"/><stop offset=".36" stop-color="${mid}"/><stop offset=".8" stop-color="${low}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
    <radialGradient id="ul" gradientUnits="userSpaceOnUse" cx="${CX}" cy="${f(y + size * 1.04)}" r="${f(size * 0.62)}"><stop offset="0" stop-color="${I.glow}" stop-opacity=".75"/><stop offset=".5" stop-color="${I.light}" stop-opacity=".25"/><stop offset="1" stop-color="${I.light}" stop-opacity="0"/></radialGradient>
    <filter id="rel" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
      <feGaussianBlur in="SourceAlpha" stdDeviation="3.4" result="b"/>
      <feDiffuseLighting in="b" surfaceScale="6.5" diffuseConstant="1.27" lighting-color="#fff" result="d"><feDistantLight azimuth="232" elevation="48"/></feDiffuseLighting>
      <feComposite in="d" in2="SourceAlpha" operator="in" result="dl"/>
      <feBlend in="dl" in2="SourceGraphic" mode="multiply" result="m"/>
      <feGaussianBlur in="SourceAlpha" stdDeviation="1.2" result="b2"/>
      <feSpecularLighting in="b2" surfaceScale="3" specularConstant=".7" specularExponent="18" lighting-color="${dark ? '#e8d9b4' : I.glow}" result="sp"><feDistantLight azimuth="232" elevation="40"/></feSpecularLighting>
      <feComposite in="sp" in2="SourceAlpha" operator="in" result="spc"/>
      <feComposite in="m" in2="spc" operator="arithmetic" k2="1" k3=".6"/>
    </filter>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter>
  </defs>
  <use href="#s" fill="${dark ? I.deep : I.key}" opacity="${dark ? 0.5 : 0.8}" filter="url(#soft)" transform="translate(5 9)"/>
  <use href="#s" fill="${dark ? I.glow : I.key}" stroke="${dark ? I.glow : I.key}" stroke-width="${f(6.4 / k)}" stroke-linejoin="round"/>
  <g filter="url(#rel)"><rect x="${f(x - 3)}" y="${f(y - 3)}" width="${f(size + 6)}" height="${f(size + 6)}" fill="url(#sg)" mask="url(#sm)"/></g>
  <g mask="url(#sm)"><g transform="${T}">${P(h1, dark ? I.shade : I.key, dark ? 0.34 : 0.6)}${P(h2, dark ? I.shade : I.key, dark ? 0.2 : 0.4)}${P(hl, dark ? I.tone : I.glow, 0.35)}</g>${under ? `<rect width="${W}" height="${H}" fill="url(#ul)"/>` : ''}</g>`;
}
const STANDS = new Set(['construct', 'relic', 'equipment', 'amulet', 'source']);

/* ---------- the whole picture ---------- */
export function composeArt(card: Subject): string {
  const scene = card.scene,
    I = INKS[scene],
    r = rng(hash(card.id)),
    s = scenes[scene](r, I, card);
  const br = scene === 'bone';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMin slice">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${br ? I.light : I.key}"/><stop offset=".2" stop-color="${br ? I.light : I.deep}"/><stop offset=".62" stop-color="${br ? I.glow : I.shade}"/><stop offset=".78" stop-color="${br ? I.tone : I.deep}"/><stop offset="1" stop-color="${br ? I.shade : I.key}"/></linearGradient>
    <radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="${CX - 8}" cy="${CY - 16}" r="150"><stop offset="0" stop-color="${I.glow}" stop-opacity="${br ? 0.9 : 0.78}"/><stop offset=".45" stop-color="${br ? I.glow : I.tone}" stop-opacity=".42"/><stop offset="1" stop-color="${I.tone}" stop-opacity="0"/></radialGradient>
    <radialGradient id="vig" gradientUnits="userSpaceOnUse" cx="${CX}" cy="${CY}" r="290"><stop offset=".42" stop-color="${I.key}" stop-opacity="0"/><stop offset="1" stop-color="${I.key}" stop-opacity="${br ? 0.35 : 0.8}"/></radialGradient>
  </defs>
  <rect width="${W}" height="${H}" fill="url(#sky)"/>
  <rect width="${W}" height="${H}" fill="url(#halo)" opacity="${scene === 'void' ? 0.25 : scene === 'shadow' ? 0.35 : 1}"/>
  ${s.back}
  ${scene === 'void' || scene === 'shadow' || scene === 'monster' ? '' : `<circle cx="${CX}" cy="${CY}" r="118" fill="url(#halo)" opacity=".55"/>`}
  ${motif(I, card)}
  ${STANDS.has(card.kind) && card.scene !== 'bone' ? '' : subject(r, I, card)}
  ${s.front}
  ${STANDS.has(card.kind) ? plinth(I) + subject(r, I, card) : ''}
  <rect width="${W}" height="${H}" fill="url(#vig)"/>
  </svg>`;
}
