/* The landscapes of the four factions. */
import { W, H, CX, CY, f, pol, gouge, wedge, P, poly, disc, ring, rays, type Point } from '../../lib/art/strokes';
import { skyLines, ridge, ridgeHatch, pick, GY, clouds, stars, leaf } from '../../lib/art/terrain';
import type { Painter, SceneArt } from '../../lib/art/scene';

const enlightened: Painter = (r, I, c) => {
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
};

const lifebound: Painter = (r, I, c) => {
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
};

const mechana: Painter = (r, I, c) => {
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
};

const voidScene: Painter = (r, I, c) => {
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
        wedge(cx - w, y, cx - w + l, y + (r() - 0.5) * 5, 2.6) + wedge(cx + w, y, cx + w - l, y + (r() - 0.5) * 5, 2.6);
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
};

export const SCENES: Record<string, SceneArt> = {
  enlightened: {
    inks: {
      key: '#071322',
      deep: '#0f2846',
      shade: '#1d4b7d',
      tone: '#4f94c9',
      light: '#c4e4f4',
      glow: '#fff3d2',
    },
    paint: enlightened,
  },
  lifebound: {
    inks: { key: '#08150c', deep: '#12301b', shade: '#25582c', tone: '#6ba84a', light: '#d9ecaa', glow: '#fdf6c9' },
    paint: lifebound,
  },
  mechana: {
    inks: { key: '#180c06', deep: '#3a1c0d', shade: '#6b3818', tone: '#c07a3a', light: '#f6cf98', glow: '#fff0cf' },
    paint: mechana,
  },
  void: {
    inks: { key: '#0d0716', deep: '#231240', shade: '#46287a', tone: '#8f62cc', light: '#dcc8fa', glow: '#f7e9ff' },
    paint: voidScene,
  },
};
