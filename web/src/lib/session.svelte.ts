/* Who plays: signed in by cookie, by a link, or as a guest created for the first game. */
import { Api } from './net/api';
import { BASE } from './router.svelte';
import { saveSettings, settings, type Language } from './settings.svelte';
import { setLanguage, t } from './i18n.svelte';
import type { Me, SignedIn } from './protocol';

export const api = new Api(BASE, undefined, () => settings.lang);
export const session = $state<{ me: Me | null }>({ me: null });

export async function loadSession(): Promise<void> {
  // Every session comes with this cookie. Without it, don't ask the server.
  session.me = /(^|; )vigil_csrf=./.test(document.cookie) ? await api.me() : null;
  // If the person signed in with another language, perhaps on another device, switch the server to this page's.
  const { me } = session;
  if (!me || me.lang === settings.lang || languageSent) return;
  languageSent = true;
  await api.speak(settings.lang).catch(() => undefined);
}
let languageSent = false;

/** Return the signed-in person, or sign a newcomer in as a guest with the given or stored name. */
export async function ensureSignedIn(name = ''): Promise<Me> {
  if (!session.me) await loadSession();
  if (session.me) return session.me;
  const called = name.trim() || settings.name || t('guest');
  const guest = { name: called, lang: settings.lang, avatar: settings.avatar };
  session.me = (await api.call<SignedIn>('POST', '/people/guest', guest)).me;
  return session.me;
}

/** Sign in with the secret of a login link (`#link=...`), and remove it from the address. */
export async function arriveByLink(): Promise<void> {
  const secret = /^#link=([\w-]+)$/.exec(location.hash)?.[1];
  if (!secret) return;
  history.replaceState(null, '', location.pathname + location.search);
  session.me = (await api.call<SignedIn>('POST', '/session/login-link', { secret })).me;
}

/** Change the language of the page and of what the server sends to this person. A guest without a name of their own
 * gets the word for "guest" in that language. */
export async function switchLanguage(lang: Language): Promise<void> {
  const unnamed = session.me?.kind === 'guest' && session.me.name === t('guest');
  settings.lang = lang;
  saveSettings();
  await setLanguage(lang);
  if (!session.me) return;
  await api.speak(lang).catch(() => undefined);
  if (unnamed)
    await api.call<Me>('PATCH', '/me', { name: t('guest') }).then(
      (me) => (session.me = me),
      () => undefined,
    );
}
