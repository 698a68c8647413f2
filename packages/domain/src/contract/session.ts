import * as z from 'zod/mini';
import { LONGEST_TARGET } from '../base/target-url.ts';
import { ROLES } from '../projects/roles.ts';
import { changingGet, drupalFormat, get, post } from './call.ts';

const shortText = z.string().check(z.maxLength(254));
/** As Drupal lists them: every signed-in account is `authenticated` as well. */
const drupalRoles = z.array(z.enum(['anonymous', 'authenticated', ...ROLES]));
const password = z.string().check(z.maxLength(1024));

/**
 * `{"uid":7,"roles":["authenticated","dc"],"name":"dc1"}`; anonymous is `{"uid":0,"roles":["anonymous"]}`. With an
 * expired password the roles are missing and `message` is 'Password expired': the page then redirects to
 * `PAGE_PATHS.changePassword`, as it does for 'Passkey needed' (specification/accounts.md#passkeys), and every call that needs a session returns 401.
 */
export const connect = get('Who is signed in', {
  path: '/jdrupal/connect',
  who: 'public',
  query: drupalFormat,
  reply: z.object({
    uid: z.int(),
    roles: z.optional(drupalRoles),
    name: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
});

export const login = post('Sign in', {
  path: '/user/login',
  who: 'public',
  query: drupalFormat,
  body: z.object({ name: shortText, pass: password }),
  reply: z.object({
    current_user: z.object({ uid: z.string(), roles: drupalRoles, name: z.string() }),
    csrf_token: z.string(),
    logout_token: z.string(),
  }),
});

export const sessionToken = get('The CSRF token, as plain text', { path: '/session/token', who: 'public' });
/** The same, at the path that jDrupal uses. */
export const restSessionToken = get('The CSRF token, as plain text', {
  path: '/rest/session/token',
  who: 'public',
});

/** 1 when signed in, else 0. */
export const loginStatus = get('Whether somebody is signed in', {
  path: '/user/login_status',
  who: 'public',
  query: drupalFormat,
  reply: z.int(),
});

/** Redirects to the root of the site; needs the CSRF token as `?token=` or header, or a same-origin page. */
export const logout = changingGet('Sign out', {
  path: '/user/logout',
  who: 'public',
  query: z.object({ _format: z.optional(z.string()), token: z.optional(z.string()) }),
});
export const logoutByPost = post('Sign out (as Drupal clients do)', {
  path: '/user/logout',
  who: 'public',
  query: z.object({ _format: z.optional(z.string()), token: z.optional(z.string()) }),
});

/** Target after the login that follows, carried by the mailed link; ignored if it is no path of this site. */
const passwordTarget = z.optional(z.string().check(z.maxLength(LONGEST_TARGET)));

/** Returns the same response whether the address is known or not, against account enumeration. */
export const requestPasswordReset = post('Ask for the link that sets a new password', {
  path: '/rest/myplv/password/forgotten',
  who: 'public',
  body: z.object({
    identifiant: shortText,
    targetUrl: passwordTarget,
  }),
  reply: z.object({ message: z.string() }),
});

export const checkPasswordLink = get('Whether a password link still works', {
  path: '/rest/myplv/password/link/:token',
  who: 'public',
  params: z.object({ token: shortText }),
  reply: z.object({
    name: z.string(),
    /**
     * Another person recently changed the account's address: when, who, until when the present password is required
     * as well, and whether an administrator may allow it earlier (specification/accounts.md#a-changed-address).
     */
    adresseChangee: z.optional(
      z.object({ t: z.string(), par: z.string(), jusque: z.string(), autorisable: z.boolean() }),
    ),
  }),
});

export const resetPassword = post('Set a new password with a mailed link', {
  path: '/rest/myplv/password/link/:token',
  who: 'public',
  params: z.object({ token: shortText }),
  /** `actuel`: the present password, where `checkPasswordLink` says `adresseChangee`. */
  body: z.object({ pass: password, actuel: z._default(password, '') }),
  reply: z.object({ message: z.string() }),
});

/** Mails another link to the same person; the response is the same for an unknown token. */
export const renewPasswordLink = post('Ask for another link in place of one that ended', {
  path: '/rest/myplv/password/link/:token/renew',
  who: 'public',
  params: z.object({ token: shortText }),
  body: z.object({ targetUrl: passwordTarget }),
  reply: z.object({ message: z.string() }),
});

/** Needs a session; an expired password is accepted here only. */
export const changePassword = post('Change one’s own password', {
  path: '/rest/myplv/password',
  who: 'public',
  body: z.object({ actuel: password, pass: password }),
  reply: z.object({ message: z.string() }),
});

/** Only with DEMO=1; 404 otherwise. */
export const demoAccounts = get('The demonstration accounts', {
  path: '/demo/accounts',
  who: 'public',
  reply: z.object({
    password: z.string(),
    accounts: z.array(z.object({ name: z.string(), fullName: z.string(), role: z.enum(ROLES) })),
    /** Whether mails are displayed instead of sent: no mail server is configured. */
    mailbox: z.boolean(),
  }),
});
