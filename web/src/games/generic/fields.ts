/* The fields of a view as a list, except those that every view has. */
import type { GameInfo } from '../../lib/protocol';

export interface Field {
  name: string;
  label: string;
  value: unknown;
}

const EVERYWHERE = ['seat', 'number', 'waiting_for', 'undo_to', 'config', 'outcome', 'question'];

interface Names {
  game: string;
  fields: Record<string, string>;
}
const known = new Map<string, Names>();

/** Store the names of a game and its fields, which the server sends in the page's language. */
export function learnNames(game: Pick<GameInfo, 'id' | 'name' | 'fields'>): void {
  known.set(game.id, { game: game.name, fields: game.fields });
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const spaced = (name: string): string => name.replaceAll('_', ' ');

export const gameName = (game: string): string => known.get(game)?.game ?? capital(spaced(game));

export function labelOf(game: string, name: string): string {
  return capital(known.get(game)?.fields[name] ?? spaced(name));
}

export function fieldsOf(game: string, view: unknown): Field[] {
  return Object.entries((view ?? {}) as Record<string, unknown>)
    .filter(([name]) => !EVERYWHERE.includes(name))
    .map(([name, value]) => ({ name, label: labelOf(game, name), value }));
}

export const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  value === null || typeof value !== 'object';

/** A value as a line of text. */
export function inWords(value: unknown, say: (yes: boolean) => string): string {
  if (typeof value === 'boolean') return say(value);
  if (isPlain(value)) return value === null || value === undefined || value === '' ? '–' : String(value);
  if (Array.isArray(value)) return value.map((each) => inWords(each, say)).join(', ') || '–';
  return Object.entries(value)
    .map(([name, each]) => `${spaced(name)} ${inWords(each, say)}`)
    .join(', ');
}
