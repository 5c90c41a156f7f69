/* The SVG sprite with the parts of every card: gems, sigils, frames and glyphs. */
type Stop = [offset: number, colour: string];
const G = (id: string, stops: Stop[], dir = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${dir}>${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient>`;
const star = (cx: number, cy: number, R: number, r: number, n: number) => {
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / n,
      q = i % 2 ? r : R;
    d += (i ? 'L' : 'M') + (cx + q * Math.cos(a)).toFixed(1) + ' ' + (cy + q * Math.sin(a)).toFixed(1);
  }
  return d + 'Z';
};
const facets = (cx: number, cy: number, R: number, r: number, n: number) => {
  let d = '';
  for (let i = 0; i < n * 2; i += 2) {
    const a = -Math.PI / 2 + (i * Math.PI) / n,
      b = a + Math.PI / n;
    d += `M${cx} ${cy}L${(cx + R * Math.cos(a)).toFixed(1)} ${(cy + R * Math.sin(a)).toFixed(1)}L${(cx + r * Math.cos(b)).toFixed(1)} ${(cy + r * Math.sin(b)).toFixed(1)}Z`;
  }
  return d;
};

/** Factions and kinds of cards with their own frame, in the usual order. */
export const FACTIONS = [
  'enlightened',
  'lifebound',
  'mechana',
  'void',
  'monster',
  'citadel',
  'bone',
  'light',
  'shadow',
  'neutral',
];
const L = 9,
  R = 241,
  T = 9,
  B = 341;
const stud = (x: number, y: number, s: number) =>
  `<path d="M${x} ${y - s}L${x + s} ${y}L${x} ${y + s}L${x - s} ${y}Z"/>`;
const corners = (fn: (x: number, y: number, a: number, b: number) => string) =>
  (
    [
      [L, T, 1, 1],
      [R, T, -1, 1],
      [L, B, 1, -1],
      [R, B, -1, -1],
    ] as const
  )
    .map(([x, y, a, b]) => fn(x, y, a, b))
    .join('');
/* Inner contour and corner ornament of each frame. The shape shows the faction without color. */
const FRAME: Record<string, [contour: string, ornament: string]> = {
  enlightened: [
    `M${L + 24} ${T}H${R - 24}L${R} ${T + 24}V${B - 24}L${R - 24} ${B}H${L + 24}L${L} ${B - 24}V${T + 24}Z`,
    corners((x, y, a, b) => stud(x + 6.5 * a, y + 6.5 * b, 5.2)),
  ],
  lifebound: [
    `M${L + 34} ${T}H${R - 34}Q${R} ${T} ${R} ${T + 34}V${B - 34}Q${R} ${B} ${R - 34} ${B}H${L + 34}Q${L} ${B} ${L} ${B - 34}V${T + 34}Q${L} ${T} ${L + 34} ${T}Z`,
    corners(
      (x, y, a, b) =>
        `<path d="M${x - 3 * a} ${y - 3 * b}Q${x + 12 * a} ${y - 4 * b} ${x + 17 * a} ${y + 4 * b}Q${x + 6 * a} ${y + 6 * b} ${x - 3 * a} ${y - 3 * b}ZM${x - 3 * a} ${y - 3 * b}Q${x - 4 * a} ${y + 12 * b} ${x + 4 * a} ${y + 17 * b}Q${x + 6 * a} ${y + 6 * b} ${x - 3 * a} ${y - 3 * b}Z"/>`,
    ),
  ],
  mechana: [
    `M${L + 20} ${T}H${R - 20}V${T + 10}H${R - 10}V${T + 20}H${R}V${B - 20}H${R - 10}V${B - 10}H${R - 20}V${B}H${L + 20}V${B - 10}H${L + 10}V${B - 20}H${L}V${T + 20}H${L + 10}V${T + 10}H${L + 20}Z`,
    corners(
      (x, y, a, b) =>
        `<circle cx="${x + 3 * a}" cy="${y + 3 * b}" r="5"/><path d="M${x + 3 * a - 4} ${y + 3 * b - 1}h8v2h-8z" fill="#2a1606"/>`,
    ),
  ],
  void: [
    `M${L + 25} ${T}H${R - 25}A25 25 0 0 0 ${R} ${T + 25}V${B - 25}A25 25 0 0 0 ${R - 25} ${B}H${L + 25}A25 25 0 0 0 ${L} ${B - 25}V${T + 25}A25 25 0 0 0 ${L + 25} ${T}Z`,
    corners(
      (x, y, a, b) => `<path d="M${x - 3 * a} ${y - 3 * b}L${x + 15 * a} ${y + 3 * b}L${x + 3 * a} ${y + 15 * b}Z"/>`,
    ),
  ],
  monster: [
    (() => {
      let d = `M${L + 26} ${T}`;
      for (let x = L + 26; x < R - 40; x += 28) d += `H${x + 10}l4 7l4 -7`;
      d += `H${R - 26}Q${R - 20} ${T + 18} ${R} ${T + 26}`;
      for (let y = T + 26; y < B - 44; y += 34) d += `V${y + 12}l-7 4l7 4`;
      d += `V${B - 26}Q${R - 20} ${B - 18} ${R - 26} ${B}H${L + 26}Q${L + 20} ${B - 18} ${L} ${B - 26}`;
      for (let y = B - 26; y > T + 44; y -= 34) d += `V${y - 12}l7 -4l-7 -4`;
      return d + `V${T + 26}Q${L + 20} ${T + 18} ${L + 26} ${T}Z`;
    })(),
    corners(
      (x, y, a, b) =>
        `<path d="M${x - 4 * a} ${y + 16 * b}Q${x + 2 * a} ${y + 2 * b} ${x + 16 * a} ${y - 4 * b}Q${x + 4 * a} ${y + 6 * b} ${x + 9 * a} ${y + 9 * b}Q${x + 3 * a} ${y + 5 * b} ${x - 4 * a} ${y + 16 * b}Z"/>`,
    ),
  ],
  bone: [
    `M${L + 6} ${T}H${R - 6}Q${R} ${T} ${R} ${T + 6}V${B - 6}Q${R} ${B} ${R - 6} ${B}H${L + 6}Q${L} ${B} ${L} ${B - 6}V${T + 6}Q${L} ${T} ${L + 6} ${T}Z`,
    '',
  ],
  citadel: [
    (() => {
      let d = `M${L} ${T + 8}`;
      for (let i = 0; i < 8; i++) {
        const x = L + i * 29;
        d += `V${T + (i % 2 ? 8 : 0)}H${Math.min(R, x + 29)}`;
      }
      return d + `V${B}H${L}Z`;
    })(),
    corners((x, y, a, b) => (b < 0 ? `<path d="M${x - 4 * a} ${y - 4 * b}h${18 * a}l${-18 * a} ${18 * b}z"/>` : '')),
  ],
};
/* One window shape for each of the five classes. */
const CLASS: Record<string, string> = {
  source: `M${L} 128A116 119 0 0 1 ${R} 128V238A116 103 0 0 1 ${L} 238Z` /* oval: a disc of light */,
  warrior: `M${L} 134Q${L + 4} 52 125 ${T}Q${R - 4} 52 ${R} 134V${B - 24}L${R - 24} ${B}H${L + 24}L${L} ${B - 24}Z` /* pointed arch: a standing figure */,
  amulet: `M125 ${T}L${R} 84V${B - 44}L${R - 36} ${B}H${L + 36}L${L} ${B - 44}V84Z` /* cut stone: a pendant */,
  relic: `M${L + 62} ${T}H${R - 62}V${T + 20}A42 42 0 0 0 ${R} ${T + 62}V${B - 36}A36 36 0 0 0 ${R - 36} ${B}H${L + 36}A36 36 0 0 0 ${L} ${B - 36}V${T + 62}A42 42 0 0 0 ${L + 62} ${T + 20}Z` /* shoulders: a shrine */,
  equipment: `M${L + 60} ${T}H${R - 60}V${T + 30}H${R - 30}V${T + 60}H${R}V${B - 22}H${R - 22}V${B}H${L + 22}V${B - 22}H${L}V${T + 60}H${L + 30}V${T + 30}H${L + 60}Z` /* steps: a buckle */,
};
const OUT = 'M13 0H237Q250 0 250 13V337Q250 350 237 350H13Q0 350 0 337V13Q0 0 13 0Z';
function frameSymbol(id: string, inner: string, orn: string, f: string, w = 2.4) {
  return `<symbol id="frame-${id}" viewBox="0 0 250 350" preserveAspectRatio="none"><path fill-rule="evenodd" d="${OUT}${inner}" fill="url(#en-${f})"/><path d="${inner}" fill="none" stroke="rgb(0 0 0 / .62)" stroke-width="${w + 3.2}" stroke-linejoin="round"/><path d="${inner}" fill="none" stroke="url(#brass)" stroke-width="${w}" stroke-linejoin="round"/><path d="M13 1.6H237Q248.4 1.6 248.4 13V337Q248.4 348.4 237 348.4H13Q1.6 348.4 1.6 337V13Q1.6 1.6 13 1.6Z" fill="none" stroke="rgb(255 250 230 / .34)" stroke-width="1.4"/><path d="${OUT}" fill="none" stroke="rgb(0 0 0 / .75)" stroke-width="1.6"/><g fill="url(#brass)" stroke="rgb(0 0 0 / .5)" stroke-width=".8">${orn}</g></symbol>`;
}
const SIGIL: Record<string, [shape: string, letter: string]> = {
  enlightened: ['M20 2L38 20L20 38L2 20Z', 'E'],
  lifebound: ['M20 2.5A17.5 17.5 0 1 1 19.99 2.5Z', 'L'],
  mechana: ['M11 3.5H29L38.5 20L29 36.5H11L1.5 20Z', 'M'],
  void: ['M20 3L38.5 35.5H1.5Z', 'V'],
  monster: ['M20 38L6 26L2 4L12 10L20 3L28 10L38 4L34 26Z', ''],
  bone: ['M5 5H35V35H5Z', ''],
  citadel: ['M4 6H11V12H16.5V6H23.5V12H29V6H36V24Q36 32 20 38Q4 32 4 24Z', ''],
  light: [
    'M20 2L24.5 10.5L33 7L29.5 15.5L38 20L29.5 24.5L33 33L24.5 29.5L20 38L15.5 29.5L7 33L10.5 24.5L2 20L10.5 15.5L7 7L15.5 10.5Z',
    '',
  ],
  shadow: ['M27 3A18 18 0 1 0 27 37A14.5 17 0 1 1 27 3Z', ''],
  neutral: ['M20 2.5A17.5 17.5 0 1 1 19.99 2.5Z', ''],
};

const BRASS = G(
  'brass',
  [
    [0, '#fbeabd'],
    [0.35, '#d9b266'],
    [0.6, '#a17a38'],
    [1, '#e0bd76'],
  ],
  'x1="0" y1="0" x2=".6" y2="1"',
);
const HONOR = G('g-honor', [
  [0, '#fff4c6'],
  [0.45, '#f0bd47'],
  [1, '#9a6712'],
]);

export function sprite(): string {
  let s = '<svg id="vigil-sprite" width="0" height="0" class="sprite" aria-hidden="true"><defs>';
  s += BRASS;
  s +=
    G('g-rune', [
      [0, '#e9fbff'],
      [0.4, '#6cc6df'],
      [1, '#0f5168'],
    ]) +
    G('g-rune2', [
      [0, '#2f93b0'],
      [1, '#083444'],
    ]);
  s +=
    G('g-power', [
      [0, '#ffb199'],
      [0.35, '#d4452d'],
      [1, '#5e120b'],
    ]) +
    G(
      'g-steel',
      [
        [0, '#ffffff'],
        [0.5, '#b9c2c6'],
        [1, '#5d686d'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    );
  s +=
    HONOR +
    G('g-iron', [
      [0, '#8d979b'],
      [0.5, '#3d4649'],
      [1, '#16191b'],
    ]);
  s +=
    G('g-def', [
      [0, '#eaf2f7'],
      [0.5, '#8ea6b5'],
      [1, '#334854'],
    ]) +
    G('g-mill', [
      [0, '#f7dcff'],
      [0.45, '#b06ad6'],
      [1, '#4b1a6b'],
    ]);
  for (const f of FACTIONS)
    s += `<linearGradient id="en-${f}" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="var(--${f}-hi)"/><stop offset=".2" stop-color="var(--${f})"/><stop offset=".72" stop-color="var(--${f}-lo)"/><stop offset="1" stop-color="var(--${f})"/></linearGradient>`;
  for (const f of ['light', 'shadow', 'neutral'])
    s += `<linearGradient id="en-c-${f}" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="var(--${f}-hi)"/><stop offset=".42" stop-color="color-mix(in srgb, var(--${f}-hi) 45%, var(--${f}))"/><stop offset="1" stop-color="var(--${f})"/></linearGradient>`;
  s += '</defs>';
  for (const [f, [contour, ornament]] of Object.entries(FRAME)) s += frameSymbol(f, contour, ornament, f);
  for (const [k, contour] of Object.entries(CLASS))
    for (const f of ['light', 'shadow', 'neutral']) s += frameSymbol(k + '-' + f, contour, '', 'c-' + f, 3.4);
  /* gems */
  s += `<symbol id="gem-rune" viewBox="0 0 60 60"><path d="M30 2.5Q32.6 2.5 34 5L58 50Q60.5 56.5 54 57H6Q-.5 56.5 2 50L26 5Q27.4 2.5 30 2.5Z" fill="url(#brass)" stroke="rgb(0 0 0/.75)" stroke-width="1.6"/><path d="M30 9L53.5 53H6.5Z" fill="url(#g-rune2)" stroke="#062733" stroke-width="1.6" stroke-linejoin="round"/><path d="M30 9L6.5 53L30 38Z" fill="url(#g-rune)" opacity=".75"/><path d="M30 9L53.5 53L30 38Z" fill="#1d7d99" opacity=".8"/><path d="M30 11L23 25L30 30Z" fill="#fff" opacity=".55"/></symbol>`;
  s += `<symbol id="gem-power" viewBox="0 0 60 60"><g stroke="rgb(0 0 0/.8)" stroke-width="1.4" fill="url(#g-steel)"><path d="M3 3L11 5L55 49L49 55L5 11Z"/><path d="M57 3L49 5L5 49L11 55L55 11Z"/></g><circle cx="30" cy="30" r="21.5" fill="url(#brass)" stroke="rgb(0 0 0/.75)" stroke-width="1.6"/><circle cx="30" cy="30" r="17.4" fill="url(#g-power)" stroke="#3c0905" stroke-width="1.6"/><path d="M17 24A15 15 0 0 1 40 18Q28 18 17 24Z" fill="#fff" opacity=".5"/></symbol>`;
  s += `<symbol id="gem-honor" viewBox="0 0 60 60"><path d="${star(30, 31.5, 30, 17, 5)}" fill="url(#brass)" stroke="rgb(0 0 0/.78)" stroke-width="1.8" stroke-linejoin="round"/><path d="${star(30, 31.5, 24.6, 14.2, 5)}" fill="url(#g-honor)" stroke="#6c4606" stroke-width="1.2" stroke-linejoin="round"/><path d="${facets(30, 31.5, 24.6, 14.2, 5)}" fill="#fff" opacity=".32"/></symbol>`;
  s += `<symbol id="gem-attack" viewBox="0 0 60 60"><path d="M30 2L50 12V30Q50 48 30 58Q10 48 10 30V12Z" fill="none"/><path d="M30 1L41 20L56 22L46 34L48 51L30 44L12 51L14 34L4 22L19 20Z" fill="url(#brass)" stroke="rgb(0 0 0/.75)" stroke-width="1.6" stroke-linejoin="round"/><path d="M30 8L38.5 23.5L50 25L42 34L43.5 46L30 40L16.5 46L18 34L10 25L21.5 23.5Z" fill="url(#g-power)" stroke="#3c0905" stroke-width="1.4" stroke-linejoin="round"/></symbol>`;
  s += `<symbol id="gem-defense" viewBox="0 0 60 60"><path d="M30 2Q42 9 55 8V28Q54 48 30 58Q6 48 5 28V8Q18 9 30 2Z" fill="url(#brass)" stroke="rgb(0 0 0/.75)" stroke-width="1.6"/><path d="M30 8Q40 14 50 13V28Q49 44 30 52Q11 44 10 28V13Q20 14 30 8Z" fill="url(#g-def)" stroke="#1a2831" stroke-width="1.4"/><path d="M30 8Q20 14 10 13V28Q11 44 30 52Z" fill="#fff" opacity=".25"/></symbol>`;
  s += `<symbol id="gem-mill" viewBox="0 0 60 60"><path d="M6 6H54V20L38 30L54 40V54H6V40L22 30L6 20Z" fill="url(#brass)" stroke="rgb(0 0 0/.75)" stroke-width="1.6" stroke-linejoin="round"/><path d="M12 11H48V18L30 29L12 18ZM12 49V42L30 31L48 42V49Z" fill="url(#g-mill)" stroke="#2a0b3f" stroke-width="1.4" stroke-linejoin="round"/></symbol>`;
  for (const f of ['light', 'shadow', 'neutral'])
    s += `<symbol id="gem-cost-${f}" viewBox="0 0 60 60"><circle cx="30" cy="30" r="27" fill="url(#brass)" stroke="rgb(0 0 0/.75)" stroke-width="1.6"/><circle cx="30" cy="30" r="22" fill="url(#en-${f})" stroke="rgb(0 0 0/.7)" stroke-width="1.6"/>${f === 'light' ? `<path d="${star(30, 30, 21, 15.5, 12)}" fill="#fff3c4" opacity=".5"/>` : f === 'shadow' ? '<path d="M38 12A20 20 0 1 0 38 48A17 19 0 1 1 38 12Z" fill="#cdb2f2" opacity=".55"/>' : '<path d="M30 9A21 21 0 0 1 30 51Z" fill="#fff" opacity=".22"/>'}</symbol>`;
  /* flat glyphs for running text */
  s += `<symbol id="i-rune" viewBox="0 0 24 24"><path d="M12 2.2L22.6 21H1.4Z" fill="currentColor"/><path d="M12 8V18M12 12.5L15.5 10" stroke="var(--glyph-cut, #f3e9d0)" stroke-width="1.9" fill="none"/></symbol>`;
  s += `<symbol id="i-power" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11.4" fill="currentColor"/><path d="M12 1.8L14.2 5.6V13.4H17.4V15.8H13.4V20.8H10.6V15.8H6.6V13.4H9.8V5.600Z" fill="var(--glyph-cut, #f3e9d0)"/></symbol>`;
  s += `<symbol id="i-honor" viewBox="0 0 24 24"><path d="${star(12, 12.6, 11.6, 5.6, 5)}" fill="currentColor"/></symbol>`;
  s += `<symbol id="i-draw" viewBox="0 0 24 24"><rect x="4.5" y="2" width="15" height="20" rx="2" fill="currentColor"/><path d="M12 16.5V8M8 11.5L12 7.5L16 11.5" stroke="var(--glyph-cut, #f3e9d0)" stroke-width="2.2" fill="none"/></symbol>`;
  s += `<symbol id="i-banish" viewBox="0 0 24 24"><path d="M4.5 2H13L9.6 9.5L14 12L9 22H6.5Q4.5 22 4.5 20Z" fill="currentColor"/><path d="M15.5 2H17.5Q19.5 2 19.5 4V9L16 10L13.4 8.4ZM19.5 11.5V20Q19.5 22 17.5 22H12L15.8 13.2Z" fill="currentColor" opacity=".75"/></symbol>`;
  s += `<symbol id="i-acquire" viewBox="0 0 24 24"><rect x="3" y="3" width="12" height="16" rx="1.8" fill="currentColor" opacity=".6"/><path d="M17 9V22M11 15.5H23" stroke="currentColor" stroke-width="3.4"/></symbol><symbol id="i-copy" viewBox="0 0 24 24"><rect x="3" y="2" width="12" height="16" rx="1.8" fill="currentColor" opacity=".55"/><rect x="9" y="6" width="12" height="16" rx="1.8" fill="currentColor"/></symbol><symbol id="i-turn" viewBox="0 0 24 24"><path d="M12 3A9 9 0 1 1 4.2 7.5" fill="none" stroke="currentColor" stroke-width="3"/><path d="M1 9L4 2L9 8Z" fill="currentColor"/></symbol><symbol id="i-defeat" viewBox="0 0 24 24"><path d="M12 2Q20 2 20 10Q20 14 17 16V20H7V16Q4 14 4 10Q4 2 12 2Z" fill="currentColor"/></symbol>`;
  s += `<symbol id="i-deck" viewBox="0 0 24 24"><path d="M6 5.5H17.5V22H6Z" fill="currentColor" opacity=".45"/><rect x="3.5" y="2" width="13" height="17" rx="1.8" fill="currentColor"/></symbol><symbol id="i-hand" viewBox="0 0 24 24"><rect x="2.5" y="6" width="9" height="14" rx="1.6" fill="currentColor" opacity=".6" transform="rotate(-14 7 13)"/><rect x="12.5" y="6" width="9" height="14" rx="1.6" fill="currentColor" opacity=".6" transform="rotate(14 17 13)"/><rect x="7.4" y="4" width="9.2" height="15" rx="1.6" fill="currentColor"/></symbol><symbol id="i-discard" viewBox="0 0 24 24"><rect x="4" y="3" width="14" height="18" rx="1.8" fill="none" stroke="currentColor" stroke-width="2"/><path d="M8 9L14 15M14 9L8 15" stroke="currentColor" stroke-width="2.2"/></symbol>`;
  for (const [k, [shape, letter]] of Object.entries(SIGIL))
    s += `<symbol id="sigil-${k}" viewBox="0 0 40 40"><path d="${shape}" fill="url(#en-${k})" stroke="url(#brass)" stroke-width="2.6" stroke-linejoin="round"/>${k === 'neutral' ? '<path d="M20 3A17 17 0 0 1 20 37Z" fill="#fff" opacity=".4"/>' : ''}${k === 'monster' ? '<path d="M12 17L18 21L13 24ZM28 17L22 21L27 24ZM14 29L20 26L26 29L20 34Z" fill="#1a0404"/>' : ''}${letter ? `<text x="20" y="${k === 'void' ? 31 : 27.4}" text-anchor="middle" font-family="Alegreya Sans" font-weight="800" font-size="${k === 'void' ? 19 : 21}" fill="#fff" stroke="rgb(0 0 0/.55)" stroke-width="2.4" paint-order="stroke">${letter}</text>` : ''}</symbol>`;
  return s + '</svg>';
}

/** The card back, as a separate picture. */
export const BACK = `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="350" viewBox="0 0 250 350"><defs>${BRASS}${HONOR}<radialGradient id="bk" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#2c5446"/><stop offset=".6" stop-color="#15302a"/><stop offset="1" stop-color="#081411"/></radialGradient></defs><rect width="250" height="350" rx="13" fill="url(#bk)"/>
    <g stroke="#d4ac5e" fill="none" opacity=".34" stroke-width="1.2">${Array.from({ length: 44 }, (_, i) => {
      const a = (i / 44) * Math.PI * 2;
      return `<path d="M${(125 + 44 * Math.cos(a)).toFixed(1)} ${(175 + 44 * Math.sin(a)).toFixed(1)}L${(125 + (i % 2 ? 96 : 150) * Math.cos(a)).toFixed(1)} ${(175 + (i % 2 ? 96 : 150) * Math.sin(a)).toFixed(1)}"/>`;
    }).join('')}</g>
    <g fill="none" stroke="url(#brass)"><rect x="9" y="9" width="232" height="332" rx="8" stroke-width="2.4"/><rect x="16" y="16" width="218" height="318" rx="5" stroke-width="1"/><circle cx="125" cy="175" r="58" stroke-width="2" fill="#0e211c"/><circle cx="125" cy="175" r="50" stroke-width="1"/></g>
    <g transform="translate(125 175)"><path d="M-40 6Q0 -34 40 6Q0 40 -40 6Z" fill="#0a1512" stroke="url(#brass)" stroke-width="3"/><path d="M0 -26Q13 -8 9 6Q6 16 0 17Q-6 16 -9 6Q-12 -6 0 -26Z" fill="url(#g-honor)"/><path d="M0 -8Q5 2 3 9Q0 13 -3 9Q-5 3 0 -8Z" fill="#fff8e2"/></g></svg>`;
