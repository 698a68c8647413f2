import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { connect, login, logoutByPost } from '@ardoise/domain/contract/session.ts';
import { me } from '@ardoise/domain/contract/users.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { queryOptions } from '@tanstack/react-query';
import { forgetCsrfToken } from './csrf-token.ts';
import { request } from './request.ts';

/** Whoever is signed in. */
export type Person = Omit<ReplyOf<typeof me>, 'role'> & { role: Role };

/** Who is signed in, null for nobody; asked once and kept until a login, a logout or a 401. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
});

async function readSession(): Promise<Person | null> {
  const { uid, roles } = await request(connect);
  if (uid === 0) return null;
  const role = ROLES.find((known) => roles?.includes(known));
  if (role === undefined) {
    // Signed in without any role: the password has expired (2-data-rules-calls.md section 7).
    window.location.assign(PAGE_PATHS.changePassword);
    return null;
  }
  return { ...(await request(me)), role };
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
