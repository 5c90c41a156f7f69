/* Who plays: signed in by cookie, let in by a link, or as a guest at the first game. */
import { Api } from './net/api';
import { BASE } from './router.svelte';
import { keep, settings, type Language } from './settings.svelte';
import { setLanguage, t } from './i18n.svelte';
import type { Me, SignedIn } from './protocol';

export const api = new Api(BASE, undefined, () => settings.lang);
export const session = $state<{ me: Me | null }>({ me: null });

export async function whoAmI(): Promise<void> {
  // the mark that comes with every session: without it nobody is signed in, and nothing need be asked
  session.me = /(^|; )vigil_csrf=./.test(document.cookie) ? await api.me() : null;
  // somebody who came in with another language, on another device perhaps, is spoken to as this page speaks
  const { me } = session;
  if (!me || me.lang === settings.lang || told) return;
  told = true;
  await api.speak(settings.lang).catch(() => undefined);
}
let told = false;

/** Whoever is here; a newcomer is let in as a guest by the name that was given or kept. */
export async function someone(name = ''): Promise<Me> {
  if (!session.me) await whoAmI();
  if (session.me) return session.me;
  const called = name.trim() || settings.name || t('guest');
  const guest = { name: called, lang: settings.lang, sign: settings.sign };
  session.me = (await api.call<SignedIn>('POST', '/people/guest', guest)).me;
  return session.me;
}

/** The secret in a link of the server's or of a guest: `#link=...`; it is taken out of the address at once. */
export async function arriveByLink(): Promise<void> {
  const secret = /^#link=([\w-]+)$/.exec(location.hash)?.[1];
  if (!secret) return;
  history.replaceState(null, '', location.pathname + location.search);
  session.me = (await api.call<SignedIn>('POST', '/session/link', { secret })).me;
}

/** Another language, at once and everywhere: here, and in what the server says to this person.  A guest whom nobody
 * has named is called a guest in that language, too. */
export async function tongue(lang: Language): Promise<void> {
  const unnamed = session.me?.kind === 'guest' && session.me.name === t('guest');
  settings.lang = lang;
  keep();
  await setLanguage(lang);
  if (!session.me) return;
  await api.speak(lang).catch(() => undefined);
  if (unnamed)
    await api.call<Me>('PATCH', '/me', { name: t('guest') }).then(
      (me) => (session.me = me),
      () => undefined,
    );
}
