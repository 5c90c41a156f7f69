/* Vigil - compose.ts
 * Composes the picture of a card from its data. No bitmap art: every picture is a
 * "four-ink woodcut" drawn as one SVG string (300 x 420, the 5:7 of a card).
 *
 *   composeArt(subject, scene) -> svg string
 *
 * Data used:  faction/kind -> inks and scene     staging -> size, light and plinth
 *             cost         -> size and drama     effect tags -> orbiting motif
 *             id           -> seed of everything that varies (terrain, light side, clouds)
 *
 * Rules of the print:  1. four inks only (key, shade, tone, light) plus the paper glow
 *                      2. every mark is a gouge: a stroke that tapers at both ends
 *                      3. light comes from the upper left, shadow hatching from the lower right
 *                      4. the subject keeps a key-ink outline, so it reads at 90 px
 */
import { W, H, CX, CY, hash, rng, f, pol, gouge, wedge, P, poly, ring, type Dice, type Point } from './strokes';
import { GY } from './terrain';
import type { Inks, SceneArt, Subject } from './scene';

/* The plinth under things. */
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

/* ---------- motif: what the card does, arranged around the subject ---------- */
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
    looming = card.staging === 'looming',
    onPlinth = card.staging === 'plinth';
  let size = 166 + Math.min(cost, 7) * 4;
  if (looming) size += 14;
  if (onPlinth) size -= 10;
  size *= card.scale || 1;
  const k = size / 512,
    flip = card.flip ? -1 : 1,
    x = CX - size / 2,
    y = CY - size / 2 + (card.dy || 0) + (looming ? 6 : onPlinth ? -2 : 4);
  const T = `translate(${f(x + (flip < 0 ? size : 0))} ${f(y)}) scale(${(k * flip).toFixed(4)} ${k.toFixed(4)})`,
    R = card.rot ? ` rotate(${card.rot} 256 256)` : '';
  const dark = bright(card),
    under = looming || card.scene === 'shadow';
  /* shadow hatching: wedges from the lower right that thin out toward the light */
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

/* ---------- the complete picture ---------- */
export function composeArt(card: Subject, art: SceneArt): string {
  const scene = card.scene,
    I = art.inks,
    r = rng(hash(card.id)),
    s = art.paint(r, I, card),
    onPlinth = card.staging === 'plinth';
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
  ${onPlinth && card.scene !== 'bone' ? '' : subject(r, I, card)}
  ${s.front}
  ${onPlinth ? plinth(I) + subject(r, I, card) : ''}
  <rect width="${W}" height="${H}" fill="url(#vig)"/>
  </svg>`;
}
