/* The router. The server answers each of these addresses with this page. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name=vigil-base]')?.content ?? '';

/* Every address: its screen, and the part that the screen receives. A new screen gets a line here, one in App.svelte,
 * and one in the server's browser_app.py (with the same length limits). */
const ADDRESSES = {
  start: /^\/$/,
  table: /^\/table\/([\w-]{1,40})$/,
  join: /^\/join(?:\/([\w-]{1,64}))?$/,
  new: /^\/new$/,
  tables: /^\/tables$/,
  hotseat: /^\/hotseat$/,
  settings: /^\/settings$/,
  account: /^\/account$/,
  history: /^\/history(?:\/([\w-]{1,40}))?$/,
  ratings: /^\/ratings$/,
  replay: /^\/replay\/([\w-]{1,40})$/,
  cards: /^\/cards(?:\/(\w+))?$/,
  rules: /^\/rules(?:\/([\w-]+))?$/,
  decks: /^\/decks(?:\/([^/]+))?$/,
  learn: /^\/learn\/(\w+)$/,
  credits: /^\/credits$/,
} as const;

/** The current screen; `nowhere` if the address is unknown. */
export type Screen = keyof typeof ADDRESSES | 'nowhere';
export type Place = { screen: Screen; what: string };

export function read(path: string): Place {
  const rest = path.startsWith(BASE) ? path.slice(BASE.length) : path;
  for (const [screen, address] of Object.entries(ADDRESSES)) {
    const match = address.exec(rest);
    if (match) return { screen: screen as Screen, what: match[1] ?? '' };
  }
  return { screen: 'nowhere', what: '' };
}

export const place = $state<{ now: Place }>({ now: read(location.pathname) });

/** Navigate to a path; `instead` replaces the current history entry. */
export function go(path: string, instead = false): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', BASE + path);
  place.now = read(location.pathname);
}

addEventListener('popstate', () => (place.now = read(location.pathname)));
