import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { readPageSession } from '@ardoise/domain/contract/page-session.ts';
import { login, logoutByPost } from '@ardoise/domain/contract/session.ts';
import type { me } from '@ardoise/domain/contract/users.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { forgetCsrfToken, keepCsrfToken } from './csrf-token.ts';
import { request } from './request.ts';

/** Whoever is signed in. */
export type Person = ReplyOf<typeof me>;

/** What head office set for the screens comes with the session (hooks/use-settings.ts). */
export const settingsKey = ['settings'];

/** Who is signed in, null for nobody; asked once and kept until a login, a logout or a 401. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client }) => readSession(client),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Session, person, CSRF token and settings come in one reply: a page waits for one call, not for four in turn. */
async function readSession(cache: QueryClient): Promise<Person | null> {
  const { personne, motDePasseExpire, jeton, reglages } = await request(readPageSession);
  keepCsrfToken(jeton);
  if (motDePasseExpire) window.location.assign(PAGE_PATHS.changePassword);
  if (reglages !== null) cache.setQueryData(settingsKey, reglages);
  return personne;
}

/** Signs in; the session is then to be read again. @throws ApiError 'IDENTIFIANTS' */
export async function signIn(name: string, pass: string): Promise<void> {
  await request(login, { body: { name, pass } });
  forgetCsrfToken();
}

/** Signs out, and leaves for the root of the site with nothing kept in memory. */
export async function signOut(): Promise<void> {
  await request(logoutByPost);
  forgetCsrfToken();
  window.location.assign('/');
}
