/* Clocks between server updates: one ticking timestamp for all clocks on the page. */
import type { Table } from './table.svelte';
import { leftAt } from './time';

export const ticking = $state({ now: 0 });

/** Start ticking, and return a function that stops it. */
export function tick(): () => void {
  const timer = setInterval(() => (ticking.now = performance.now()), 250);
  ticking.now = performance.now();
  return () => clearInterval(timer);
}

/** Milliseconds that a seat has left now. */
export function leftOf(table: Table, seat: number, now: number): number {
  return leftAt(table.live, table.info, seat, now - table.clockedAt);
}

/** Whether to show a seat's clock. Without clocks, the seat to act sees when it forfeits the game. */
export function isTimed(table: Table, seat: number): boolean {
  const live = table.live;
  return Boolean(
    live && (live.clocks || (live.forfeit_in_ms !== null && live.seat_to_act === seat && live.status === 'running')),
  );
}

/** Milliseconds until the seat to act forfeits a game that no one continues. */
export function lapsesIn(table: Table, now: number): number {
  return Math.max(0, (table.live?.forfeit_in_ms ?? 0) - Math.max(0, now - table.clockedAt));
}
