/* Time that goes on between what the server says: one tick for all clocks on the page. */
import type { Table } from './table.svelte';

export const ticking = $state({ now: 0 });

/** Ticks while somebody looks; returns what stops it. */
export function tick(): () => void {
  const timer = setInterval(() => (ticking.now = performance.now()), 250);
  ticking.now = performance.now();
  return () => clearInterval(timer);
}

/** Milliseconds that a seat has left.  Only the clock of a person who is asked runs. */
export function leftOf(table: Table, seat: number, now: number): number {
  const told = table.live?.clocks?.[seat] ?? 0;
  const chair = table.told?.seats[seat];
  const runs = table.live?.status === 'running' && table.live.asked === seat && !chair?.bot && !chair?.stand_in;
  return runs ? Math.max(0, told - Math.max(0, now - table.clocked)) : told;
}

export function shownTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days) return `${days} d ${hours} h`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
