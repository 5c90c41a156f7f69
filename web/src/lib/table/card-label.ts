/* The accessible name of a card (name, cost, state) and a description (type and text). "Brief" omits the description;
 * "full" makes it part of the name. */
import type { CardData } from '../art/card-catalog.svelte';
import type { Settings } from '../settings.svelte';
import { t } from '../i18n.svelte';

export interface Standing {
  /** What it costs now. */
  cost: number | null;
  stats: readonly [number, number, number] | null;
  /** Why it is unavailable, what happened to it, or how many there are. */
  note: string;
  count: number | null;
  voice: Settings['voice'];
}

export function cardLabel(
  card: CardData,
  { cost, stats, note, count, voice }: Standing,
): { name: string; about: string } {
  const price = cost === null ? '' : t(card.kind === 'monster' ? 'card-power' : 'card-cost', { n: cost });
  const values = stats ? t('card-values', { attack: stats[0], defense: stats[1], mill: stats[2] }) : '';
  const copies = count !== null && !note ? t('pile-of', { n: count }) : '';
  const parts = [card.name, price, values, copies, note];
  const about = [
    card.type,
    card.honor > 0 ? t('honor-at-end', { n: card.honor }) : '',
    card.text.replace(/[.\s]+$/, ''),
  ]
    .filter(Boolean)
    .map((each) => `${each}.`)
    .join(' ');
  const name = parts.filter(Boolean).join(', ');
  if (voice === 'full') return { name: `${name}. ${about}`, about: '' };
  return { name, about: voice === 'brief' ? '' : about };
}
