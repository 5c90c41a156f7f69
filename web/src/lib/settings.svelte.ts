/* What somebody has set for themselves, remembered by the browser. */
export const LANGUAGES = ['en', 'pt', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Kept {
  lang: Language;
  theme: Theme;
  text: 1 | 1.25 | 1.5;
  motion: 'normal' | 'fast' | 'off';
  sound: boolean;
  game: 'ascension' | 'conflictus';
  level: string;
}

const KEY = 'vigil';

function first(): Kept {
  const spoken = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each as Language));
  const kept: Kept = {
    lang: (spoken as Language | undefined) ?? 'en',
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark',
    text: 1,
    motion: 'normal',
    sound: true,
    game: 'ascension',
    level: 'casual',
  };
  try {
    Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // nothing kept, or nothing that can be read: begin anew
  }
  const asked = new URLSearchParams(location.search);
  const lang = asked.get('lang');
  const theme = asked.get('theme');
  if (LANGUAGES.includes(lang as Language)) kept.lang = lang as Language;
  if (THEMES.includes(theme as Theme)) kept.theme = theme as Theme;
  return kept;
}

export const settings = $state<Kept>(first());

export function keep(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  root.style.setProperty('--text-scale', String(settings.text));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: then nothing is kept
  }
}
