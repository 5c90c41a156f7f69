/* What stands after a colon: in English it may begin with a capital, elsewhere it begins small. */
import { settings } from '../settings.svelte';

export function afterColon(text: string): string {
  return settings.lang === 'en' ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
