/* Which sign stands for a seat: the one its player has chosen, that of the bots, else one of its own. */
import { signOf as signOfChair } from '../lobby/table-text';
import type { Table } from '../table.svelte';

export function signOf(table: Table, seat: number): string {
  return signOfChair(table.info?.seats[seat] ?? { seat });
}
