/* The web app's own texts. Card texts, prompts, options and log lines come from the server in the same language. */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ofName } from './elision';
import type { Language } from './settings.svelte';

type Files = Record<string, () => Promise<string>>;
/** The web app's own messages, and those of the games that have been loaded. */
const FILES: Files[] = [import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' })];
/** Functions that messages may call: `DE($who)` is the name with `de` in front. The server's messages use it, too. */
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

/** Add the messages of a game, in the current language and in any the reader selects later. */
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
  if (known.files.has(files)) return; // Two callers asked at the same time.
  known.files.add(files);
  for (const error of known.bundle.addResource(resource)) throw error;
}

/** A name and a text, joined by a colon as the language requires. */
export const labelled = (name: string, text: string): string => t('labelled', { name, text });

/** Text after a colon: English may begin with a capital letter, the other languages use lower case. */
export const afterColon = (text: string): string =>
  spoken.lang === 'en' ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Join parts that may contain commas. */
export const separated = (parts: readonly string[]): string => parts.join(t('separator'));

/** Whether there is a message with this key, the page's own or that of a loaded game. */
export function isMessage(key: string): boolean {
  void spoken.count;
  return bundles.get(spoken.lang)?.bundle.hasMessage(key) ?? false;
}

/** The message with this key. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  void spoken.count;
  const bundle = bundles.get(spoken.lang)?.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values);
}
