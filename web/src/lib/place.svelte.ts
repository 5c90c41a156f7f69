/* Where in the application the browser is; addresses are those the server answers with this page. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name=vigil-base]')?.content ?? '';

/* Every address there is: the screen it shows, and what of the address the screen is given.  A new
   screen gets a line here, one in App.svelte, and one in the server's table_page.py. */
const ADDRESSES = {
  start: /^\/$/,
  table: /^\/table\/([\w-]+)$/,
  join: /^\/join(?:\/([\w-]+))?$/,
  new: /^\/new$/,
  tables: /^\/tables$/,
  hotseat: /^\/hotseat$/,
  settings: /^\/settings$/,
  account: /^\/account$/,
  history: /^\/history(?:\/([\w-]+))?$/,
  ratings: /^\/ratings$/,
  replay: /^\/replay\/([\w-]+)$/,
  cards: /^\/cards(?:\/(\w+))?$/,
  rules: /^\/rules(?:\/([\w-]+))?$/,
  decks: /^\/decks(?:\/([^/]+))?$/,
  learn: /^\/learn\/(\w+)$/,
  credits: /^\/credits$/,
} as const;

export type Screen = keyof typeof ADDRESSES;
export type Place = { screen: Screen; what: string };

export function read(path: string): Place {
  const rest = path.startsWith(BASE) ? path.slice(BASE.length) : path;
  for (const [screen, address] of Object.entries(ADDRESSES)) {
    const found = address.exec(rest);
    if (found) return { screen: screen as Screen, what: found[1] ?? '' };
  }
  return { screen: 'start', what: '' };
}

export const place = $state<{ now: Place }>({ now: read(location.pathname) });

/** Goes to a path; `instead` of where one is, where that was only on the way. */
export function go(path: string, instead = false): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', BASE + path);
  place.now = read(location.pathname);
}

addEventListener('popstate', () => (place.now = read(location.pathname)));
