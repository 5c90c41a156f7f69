/* Where in the application the browser is; addresses are those the server answers with this page. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name=vigil-base]')?.content ?? '';

export type Place = { screen: 'start' } | { screen: 'table'; id: string } | { screen: 'join'; code: string } | { screen: 'credits' };

export function read(path: string): Place {
  const rest = path.startsWith(BASE) ? path.slice(BASE.length) : path;
  const table = /^\/table\/([\w-]+)$/.exec(rest);
  if (table) return { screen: 'table', id: table[1]! };
  const join = /^\/join\/([\w-]+)$/.exec(rest);
  if (join) return { screen: 'join', code: join[1]! };
  return rest === '/credits' ? { screen: 'credits' } : { screen: 'start' };
}

export const place = $state<{ now: Place }>({ now: read(location.pathname) });

export function go(path: string): void {
  history.pushState(null, '', BASE + path);
  place.now = read(location.pathname);
}

addEventListener('popstate', () => (place.now = read(location.pathname)));
