/* Scenes: the landscapes behind the subjects of pictures. */
import { H, CX, CY, f, gouge, wedge, P, poly, disc, ring, type Dice } from './strokes';
import { skyLines, ridge, ridgeHatch, GY } from './terrain';

/** How a picture stages its subject: on a plinth, or larger and lit from below. */
export type Staging = 'plinth' | 'looming';

/** The input of a picture. `body` is the icon's SVG, 512 x 512. */
export interface Subject {
  id: string;
  /** The name of the scene. */
  scene: string;
  staging: Staging | null;
  cost: number;
  tags: string[];
  body: string;
  place?: string;
  scale?: number;
  rot?: number;
  dy?: number;
  flip?: boolean;
}

export type Inks = Record<'key' | 'deep' | 'shade' | 'tone' | 'light' | 'glow', string>;

/** Draws the layers behind (back) and in front of (front) the subject. */
export type Painter = (r: Dice, I: Inks, c: Subject) => { back: string; front: string };

/** The inks of a faction or kind of card, and its landscape. If it has several places, the card names one or its seed
 * picks one. */
export interface SceneArt {
  inks: Inks;
  paint: Painter;
}

const neutral: Painter = (r, I) => {
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
};

/** The scene of neutral cards. */
export const NEUTRAL: SceneArt = {
  inks: { key: '#0a0f13', deep: '#1b242b', shade: '#3a4953', tone: '#76899a', light: '#cfdbe2', glow: '#f6f3e6' },
  paint: neutral,
};
