/* A player's settings, stored by the browser. */
import { FIRST_GAME } from '../games/covers';
import { readStored, store } from './storage';
import type { Autos, SavedAnswer } from './table/auto-answer-rules';

export const LANGUAGES = ['en', 'pt', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const SIZES = [1, 1.25, 1.5] as const;
export const MOTIONS = ['system', 'normal', 'fast', 'off'] as const;
/** When a game that passes priority stops for the player. */
export const STOPS = ['smart', 'phases', 'full'] as const;
export const VOICES = ['brief', 'normal', 'full'] as const;

export interface Settings {
  lang: Language;
  theme: Theme;
  text: (typeof SIZES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  /** Volume, from 0 to 1. */
  volume: number;
  /** Show sounds as text. */
  captions: boolean;
  /** Remind the player of useful moves before a turn ends. */
  remind: boolean;
  /** The initial stop mode of a game. */
  stops: (typeof STOPS)[number];
  /** The mode of automatic answers, and the saved answers. */
  autos: Autos;
  answers: SavedAnswer[];
  /** How much screen readers announce. */
  voice: (typeof VOICES)[number];
  /** Ask for confirmation before conceding, leaving or closing a table. */
  confirm: boolean;
  /** The name and icon of a guest. */
  name: string;
  avatar: string;
  /* The last game, for "Play now". */
  game: string;
  level: string;
  last: Record<string, LastGame>;
  /** The table of the last lesson, by game. */
  lessons: Record<string, string>;
}

/** The settings of the last game. */
export interface LastGame {
  settings: Record<string, string>;
  bots: number;
  /** The code of a ready-made deck or the name of a saved one; empty for any. */
  deck: string;
}

const KEY = 'vigil';
const light = matchMedia('(prefers-color-scheme: light)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function defaultSettings(): Settings {
  const spoken = navigator.languages
    .map((each) => each.slice(0, 2))
    .find((each) => LANGUAGES.includes(each as Language));
  return {
    lang: (spoken as Language | undefined) ?? 'en',
    theme: 'system', // Until the player chooses one.
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
    avatar: '',
    game: FIRST_GAME,
    level: 'casual',
    last: {},
    lessons: {},
  };
}

function loadSettings(): Settings {
  const stored = Object.assign(defaultSettings(), readStored(KEY));
  if (!Array.isArray(stored.answers)) stored.answers = [];
  if (!stored.last || typeof stored.last !== 'object') stored.last = {};
  if (!stored.lessons || typeof stored.lessons !== 'object') stored.lessons = {};
  const query = new URLSearchParams(location.search);
  const lang = query.get('lang');
  const theme = query.get('theme');
  if (LANGUAGES.includes(lang as Language)) stored.lang = lang as Language;
  if (THEMES.includes(theme as Theme)) stored.theme = theme as Theme;
  return stored;
}

export const settings = $state<Settings>(loadSettings());

/** The theme to draw: the player's choice or the system's. */
export function themeNow(): Exclude<Theme, 'system'> {
  if (settings.theme !== 'system') return settings.theme;
  return contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
}

/** How much moves: the player's choice, or what the system asks for. */
export function motionNow(): 'normal' | 'fast' | 'off' {
  if (settings.motion !== 'system') return settings.motion;
  return still.matches ? 'off' : 'normal';
}

export function saveSettings(): void {
  applySettings();
  store(KEY, settings);
}

/** Apply settings that were changed in another tab, such as from the menu of a table. A new language reloads the page,
 * because the server's texts change, too. */
export function applyStoredSettings(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  again = (): void => location.reload(),
): void {
  if (key !== KEY || !newValue) return;
  const { lang } = settings;
  try {
    Object.assign(settings, JSON.parse(newValue));
  } catch {
    return; // Not our format.
  }
  applySettings();
  if (settings.lang !== lang) again();
}

function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset['theme'] = themeNow();
  root.dataset['motion'] = motionNow();
  root.style.setProperty('--text-scale', String(settings.text));
  if (settings.text > 1)
    root.dataset['size'] = String(settings.text); // Larger text needs other layouts.
  else delete root.dataset['size'];
  // The browser's own frame takes the color of the page.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--room-dark').trim());
}

for (const wish of [light, contrast, still]) wish.addEventListener('change', applySettings);
