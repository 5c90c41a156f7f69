/* Who plays: signed in by cookie, or let in as a guest at the first game. */
import { Api } from './net/api';
import { BASE } from './place.svelte';
import { settings } from './settings.svelte';
import type { Me } from './wire';

export const api = new Api(BASE);
export const session = $state<{ me: Me | null }>({ me: null });

export async function whoAmI(): Promise<void> {
  // the mark that comes with every session: without it nobody is signed in, and nothing need be asked
  session.me = /(^|; )vigil_csrf=./.test(document.cookie) ? await api.me() : null;
}

export async function someone(name: string): Promise<Me> {
  if (session.me) return session.me;
  session.me = (await api.guest(name, settings.lang)).me;
  return session.me;
}
