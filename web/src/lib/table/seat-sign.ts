/* The icon of a seat: the one its player chose, that of the bots, or a default. */
import { signOf as signOfChair } from '../lobby/table-text';
import type { Table } from '../table.svelte';

export function signOf(table: Table, seat: number): string {
  return signOfChair(table.info?.seats[seat] ?? { seat });
}
