/* The server's API for the study screens. */
import { api } from '../session.svelte';
import type {
  Timeline,
  WinChanceCurve,
  DeckReport,
  DeckToCheck,
  ChoiceAnalysisInfo,
  BranchRequest,
  LuckReport,
  RuleList,
  SavedDeckInfo,
  SavedDeckList,
  TableInfo,
  Update,
} from '../protocol';

const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();

export const rulesOf = (game: string, lang: string): Promise<RuleList> =>
  api.call('GET', `/rules?${query({ game, lang })}`);

export const checkDeck = (deck: DeckToCheck): Promise<DeckReport> => api.call('POST', '/decks/check', deck);
export const shelf = (): Promise<SavedDeckList> => api.call('GET', '/me/decks');
export const savedDeck = (name: string): Promise<SavedDeckInfo> =>
  api.call('GET', `/me/decks/${encodeURIComponent(name)}`);
export const saveDeck = (name: string, text: string): Promise<SavedDeckInfo> =>
  api.call('PUT', `/me/decks/${encodeURIComponent(name)}`, { text });
export const dropDeck = (name: string): Promise<void> => api.call('DELETE', `/me/decks/${encodeURIComponent(name)}`);

/** The point of view of a replay: a seat, or all hands open. */
export type Eyes = number | 'open';
export interface Which {
  id: string;
  eyes: Eyes;
  lang: string;
  code: string;
}
export const timelineOf = ({ id, eyes, lang, code }: Which): Promise<Timeline> =>
  api.call('GET', `/tables/${id}/timeline?${query({ seat: eyes, lang, code })}`);
export const momentOf = ({ id, eyes, lang, code }: Which, at: number): Promise<Update> =>
  api.call('GET', `/tables/${id}/replay?${query({ at, seat: eyes, lang, code })}`);
export const curveOf = (id: string, code: string): Promise<WinChanceCurve> =>
  api.call('GET', `/tables/${id}/win-chances?${query({ code })}`);
export const luckOf = (id: string, code: string): Promise<LuckReport> =>
  api.call('GET', `/tables/${id}/luck?${query({ code })}`);
export const explanationOf = (id: string, at: number, lang: string, code: string): Promise<ChoiceAnalysisInfo> =>
  api.call('GET', `/tables/${id}/analysis?${query({ at, lang, code })}`);
export const playOn = (id: string, body: BranchRequest): Promise<TableInfo> =>
  api.call('POST', `/tables/${id}/branch`, body);
