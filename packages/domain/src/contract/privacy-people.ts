import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';
import { get, oid, post } from './call.ts';

const text = z.string().check(z.maxLength(300));

/**
 * A person with or without an account, as `findPeople` names them: by account, by e-mail address, by name and telephone,
 * or by name at one outlet. A name alone identifies nobody: INTROUVABLE.
 */
export const askedPerson = z.object({
  uid: z.optional(z.int()),
  courriel: z.optional(text),
  nom: z.optional(text),
  telephone: z.optional(text),
  lieu: z.optional(text),
});
export type AskedPerson = z.output<typeof askedPerson>;

const foundPerson = z.object({
  uid: z.nullable(z.int()),
  identifiant: z.nullable(z.string()),
  nom: z.string(),
  courriel: z.string(),
  telephone: z.string(),
  actif: z.boolean(),
  /** Projects that name them; null for an account. */
  projets: z.nullable(z.int()),
  /** The outlet, or the project of none (an empty `numero`); null where they are named at several. */
  lieu: z.nullable(z.object({ id: z.string(), numero: z.string(), ville: z.string() })),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** By username, e-mail address, telephone or full name; in the body, since proxies log URLs. */
export const findPeople = post('Find a person, with or without an account', {
  path: '/rest/myplv/donnees-personnelles/personnes',
  who: 'privacy.administer',
  body: z.object({ recherche: z.string().check(z.trim(), z.minLength(2), z.maxLength(254)) }),
  reply: z.object({ personnes: z.array(foundPerson) }),
});

const exportAddress = z.object({ url: z.string() });

/** `url` downloads the zip: valid one hour, for the caller only. @throws INTROUVABLE */
export const askPersonExport = post('The address of a zip of one person’s data', {
  path: '/rest/myplv/donnees-personnelles/personnes/export',
  who: 'privacy.administer',
  body: askedPerson,
  reply: exportAddress,
});

/** The same of the caller's own data. */
export const askOwnExport = post('The address of a zip of one’s own data', {
  path: '/rest/myplv/mes-donnees',
  who: 'session',
  reply: exportAddress,
});

/** The zip, generated while it is sent; only for the account that requested it; 410 after an hour. */
export const readPersonExport = get('One person’s data', {
  path: '/rest/myplv/mes-donnees/:jeton',
  who: 'session',
  params: z.object({ jeton: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
});

const namedProject = z.object({ _id: oid, nameProjet: z.string(), statut: z.enum(STATUSES) });

/** What an erasure would do, without doing it. @throws INTROUVABLE */
export const previewErasure = post('What the erasure of a person would do', {
  path: '/rest/myplv/donnees-personnelles/personnes/effacement/apercu',
  who: 'privacy.administer',
  body: askedPerson,
  reply: z.object({
    nom: z.string(),
    /** What prevents it, with the first projects. */
    blocages: z.array(
      z.object({
        motif: z.enum(['compte_ouvert', 'projets_en_cours', 'contact_aide']),
        nombre: z.int(),
        projets: z.array(namedProject),
      }),
    ),
    /** Projects that stay as they are, since what was signed there is kept for so many months (null: without end). */
    gardes: z.object({
      nombre: z.int(),
      projets: z.array(namedProject),
      conservation: z.nullable(z.int()),
      /** The complete erasure waits for their end: an account has one name. */
      attend: z.boolean(),
    }),
    /** Projects in which the person becomes anonymous. */
    projets: z.int(),
    effets: z.array(z.object({ titre: z.string(), lignes: z.int(), supprime: z.boolean() })),
  }),
});

/** For good. `lignes` and `gardes` are the sums of the preview that was read. @throws INTROUVABLE, GARDE */
export const erasePerson = post('Erase a person', {
  path: '/rest/myplv/donnees-personnelles/personnes/effacement',
  who: 'privacy.administer',
  body: z.object({ personne: askedPerson, lignes: z.int(), gardes: z.int() }),
  reply: z.object({ numero: z.int() }),
});

const erasure = z.object({
  numero: z.int(),
  cause: z.enum(['demande', 'duree']),
  t_demande: z.string(),
  /** Null while it lasts, or waits for what is kept. */
  t_fin: z.nullable(z.string()),
  gardes: z.int(),
  projets: z.int(),
  lignes: z.int(),
  /** How often it failed in a row: it is tried again, later each time. */
  echecs: z.int(),
});
export type ListedErasure = z.output<typeof erasure>;

/** The last erasures, newest first: numbers of pseudonyms, no names. */
export const listErasures = get('The last erasures', {
  path: '/rest/myplv/donnees-personnelles/effacements',
  who: 'privacy.administer',
  reply: z.object({ effacements: z.array(erasure) }),
});
