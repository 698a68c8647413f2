import * as z from 'zod/mini';
import { ACCOUNT_STATES, type AccountState } from '../accounts/account-states.ts';
import { ROLES } from '../projects/roles.ts';
import { get, post, put } from './call.ts';
import { openSession } from './sessions.ts';

const STATES = Object.keys(ACCOUNT_STATES) as AccountState[];

/** As a field of a draft: what is too long or misspelt is refused in words (accounts/account-problems.ts). */
const text = z._default(z.string().check(z.maxLength(2000), z.trim()), '');
const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const byAccount = z.object({ uid: z.string().check(z.regex(/^\d{1,9}$/)) });

const fields = {
  role: z.enum(ROLES),
  prenom: text,
  /** Of an agency or printer itself: its name. */
  nom: text,
  mail: text,
  telephone: text,
  /** Postal address of an agency or printer. */
  adresse: text,
  /** Usernames of the managers of a dc, and of an mdv's smhf. */
  smhf: text,
  mdv: text,
  /** Username of the agency or printer that the person works for. */
  organisation: text,
};

const account = z.object({
  uid: z.int(),
  /** Username. */
  name: z.string(),
  role: z.enum(ROLES),
  prenom: z.string(),
  nom: z.string(),
  mail: z.string(),
  telephone: z.string(),
  adresse: z.string(),
  smhf: z.nullable(z.string()),
  mdv: z.nullable(z.string()),
  organisation: z.nullable(z.string()),
  /** Display names of these; empty for none. */
  nomSmhf: z.string(),
  nomMdv: z.string(),
  nomOrganisation: z.string(),
  etat: z.enum(STATES),
  /** Last login, ISO 8601 in UTC; null if never. */
  t_connexion: z.nullable(z.string()),
  /** When it was deactivated, if that is known. */
  t_fermeture: z.nullable(z.string()),
  /** When the link of the last invitation expires; null without a valid one. */
  invitation: z.nullable(z.string()),
  /** Who replaces the person today, until the end of that day (yyyy-MM-dd). */
  remplacement: z.nullable(z.object({ nom: z.string(), au: z.string() })),
  /** Projects that an agency or a printer has to work on; null for others. */
  projets: z.nullable(z.int()),
  /**
   * Its address was recently changed by another person, so that a mailed link alone sets no password: when and by
   * whom, and whether the caller may allow it; null otherwise.
   */
  reinitialisation: z.nullable(z.object({ t: z.string(), par: z.string(), autorisable: z.boolean() })),
  /** The caller manages accounts of this role. */
  modifiable: z.boolean(),
  version: z.int(),
});
export type ManagedAccount = z.output<typeof account>;

/** Sorts of the list: last login, or last name. */
export const ACCOUNT_SORTS = ['connexion', 'nom'] as const;

/** 50 accounts per page; every word of `q` must occur in the name, username or e-mail address. */
export const listAccounts = get('Accounts, with their state', {
  path: '/rest/myplv/comptes',
  who: 'content.edit',
  query: z.object({
    role: z.optional(z.enum(['', ...ROLES])),
    etat: z.optional(z.enum(['', ...STATES])),
    q: z.optional(z.string().check(z.maxLength(200))),
    tri: z.optional(z.enum(['', ...ACCOUNT_SORTS])),
    sens: z.optional(z.enum(['', 'asc', 'desc'])),
    /** Cursor: the last account of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  reply: z.object({
    comptes: z.array(account),
    suivant: z.nullable(z.string()),
    /** Number of accounts of each role, whatever the filters. */
    nombres: z.array(z.object({ role: z.enum(ROLES), nombre: z.int() })),
  }),
});

/** An account with what its deactivation would concern. @throws INTROUVABLE */
export const readAccount = get('One account, and what depends on it', {
  path: '/rest/myplv/comptes/:uid',
  who: 'content.edit',
  params: byAccount,
  reply: z.object({
    compte: account,
    /** Projects in no final status that name the person, without drafts. */
    enCours: z.int(),
    /** Those in Brouillon or Client. */
    brouillons: z.int(),
    /** Active dcs (and of an smhf the mdvs) attached to a manager. */
    rattaches: z.int(),
    /** Other people with the scope of this organisation. */
    collegues: z.int(),
    sessions: z.int(),
    /** Last use of an open session, else the last login. */
    t_contact: z.nullable(z.string()),
  }),
});

const choice = z.object({ username: z.string(), nom: z.string() });

/** Open accounts that others are attached to, by name; of an mdv also their own smhf. */
export const listAttachments = get('Managers and organisations to attach an account to', {
  path: '/rest/myplv/comptes/rattachements',
  who: 'content.edit',
  reply: z.object({
    smhf: z.array(choice),
    mdv: z.array(z.extend(choice, { smhf: z.nullable(z.string()) })),
    agence: z.array(choice),
    imprimeur: z.array(choice),
  }),
});

/** A free username for a new account, proposed from the name (accounts/username.ts). */
export const proposeUsername = get('A free username', {
  path: '/rest/myplv/comptes/identifiant',
  who: 'content.edit',
  query: z.object({
    prenom: z.optional(z.string().check(z.maxLength(2000))),
    nom: z.optional(z.string().check(z.maxLength(2000))),
  }),
  reply: z.object({ identifiant: z.string() }),
});

/**
 * Opens an account and mails the link that sets its password: 14 days, one use
 * (specification/accounts.md#invitations).
 * @throws ROLE for a role that the caller does not manage; VALIDATION by field
 */
export const inviteAccount = post('Invite somebody', {
  path: '/rest/myplv/comptes',
  who: 'content.edit',
  body: z.strictObject({ ...fields, name: text }),
  reply: account,
});

/**
 * Changes an account; a change of role ends its sessions, a dc's new managers get their ongoing projects.
 * @throws INTROUVABLE, ROLE, VERSION with the present account in `etat`, VALIDATION by field, GARDE for the last
 * administrator
 */
export const changeAccount = put('Change an account', {
  path: '/rest/myplv/comptes/:uid',
  who: 'content.edit',
  params: byAccount,
  body: z.strictObject({ ...fields, version }),
  reply: account,
});

/** Mails another link; the earlier ones end. @throws INTROUVABLE, ROLE, GARDE once a password is set */
export const resendInvitation = post('Invite somebody again', {
  path: '/rest/myplv/comptes/:uid/invitation',
  who: 'content.edit',
  params: byAccount,
  reply: account,
});

/**
 * Closes an account, its sessions and links at once; idempotent. Its projects stay until they are reassigned.
 * @throws INTROUVABLE, ROLE, GARDE for oneself and for the last administrator
 */
export const deactivateAccount = post('Deactivate an account', {
  path: '/rest/myplv/comptes/:uid/desactivation',
  who: 'content.edit',
  params: byAccount,
  reply: account,
});

/** Opens a closed account again; idempotent. @throws INTROUVABLE, ROLE */
export const reactivateAccount = post('Reactivate an account', {
  path: '/rest/myplv/comptes/:uid/reactivation',
  who: 'content.edit',
  params: byAccount,
  reply: account,
});

/** Forgets the failed logins that block an account; idempotent. @throws INTROUVABLE, ROLE */
export const unblockAccount = post('Unblock an account', {
  path: '/rest/myplv/comptes/:uid/deblocage',
  who: 'content.edit',
  params: byAccount,
  reply: account,
});

/**
 * Vouches for the holder of an account after another person changed its address: a mailed link sets its password again
 * (specification/accounts.md#a-changed-address). Idempotent.
 * @throws INTROUVABLE, GARDE for the one who changed the address, and for oneself
 */
export const allowReset = post('Let a mailed link set a password again', {
  path: '/rest/myplv/comptes/:uid/reinitialisation',
  who: 'sessions.administer',
  params: byAccount,
  reply: account,
});

/**
 * Reassigns the team of a manager, with its ongoing projects, to another manager of the same role.
 * @throws INTROUVABLE, ROLE, VALIDATION for a person of another role
 */
export const giveTeam = post('Give a manager’s team to another', {
  path: '/rest/myplv/comptes/:uid/equipe',
  who: 'content.edit',
  params: byAccount,
  body: z.strictObject({ cible: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({ rattaches: z.int() }),
});

/** An account's sessions, by last use; for the administrator. @throws INTROUVABLE */
export const listSessionsOf = get('Somebody’s sessions', {
  path: '/rest/myplv/comptes/:uid/sessions',
  who: 'sessions.administer',
  params: byAccount,
  reply: z.array(openSession),
});
