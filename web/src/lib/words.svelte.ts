/* The page's own words.  Card texts, prompts, options and log lines come from the server in the same language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

const FILES = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<string, FluentBundle>();
const spoken = $state({ lang: 'en', count: 0 });

export async function speak(lang: Language): Promise<void> {
  if (!bundles.has(lang)) {
    const load = FILES[`../words/${lang}.ftl`];
    if (!load) throw new Error(`no words in ${lang}`);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const error of bundle.addResource(new FluentResource(await load()))) throw error;
    bundles.set(lang, bundle);
  }
  spoken.lang = lang;
  spoken.count++;
}

/** Words by their key. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  void spoken.count;
  const bundle = bundles.get(spoken.lang);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values);
}
