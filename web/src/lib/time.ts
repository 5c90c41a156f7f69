/* Remaining time, from the server's numbers and the time since they arrived. */
import type { TableInfo, Update } from './protocol';

/** Milliseconds that a seat has left. Only the clock of the person to act runs. */
export function leftAt(live: Update | null, info: TableInfo | null, seat: number, passed: number): number {
  const left = live?.clocks?.[seat] ?? 0;
  const holder = info?.seats[seat];
  const runs = live?.status === 'running' && live.seat_to_act === seat && !holder?.bot && !holder?.substitute_bot;
  return runs ? Math.max(0, left - Math.max(0, passed)) : left;
}

export function shownTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days) return `${days} d ${hours} h`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
