import * as z from 'zod/mini';
import { MAIL_CHOICES } from '../accounts/mail-choices.ts';
import { ROLES } from '../projects/roles.ts';
import { drupalFormat, get, put } from './call.ts';

const values = z.array(z.object({ value: z.unknown() }));

/** The Drupal entity form of a user: every field is a list of `{value}`. */
export const user = get('User data, in Drupal’s entity form', {
  path: '/user/:uid',
  who: 'user.read',
  params: z.object({ uid: z.string().check(z.regex(/^\d{1,9}$/)) }),
  query: drupalFormat,
  reply: z.object({
    uid: values,
    name: values,
    mail: values,
    roles: z.array(z.object({ target_id: z.enum(ROLES) })),
    field_nom: values,
    field_prenom: values,
    field_user_telephone: values,
    field_smhf_user: values,
    field_mdv_user: values,
  }),
});

/** The signed-in person, as a flat object, for the shell and the screens. */
export const person = z.object({
  uid: z.int(),
  name: z.string(),
  role: z.enum(ROLES),
  prenom: z.string(),
  nom: z.string(),
  mail: z.string(),
  telephone: z.string(),
  smhf: z.nullable(z.string()),
  mdv: z.nullable(z.string()),
  /** Username of the agency or printer that the person works for, which projects name. */
  organisation: z.nullable(z.string()),
  /** The other people of one's agency, to whom projects can be entrusted; absent for other roles. */
  collegues: z.optional(z.array(z.object({ username: z.string(), nom: z.string() }))),
  /**
   * Signs in with the company's directory, by the name of its button; `ici`: this session did; `motDePasse`: has a
   * password as well. Absent for others.
   */
  annuaire: z.optional(z.object({ nom: z.string(), ici: z.boolean(), motDePasse: z.boolean() })),
  /**
   * The day (yyyy-MM-dd) from which the role needs a passkey, while the person has none; absent for others
   * (specification/accounts.md#passkeys).
   */
  cleExigeeLe: z.optional(z.string()),
  /** Which mails about projects the person receives. */
  courriels: z.enum(MAIL_CHOICES),
  /** The person replaced today, by the username that projects have, until the end of that day (yyyy-MM-dd). */
  remplace: z.array(z.object({ username: z.string(), nom: z.string(), au: z.string() })),
});
export const me = get('The person signed in', { path: '/rest/myplv/me', who: 'session', reply: person });

/**
 * Names only, for roles that assign people; of clients, those with an order in the caller's scope. An unknown role is
 * an unknown path: 404, hence no enum.
 */
export const usersByRole = get('Accounts of a role', {
  path: '/rest/myplv/all/users/:role',
  who: 'users.list',
  params: z.object({ role: z.string().check(z.maxLength(40)) }),
  reply: z.array(z.object({ username: z.string(), prenom: z.string(), nom: z.string() })),
});

/** The record of a dc, for accounts that share a project with them. */
export const dcRecord = get('The record of a dc', {
  path: '/rest/myplv/dc/:username',
  who: 'session',
  params: z.object({ username: z.string().check(z.maxLength(100)) }),
  reply: z.object({
    nom: z.string(),
    prenom: z.string(),
    mail: z.string(),
    telephone: z.string(),
    /** Their company; empty where it is not named. */
    entreprise: z.string(),
  }),
});

/** The active dcs attached to a regional manager (mdv or smhf): for that manager and for head office, else 404. */
export const dcsOfManager = get('The dcs of a regional manager', {
  path: '/rest/myplv/data/user/:uid',
  who: 'user.read',
  params: z.object({ uid: z.string().check(z.regex(/^\d{1,9}$/)) }),
  reply: z.array(z.object({ uid: z.int(), username: z.string(), prenom: z.string(), nom: z.string() })),
});

const people = z.array(z.object({ username: z.string(), name: z.string() }));
export const agencies = get('Agencies, names only', {
  path: '/rest/user/agence/data',
  who: 'users.list',
  reply: people,
});
export const printers = get('Printers, names only', {
  path: '/rest/user/imprimeur/data',
  who: 'users.list',
  reply: people,
});

/** Links, passwords and order forms are always sent immediately. */
export const chooseMails = put('Choose which mails one receives', {
  path: '/rest/myplv/me/courriels',
  who: 'session',
  body: z.object({ courriels: z.enum(MAIL_CHOICES) }),
  reply: z.object({ courriels: z.enum(MAIL_CHOICES) }),
});
