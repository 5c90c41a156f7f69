/* The HTTP API: session, games, cards, tables. */
import type { BotTypes, CardList, GameList, NewTable, SignedIn, TableList, TableInfo } from '../protocol';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    detail: string,
  ) {
    super(detail);
  }
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export class Api {
  /** `lang` is the language of the page, in which the server writes errors. */
  constructor(
    readonly base: string,
    private readonly ask: Fetch = (url, init) => fetch(url, init),
    private readonly lang: () => string = () => '',
  ) {}

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init: RequestInit = {
      method,
      headers: { accept: 'application/json', ...(this.lang() ? { 'accept-language': this.lang() } : {}) },
      credentials: 'same-origin',
    };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...init.headers, 'content-type': 'application/json' };
    }
    const answer = await this.ask(`${this.base}/api/v1${path}`, init);
    if (!answer.ok) throw await problem(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  /** The signed-in person, or null. */
  async me(): Promise<SignedIn['me'] | null> {
    try {
      return await this.call<SignedIn['me']>('GET', '/me');
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return null;
      throw error;
    }
  }
  games = (lang: string): Promise<GameList> => this.call('GET', `/games?lang=${lang}`);
  bots = (lang: string): Promise<BotTypes> => this.call('GET', `/bots?lang=${lang}`);
  cards = (game: string, lang: string): Promise<CardList> => this.call('GET', `/cards/${game}?lang=${lang}`);
  make = (table: NewTable): Promise<TableInfo> => this.call('POST', '/tables', table);
  table = (id: string, code = ''): Promise<TableInfo> =>
    this.call('GET', `/tables/${id}${code ? `?code=${code}` : ''}`);
  /** Whether one of your tables is still being played. */
  plays = async (id: string): Promise<boolean> =>
    (await this.call<TableList>('GET', '/tables?mine=1&status=running&limit=100')).tables.some(
      (table) => table.id === id,
    );
  concede = (id: string): Promise<unknown> => this.call('POST', `/tables/${id}/actions`, { type: 'concede' });
  start = (id: string): Promise<TableInfo> => this.call('POST', `/tables/${id}/start`);
  speak = (lang: string): Promise<unknown> => this.call('PATCH', '/me', { lang });
}

/** Capitalize and punctuate a problem detail, which the server writes as part of a sentence. */
export function sentence(text: string): string {
  return text && `${text[0]!.toLocaleUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const details = (await answer.json()) as { type?: string; detail?: string; title?: string };
    return new Problem(
      answer.status,
      (details.type ?? '').replace(/^.*\/problems\//, ''),
      sentence(details.detail ?? details.title ?? ''),
    );
  } catch {
    return new Problem(answer.status, '', `${answer.status} ${answer.statusText}`);
  }
}
