import * as z from 'zod/mini';
import { get } from './call.ts';
import { settings } from './catalogue.ts';
import { person } from './users.ts';

/**
 * What a page of this product needs before it can draw anything, in one reply: Drupal clients ask for each by itself
 * (`connect`, `me`, `sessionToken`, `readSettings`). Never refused: without a session there is nobody.
 */
export const readPageSession = get('Who is signed in, with what a page needs at once', {
  path: '/rest/myplv/session',
  who: 'public',
  reply: z.object({
    personne: z.nullable(person),
    /** Signed in with a password that has expired: it opens nothing but the page that sets another. */
    motDePasseExpire: z.boolean(),
    /** The CSRF token. */
    jeton: z.string(),
    /** Null where nobody is signed in. */
    reglages: z.nullable(settings),
  }),
});
