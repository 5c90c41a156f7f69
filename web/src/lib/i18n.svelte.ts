/* The page's own words.  Card texts, prompts, options and log lines come from the server in the same language. */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ofName } from './elision';
import type { Language } from './settings.svelte';

type Files = Record<string, () => Promise<string>>;
/** The page's own messages, and those of the games that were loaded. */
const FILES: Files[] = [import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' })];
/** What the messages of a language may call: `DE($who)` is the name with `de` before it.  The server's messages may, too. */
const FUNCTIONS: Partial<Record<Language, Record<string, FluentFunction>>> = {
  fr: { DE: ([name]) => ofName(String(name)) },
};
const bundles = new Map<string, { bundle: FluentBundle; files: Set<Files> }>();
const spoken = $state({ lang: 'en', count: 0 });

export async function setLanguage(lang: Language): Promise<void> {
  await Promise.all(FILES.map((files) => read(files, lang)));
  spoken.lang = lang;
  spoken.count++;
}

/** The messages of a game, there in whatever language is spoken from now on. */
export async function addMessages(files: Files): Promise<void> {
  if (FILES.includes(files)) return;
  FILES.push(files);
  await read(files, spoken.lang);
  spoken.count++;
}

async function read(files: Files, lang: string): Promise<void> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${lang}.ftl`));
  if (!path) throw new Error(`no words in ${lang}`);
  const known = bundles.get(lang) ?? {
    bundle: new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS[lang as Language] ?? {} }),
    files: new Set<Files>(),
  };
  bundles.set(lang, known);
  if (known.files.has(files)) return;
  const resource = new FluentResource(await files[path]!());
  if (known.files.has(files)) return; // it was asked for twice at a time
  known.files.add(files);
  for (const error of known.bundle.addResource(resource)) throw error;
}

/** A name and what is told of it, with the colon as the language sets it. */
export const labelled = (name: string, text: string): string => t('labelled', { name, text });

/** What stands after a colon: in English it may begin with a capital, elsewhere it begins small. */
export const afterColon = (text: string): string =>
  spoken.lang === 'en' ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Several things in a row that hold commas themselves. */
export const separated = (parts: readonly string[]): string => parts.join(t('separator'));

/** Words by their key. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  void spoken.count;
  const bundle = bundles.get(spoken.lang)?.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values);
}
