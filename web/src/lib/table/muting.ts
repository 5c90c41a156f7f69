/* Muting: one person at every table, or everyone at this one. */
import { api, session } from '../session.svelte';
import type { Table } from '../table.svelte';
import { separated, t } from '../i18n.svelte';
import { fold } from './commands';

export interface Other {
  person: string;
  name: string;
}

export const mineAt = (table: Table): string =>
  table.info?.seats.find((seat) => seat.you)?.person ?? session.me?.id ?? '';
export const isMuted = (person: string): boolean => session.me?.muted?.includes(person) ?? false;

/** Everyone else who can chat here: players, and spectators who have written. */
export function others(table: Table): Other[] {
  const sit = (table.info?.seats ?? []).flatMap((holder) =>
    holder.person ? [{ person: holder.person, name: holder.name }] : [],
  );
  const all = new Map(
    [...table.chat.map(({ person, name }) => ({ person, name })), ...sit].map((each) => [each.person, each]),
  );
  all.delete(mineAt(table));
  return [...all.values()];
}

/** Mute or unmute the chat of this table. */
export function muteTable(table: Table, on: boolean): void {
  table.panels.quiet.turn(on);
  if (on) table.panels.unread = 0;
  table.panels.read(t(on ? 'quiet-now' : 'quiet-no-more'));
}

/** Mute or unmute one person. Requires a session, because the server stores it. */
export async function mute(table: Table, { person, name }: Other, on: boolean): Promise<void> {
  const me = session.me;
  if (!me) return;
  try {
    await api.call(on ? 'PUT' : 'DELETE', `/me/muted/${person}`);
  } catch (error) {
    return void (table.error = (error as Error).message);
  }
  session.me = { ...me, muted: [...(me.muted ?? []).filter((each) => each !== person), ...(on ? [person] : [])] };
  table.panels.read(t(on ? 'muted-now' : 'unmuted', { name }));
}

/** Handle the command: a name, or nothing for the table. */
export async function muteNamed(table: Table, name: string, on: boolean): Promise<void> {
  if (!name) return muteTable(table, on);
  const matches = others(table).filter((each) => fold(each.name).startsWith(fold(name)));
  if (matches.length !== 1 || !session.me)
    return table.panels.read(
      matches.length > 1
        ? t('cmd-which', { near: separated(matches.map((each) => each.name)) })
        : t('cmd-unknown', { typed: name }),
    );
  await mute(table, matches[0]!, on);
}
