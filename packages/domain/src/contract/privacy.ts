import * as z from 'zod/mini';
import { READ_DOCUMENTS, READ_WAYS, type ReadDocument, type ReadWay } from '../base/privacy-words.ts';
import { get, oid, projectId } from './call.ts';

const DOCUMENTS = Object.keys(READ_DOCUMENTS) as [ReadDocument, ...ReadDocument[]];
const WAYS = Object.keys(READ_WAYS) as [ReadWay, ...ReadWay[]];
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const column = z.object({
  nom: z.string(),
  contenu: z.string(),
  qui: z.string(),
  /** What happens to it at the end. */
  fin: z.enum(['anonyme', 'efface', 'garde']),
});

const activity = z.object({
  id: z.string(),
  titre: z.string(),
  finalite: z.string(),
  base: z.string(),
  lecteurs: z.string(),
  duree: z.string(),
  tables: z.array(
    z.object({
      nom: z.string(),
      titre: z.string(),
      /** Where it differs from the activity's; empty otherwise. */
      duree: z.string(),
      /** Rows of the person are deleted at the end. */
      lignes: z.boolean(),
      colonnes: z.array(column),
    }),
  ),
});
export type RegisteredActivity = z.output<typeof activity>;

/** What is kept about whom, why and how long (specification/security.md#register). */
export const readRegister = get('The register of personal data', {
  path: '/rest/myplv/donnees-personnelles/registre',
  who: 'privacy.read',
  reply: z.object({
    activites: z.array(activity),
    ailleurs: z.array(z.object({ lieu: z.string(), contenu: z.string(), duree: z.string() })),
  }),
});

export const exportRegister = get('The register of personal data, as CSV', {
  path: '/rest/myplv/donnees-personnelles/registre.csv',
  who: 'privacy.read',
});

const documentRead = z.object({
  id: z.string(),
  /** ISO 8601, in UTC; the first and the last within one hour. */
  t: z.string(),
  t_dernier: z.string(),
  nombre: z.int(),
  qui: z.object({ uid: z.int(), username: z.string(), nom: z.string() }),
  document: z.enum(DOCUMENTS),
  moyen: z.enum(WAYS),
  fichier: z.string(),
  projet: z.object({ _id: oid, nameProjet: z.string() }),
});
export type ListedRead = z.output<typeof documentRead>;

/**
 * Who read signatures, order forms and evidence, newest first, 50 per page. `personne` is a username or an e-mail
 * address in full; `du` and `au` are days in Europe/Paris, inclusive.
 */
export const listDocumentReads = get('Who read signatures and evidence', {
  path: '/rest/myplv/donnees-personnelles/lectures',
  who: 'privacy.read',
  query: z.object({
    projet: z.optional(projectId),
    personne: z.optional(z.string().check(z.maxLength(254))),
    document: z.optional(z.enum(DOCUMENTS)),
    du: z.optional(day),
    au: z.optional(day),
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: z.object({
    lectures: z.array(documentRead),
    suivant: z.nullable(z.string()),
  }),
});
