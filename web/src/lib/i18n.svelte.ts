/* The page's own words.  Card texts, prompts, options and log lines come from the server in the same language. */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ofName } from './elision';
import type { Language } from './settings.svelte';

const FILES = import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' });
/** What the messages of a language may call: `DE($who)` is the name with `de` before it.  The server's messages may, too. */
const FUNCTIONS: Partial<Record<Language, Record<string, FluentFunction>>> = {
  fr: { DE: ([name]) => ofName(String(name)) },
};
const bundles = new Map<string, FluentBundle>();
const spoken = $state({ lang: 'en', count: 0 });

export async function setLanguage(lang: Language): Promise<void> {
  if (!bundles.has(lang)) {
    const load = FILES[`../locales/${lang}.ftl`];
    if (!load) throw new Error(`no words in ${lang}`);
    const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS[lang] ?? {} });
    for (const error of bundle.addResource(new FluentResource(await load()))) throw error;
    bundles.set(lang, bundle);
  }
  spoken.lang = lang;
  spoken.count++;
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
  const bundle = bundles.get(spoken.lang);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values);
}
