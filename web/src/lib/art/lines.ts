/* Small drawn parts shared by the screens: line icons and the candle. */
const P = (d: string, extra = ''): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const LINES: Record<string, string> = {
  log: P('M6 3h10l3 3v15H6zM9 9h7M9 13h7M9 17h4'), rules: P('M12 6.5C9.5 4.5 6 4.3 3 5v14c3-.7 6.5-.5 9 1.5 2.5-2 6-2.2 9-1.5V5c-3-.7-6.5-.5-9 1.5zM12 6.5V20.5'), gear: P('M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100'),
  menu: P('M4 6.5h16M4 12h16M4 17.5h16'), undo: P('M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3', 'transform="translate(0 -1.5)"'), play: '<path d="M6 4l14 8-14 8z" fill="currentColor"/>', close: P('M6 6l12 12M18 6L6 18'), why: P('M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.200-1.5 2.400M12 18v.1M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z'),
  share: P('M12 15V3M8 7l4-4 4 4M5 12v8h14v-8'), again: P('M4 12a8 8 0 1 1 2.5 5.800M4 20v-5h5'), arrow: P('M5 12h14M13 6l6 6-6 6'), clock: P('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2'), check: P('M5 12.5l4.5 4.5L19 7.5'), people: P('M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.200 2.700 3.5 5.5'), solo: P('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21c.6-5 3.5-7 7.5-7s6.900 2 7.5 7'), door: P('M5 21V4l9-1.5V21M14 5h5v16M3 21h18M11 12v.5'), table: P('M3 9c0-2.5 4-4 9-4s9 1.5 9 4-4 4-9 4-9-1.5-9-4zM6 12.5V20M18 12.5V20M12 13v8'), film: P('M4 5h16v14H4zM10 9l5 3-5 3z'), cards: P('M8 4h11v15H8zM5 7v15h11', 'transform="translate(0 -1)"'), deck: P('M5 8l7-4 7 4-7 4zM5 12l7 4 7-4M5 16l7 4 7-4'), globe: P('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18') };
/* the honor pool is a candle: it burns down to the end of the game */
export function candle(left: number, total: number): string {
  const base = 196, full = 150, h = Math.max(6, full * left / total), top = base - h;
  let ticks = ''; for (let v = 10; v < left; v += 10) { const y = base - full * v / total; ticks += `<path d="M24 ${y.toFixed(1)}h${v % 30 ? 10 : 16}" stroke="#8f7a4c" stroke-width="1.6" opacity=".75"/>`; }
  return `<svg class="taper" viewBox="0 0 80 220" aria-hidden="true"><defs>
    <linearGradient id="wax" x1="0" x2="1"><stop offset="0" stop-color="#b79f6e"/><stop offset=".28" stop-color="#f6ead0"/><stop offset=".6" stop-color="#e2cfa2"/><stop offset="1" stop-color="#8c7446"/></linearGradient>
    <linearGradient id="waxtop" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffdf93" stop-opacity=".95"/><stop offset="1" stop-color="#ffdf93" stop-opacity="0"/></linearGradient>
    <radialGradient id="aura"><stop offset="0" stop-color="#ffdd8f" stop-opacity=".75"/><stop offset=".35" stop-color="#ffb84f" stop-opacity=".24"/><stop offset="1" stop-color="#ffb84f" stop-opacity="0"/></radialGradient>
    <linearGradient id="flame" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".5" stop-color="#ffc45a"/><stop offset="1" stop-color="#e2702c"/></linearGradient></defs>
    <circle cx="40" cy="${top - 16}" r="92" fill="url(#aura)"/>
    <path d="M8 ${base + 2}q32 14 64 0l-6 12q-26 9 -52 0z" fill="url(#brass)" stroke="#2a1d0a" stroke-width="1.4"/><path d="M30 ${base + 13}h20l5 9q-15 5 -30 0z" fill="url(#brass)" stroke="#2a1d0a" stroke-width="1.4"/>
    <path d="M24 ${base + 4}V${top + 5}q0 -6 5 -5q6 2 11 0t11 0q5 0 5 6V${base + 4}q-16 7 -32 0z" fill="url(#wax)" stroke="#5b4824" stroke-width="1.2"/><rect x="24" y="${top}" width="32" height="${Math.min(44, h)}" fill="url(#waxtop)" class="wax-glow"/>
    <path d="M28 ${top + 4}q-1 14 -2 20q-1 6 2 6t2 -6q0 -8 1 -18zM49 ${top + 4}q2 18 3 26q0 5 -2 5t-2 -6q0 -14 -1 -24z" fill="#fdf3d9" opacity=".9"/>${ticks}
    <path d="M22 ${base - 3}q18 8 36 0v8q-18 8 -36 0z" fill="url(#brass)" stroke="#2a1d0a" stroke-width="1.2"/>
    <path d="M40 ${top + 3}v-9" stroke="#2a1a08" stroke-width="2.4"/><path class="flame" d="M40 ${top - 42}q11 15 9 25q-2 12 -9 13q-7 -1 -9 -12q-1 -9 9 -26z" fill="url(#flame)"/><path class="flame" d="M40 ${top - 24}q5 8 4 13q-1 6 -4 6t-4 -6q0 -5 4 -13z" fill="#fffbe8"/></svg>`;
}
