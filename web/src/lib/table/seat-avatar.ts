/* The icon of a seat: the one its player chose, that of the bots, or a default. */
import { avatarOf as avatarOfSeat } from '../lobby/table-text';
import type { Table } from '../table.svelte';

export function avatarOf(table: Table, seat: number): string {
  return avatarOfSeat(table.info?.seats[seat] ?? { seat });
}
