/* The landscapes of light and shadow. */
import { H, CX, CY, f, pol, gouge, wedge, P, poly, disc, ring, rays } from '../../lib/art/strokes';
import { skyLines, ridge, GY } from '../../lib/art/terrain';
import type { Painter, SceneArt } from '../../lib/art/scene';

const light: Painter = (r, I) => {
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
};

const shadow: Painter = (r, I) => {
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
};

export const SCENES: Record<string, SceneArt> = {
  light: {
    inks: { key: '#241603', deep: '#6b4611', shade: '#b07c22', tone: '#e8bd58', light: '#fff0bf', glow: '#ffffff' },
    paint: light,
  },
  shadow: {
    inks: { key: '#08050d', deep: '#180e26', shade: '#331f52', tone: '#6f4aa8', light: '#cdb2f2', glow: '#f1e2ff' },
    paint: shadow,
  },
};
