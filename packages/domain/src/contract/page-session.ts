import * as z from 'zod/mini';
import { get } from './call.ts';
import { settings } from './settings.ts';
import { person } from './users.ts';

/**
 * All that a page of this product needs before its first render, in one reply; Drupal clients make one request each
 * (`connect`, `me`, `sessionToken`, `readSettings`). Never refused: without a session the account is null.
 */
export const readPageSession = get('Who is signed in, with what a page needs at once', {
  path: '/rest/myplv/session',
  who: 'public',
  reply: z.object({
    personne: z.nullable(person),
    /**
     * Signed in with an expired password, or without the passkey that the role needs: only the page that sets another, or
     * registers one, is accessible.
     */
    motDePasseExpire: z.boolean(),
    /** The CSRF token. */
    jeton: z.string(),
    /** Minimum length of a new password. */
    longueurMotDePasse: z.int(),
    /** Null without a session. */
    reglages: z.nullable(settings),
  }),
});
