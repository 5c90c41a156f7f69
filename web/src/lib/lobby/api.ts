/* The server's API before and around a game. */
import { forgetMoments } from '../table/moment-history';
import { api, session } from '../session.svelte';
import type {
  InviteLink,
  NewTokenInfo,
  Me,
  PersonInfo,
  Ratings,
  LoginLink,
  SavedDeckList,
  SignedIn,
  SitRequest,
  TableList,
  TableInfo,
  TokenList,
} from '../protocol';

const query = (values: Record<string, string | number | boolean | null | undefined>): string => {
  const given = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '' && value !== false,
  );
  return given.length
    ? `?${new URLSearchParams(given.map(([key, value]) => [key, value === true ? '1' : String(value)]))}`
    : '';
};

export const invitation = (code: string): Promise<TableInfo> =>
  api.call('GET', `/invitations/${encodeURIComponent(code)}`);
export const inviteLink = (code: string): Promise<InviteLink> => api.call('GET', `/invitations/${code}/link`);
export const qrOf = (code: string): string => `${api.base}/api/v1/invitations/${code}/qr`;
export const sit = (table: string, seat: number, sitting: SitRequest): Promise<TableInfo> =>
  api.call('PUT', `/tables/${table}/seats/${seat}`, sitting);
export const stand = (table: string, seat: number): Promise<TableInfo> =>
  api.call('DELETE', `/tables/${table}/seats/${seat}`);
export const giveUp = (table: string): Promise<TableInfo> => api.call('POST', `/tables/${table}/cancel`);
export const tables = (filter: {
  status?: string;
  game?: string;
  mine?: boolean;
  my_turn?: boolean;
  before?: string | null;
  limit?: number;
}): Promise<TableList> => api.call('GET', `/tables${query(filter)}`);
export const history = (person: string, before: string | null): Promise<TableList> =>
  api.call('GET', `${person ? `/people/${person}` : '/me'}/history${query({ before, limit: 20 })}`);
export const personCard = (person: string): Promise<PersonInfo> => api.call('GET', `/people/${person}`);
export const ratings = (game: string, mode: string): Promise<Ratings> =>
  api.call('GET', `/ratings/${game}${query({ mode })}`);
export const ratingsOf = (person: string): Promise<Ratings> => api.call('GET', `/people/${person}/ratings`);
export const ownDecks = async (): Promise<SavedDeckList['decks']> =>
  session.me ? (await api.call<SavedDeckList>('GET', '/me/decks')).decks : [];

export const signIn = (name: string, password: string): Promise<SignedIn> =>
  api.call('POST', '/session', { name, password });
export const register = (name: string, password: string, lang: string): Promise<SignedIn> =>
  api.call('POST', '/people/register', { name, password, lang });
export const claim = (name: string, password: string): Promise<Me> =>
  api.call('POST', '/people/claim', { name, password });
export const signOut = (): Promise<void> => (forgetMoments(), api.call('DELETE', '/session'));
export const change = (what: {
  name?: string;
  avatar?: string;
  password?: string;
  old_password?: string;
}): Promise<Me> => api.call('PATCH', '/me', what);
export const newLink = (): Promise<LoginLink> => api.call('POST', '/me/login-link');
export const tokens = (): Promise<TokenList> => api.call('GET', '/me/tokens');
export const newToken = (label: string, scopes: string[], days: number | null): Promise<NewTokenInfo> =>
  api.call('POST', '/me/tokens', { label, scopes, ...(days ? { days } : {}) });
export const revoke = (token: string): Promise<void> => api.call('DELETE', `/me/tokens/${token}`);
export const exported = (): Promise<unknown> => api.call('GET', '/me/export');
export const erase = (name: string): Promise<void> =>
  api.call<void>('DELETE', `/me${query({ confirm: name })}`).then(() => forgetMoments());
