/* The landscapes of monsters, starting cards and cards that are always available. */
import { W, H, CX, CY, f, pol, gouge, wedge, P, poly, disc, ring, rays } from '../../lib/art/strokes';
import { skyLines, ridge, ridgeHatch, pick, GY } from '../../lib/art/terrain';
import type { Painter, SceneArt } from '../../lib/art/scene';

const monster: Painter = (r, I, c) => {
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
};

const bone: Painter = (r, I) => {
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
};

const citadel: Painter = (r, I) => {
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
};

export const SCENES: Record<string, SceneArt> = {
  monster: {
    inks: { key: '#150505', deep: '#3b0c0d', shade: '#731a18', tone: '#c4432f', light: '#f8b48c', glow: '#ffe9c4' },
    paint: monster,
  },
  bone: {
    inks: { key: '#2a2014', deep: '#5c4b33', shade: '#a38d67', tone: '#d6c49c', light: '#f0e6cb', glow: '#fffaf0' },
    paint: bone,
  },
  citadel: {
    inks: { key: '#0d1214', deep: '#232c30', shade: '#46545a', tone: '#8a9a9e', light: '#dbe4e2', glow: '#fff7e4' },
    paint: citadel,
  },
};
