/* Time that goes on between what the server says: one tick for all clocks on the page. */
import type { Table } from './table.svelte';
import { leftAt } from './time';

export const ticking = $state({ now: 0 });

/** Ticks while somebody looks; returns what stops it. */
export function tick(): () => void {
  const timer = setInterval(() => (ticking.now = performance.now()), 250);
  ticking.now = performance.now();
  return () => clearInterval(timer);
}

/** Milliseconds that a seat has left now. */
export function leftOf(table: Table, seat: number, now: number): number {
  return leftAt(table.live, table.info, seat, now - table.clocked);
}

/** Whether a seat's clock is to be seen: a game without clocks shows only when it will be lost, to whoever is asked. */
export function isTimed(table: Table, seat: number): boolean {
  const live = table.live;
  return Boolean(live && (live.clocks || (live.lapses !== null && live.asked === seat && live.status === 'running')));
}

/** Milliseconds after which a game that waits is lost for whoever is asked. */
export function lapsesIn(table: Table, now: number): number {
  return Math.max(0, (table.live?.lapses ?? 0) - Math.max(0, now - table.clocked));
}
