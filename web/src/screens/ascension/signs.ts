/* Which sign stands for a seat: the one its player has chosen, else one of its own. */
import type { Table } from '../../lib/table.svelte';

const SIGNS = ['fox-head', 'raven', 'owl', 'stag-head', 'wolf-head', 'dragon-head'];
export const SAMAEL = 'evil-moon';

export function signOf(table: Table, seat: number): string {
  return table.told?.seats[seat]?.sign || SIGNS[seat % SIGNS.length]!;
}
