/* A card's measured effect on winning, formatted as percentage points with sign and one decimal. */
import type { CardData } from '../art/card-catalog.svelte';

export function points(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}

/** The displayed number, so that `worth=5.2` finds the card that shows 5.2. */
export function worthOf(card: CardData): number | null {
  return card.worth ? Math.round(card.worth.points * 10) / 10 : null;
}
