import { targetUrl, withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { readPageSession } from '@ardoise/domain/contract/page-session.ts';
import { login, logoutByPost } from '@ardoise/domain/contract/session.ts';
import type { me } from '@ardoise/domain/contract/users.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { forgetCsrfToken, keepCsrfToken } from './csrf-token.ts';
import { lastPerson, noteLastPerson } from './device/last-person.ts';
import { forgetReadable } from './device/sealed-places.ts';
import { forgetSignedIn, markSignedIn } from './device/shell-marker.ts';
import { notePageAccount } from './page-account.ts';
import { request } from './request.ts';

/** The signed-in person. */
export type Person = ReplyOf<typeof me>;

/** Settings of head office, loaded with the session (hooks/use-settings.ts). */
export const settingsKey = ['settings'];

/** Query key of the public texts: 'Mentions légales', the accessibility statement. */
export const legalTextsKey = ['legal'];

/** Minimum length of a new password: loaded with the session too, and without one. */
export const passwordLengthKey = ['password-length'];

/** The signed-in account or null; cached until a login, a logout or a 401. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client }) => readSession(client),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The session has ended under the screen that is shown: as after a logout. */
export async function endSession(cache: QueryClient): Promise<void> {
  cache.setQueryData(sessionQuery.queryKey, null);
  await forgetPerson();
}

/** Whether the session has ended under the screen that is shown, which the login follows. */
export function isSignedOut(cache: QueryClient): boolean {
  return cache.getQueryData(sessionQuery.queryKey) === null;
}

/** Session, person, CSRF token and settings come in one reply: one request instead of a waterfall of four. */
async function readSession(cache: QueryClient): Promise<Person | null> {
  // The last person goes on where the server is not reached, or slow (specification/offline.md#who-one-is).
  const reply = await request(readPageSession, { patience: SESSION_PATIENCE_MS });
  const { personne, motDePasseExpire, jeton, reglages, longueurMotDePasse } = reply;
  cache.setQueryData(passwordLengthKey, longueurMotDePasse);
  keepCsrfToken(jeton);
  if (motDePasseExpire) window.location.assign(withTargetUrl(PAGE_PATHS.changePassword, targetHere()));
  notePageAccount(personne?.uid ?? null);
  if (reglages !== null) cache.setQueryData(settingsKey, reglages);
  if (personne === null) {
    forgetReadable();
    await forgetPerson();
  } else {
    if (!motDePasseExpire) noteLastPerson(personne.name);
    void markSignedIn();
  }
  return personne;
}

/** How long a start waits for the server where the device knows its last person, in milliseconds. */
const SESSION_PATIENCE_MS = 2_500;

/** The session has ended, here or at the server: what was kept of its person goes, but for what waits to be sent. */
async function forgetPerson(): Promise<void> {
  await forgetSignedIn();
  if (lastPerson() !== null) await (await import('./outbox/forget-kept.ts')).forgetKept();
}

/** The page this load was for, or the target of the login page. */
function targetHere(): string | undefined {
  const { pathname, search } = window.location;
  if (pathname === PAGES.login) return targetUrl(new URLSearchParams(search).get('targetUrl'));
  return pathname === PAGES.home ? undefined : targetUrl(`${pathname}${search}`);
}

/** Logs in; the caller must then refetch the session. @throws ApiError 'IDENTIFIANTS' */
export async function signIn(name: string, pass: string): Promise<void> {
  notePageAccount(null);
  await request(login, { body: { name, pass } });
  forgetCsrfToken();
}

/** Logs out, and loads the root of the site, or another page for the next account: this clears all memory. */
export async function signOut(next: string = PAGES.home): Promise<void> {
  await request(logoutByPost);
  forgetCsrfToken();
  forgetReadable();
  await forgetPerson();
  window.location.assign(next);
}
