/* What a card was worth, as it is told: points of a hundred with one decimal and their sign. */
import type { CardData } from '../art/card-catalog.svelte';

export function points(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}

/** The number that is shown, so that `worth=5.2` finds what says 5.2. */
export function worthOf(card: CardData): number | null {
  return card.worth ? Math.round(card.worth.points * 10) / 10 : null;
}
