/* What somebody has set for themselves, remembered by the browser. */
import { FIRST_GAME } from '../games/covers';
import type { Autos, Remembered } from './table/auto-answer-rules';

export const LANGUAGES = ['en', 'pt', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const SIZES = [1, 1.25, 1.5] as const;
export const MOTIONS = ['system', 'normal', 'fast', 'off'] as const;
/** Where a game that stops for answers asks. */
export const STOPS = ['smart', 'phases', 'full'] as const;
export const VOICES = ['brief', 'normal', 'full'] as const;

export interface Kept {
  lang: Language;
  theme: Theme;
  text: (typeof SIZES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** What is heard is written, too. */
  captions: boolean;
  /** Before the end of a turn: is something useful left? */
  remind: boolean;
  /** Where it stops to ask, when a game begins. */
  stops: (typeof STOPS)[number];
  /** Which questions are answered by themselves, and the answers that were remembered. */
  autos: Autos;
  answers: Remembered[];
  /** How much is told to those who listen. */
  voice: (typeof VOICES)[number];
  /** Ask once more before giving up, leaving, giving a table up. */
  confirm: boolean;
  /** How a guest is called and which icon is on the medal. */
  name: string;
  sign: string;
  /* what was played last, for one who plays at once */
  game: string;
  level: string;
  last: Record<string, Played>;
  /** The table at which a game was learned last. */
  lessons: Record<string, string>;
}

/** How a game was played last. */
export interface Played {
  settings: Record<string, string>;
  bots: number;
  /** The code of a ready deck or the name of one's own; empty: any. */
  deck: string;
}

const KEY = 'vigil';
const light = matchMedia('(prefers-color-scheme: light)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function fresh(): Kept {
  const spoken = navigator.languages
    .map((each) => each.slice(0, 2))
    .find((each) => LANGUAGES.includes(each as Language));
  return {
    lang: (spoken as Language | undefined) ?? 'en',
    theme: 'system', // until somebody chooses
    text: 1,
    motion: 'system',
    sound: true,
    volume: 0.7,
    captions: true,
    remind: true,
    stops: 'smart',
    autos: 'none',
    answers: [],
    voice: 'normal',
    confirm: true,
    name: '',
    sign: '',
    game: FIRST_GAME,
    level: 'casual',
    last: {},
    lessons: {},
  };
}

function first(): Kept {
  const kept = fresh();
  try {
    Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // nothing kept, or nothing that can be read: begin anew
  }
  if (!Array.isArray(kept.answers)) kept.answers = [];
  if (!kept.last || typeof kept.last !== 'object') kept.last = {};
  if (!kept.lessons || typeof kept.lessons !== 'object') kept.lessons = {};
  const asked = new URLSearchParams(location.search);
  const lang = asked.get('lang');
  const theme = asked.get('theme');
  if (LANGUAGES.includes(lang as Language)) kept.lang = lang as Language;
  if (THEMES.includes(theme as Theme)) kept.theme = theme as Theme;
  return kept;
}

export const settings = $state<Kept>(first());

/** The theme that is drawn: one's own choice, else the system's. */
export function themeNow(): Exclude<Theme, 'system'> {
  if (settings.theme !== 'system') return settings.theme;
  return contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
}

/** How much moves: one's own choice; where the system asks for stillness, little. */
export function motionNow(): 'normal' | 'fast' | 'off' {
  if (settings.motion !== 'system') return settings.motion;
  return still.matches ? 'off' : 'normal';
}

export function keep(): void {
  draw();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: then nothing is kept
  }
}

/** Settings that were changed in another tab, as from the menu of a table, take effect here; what the server says in
 * the person's language is asked for anew. */
export function keptElsewhere(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  again = (): void => location.reload(),
): void {
  if (key !== KEY || !newValue) return;
  const { lang } = settings;
  try {
    Object.assign(settings, JSON.parse(newValue));
  } catch {
    return; // nothing of ours
  }
  draw();
  if (settings.lang !== lang) again();
}

function draw(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset['theme'] = themeNow();
  root.dataset['motion'] = motionNow();
  root.style.setProperty('--text-scale', String(settings.text));
  if (settings.text > 1)
    root.dataset['size'] = String(settings.text); // where larger letters want another arrangement
  else delete root.dataset['size'];
  // the browser's own frame takes the colour of the room
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--room-dark').trim());
}

for (const wish of [light, contrast, still]) wish.addEventListener('change', draw);
