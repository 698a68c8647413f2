import * as z from 'zod/mini';
import { CONTENT_ACTS, CONTENT_AREAS, type ContentAct, type ContentArea } from '../content/content-log.ts';
import { get, post } from './call.ts';

const area = z.enum(Object.keys(CONTENT_AREAS) as [ContentArea, ...ContentArea[]]);
const act = z.enum(Object.keys(CONTENT_ACTS) as [ContentAct, ...ContentAct[]]);
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const change = z.object({
  id: z.string(),
  /** ISO 8601, in UTC. */
  t: z.string(),
  /** Null for a command of the server, and for what had been scheduled. A deleted account keeps its name. */
  qui: z.nullable(z.object({ username: z.string(), nom: z.string() })),
  zone: area,
  /** Of a catalogue; empty elsewhere. */
  liste: z.string(),
  /** What was changed: an entry's id, a setting's key, an outlet's number, a username. Empty for an entire list. */
  entree: z.string(),
  /** Its name at that time. */
  nom: z.string(),
  acte: act,
  /** As it was, as it became; null for what did not exist. */
  avant: z.unknown(),
  apres: z.unknown(),
  motif: z.string(),
  /** Entries of an import; 0 for any other change. */
  nombre: z.int(),
  /** It was taken back since. */
  annule: z.boolean(),
  /** Whether it can be undone now, as far as a list can tell: an import may still be refused for one of its entries. */
  annulable: z.boolean(),
});
export type ContentChange = z.output<typeof change>;

const filters = {
  zone: z.optional(area),
  liste: z.optional(z.string().check(z.maxLength(80))),
  entree: z.optional(z.string().check(z.maxLength(200))),
  acte: z.optional(act),
  /** Words that its name has; of an outlet within an import, its number. */
  nom: z.optional(z.string().check(z.maxLength(200))),
  /** A username, or words of a name. */
  personne: z.optional(z.string().check(z.maxLength(254))),
  du: z.optional(day),
  au: z.optional(day),
};

/**
 * What was changed in the content management, newest first, 50 per page (specification/content-management.md#log). `du`
 * and `au` are days in Europe/Paris, inclusive; accents and case of `nom` and `personne` do not matter.
 */
export const listContentChanges = get('The log of content changes', {
  path: '/rest/myplv/contenus/changements',
  who: 'content.edit',
  query: z.object({
    ...filters,
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: z.object({ changements: z.array(change), suivant: z.nullable(z.string()) }),
});

/**
 * Takes a change back: its entry becomes what it was; an import's, all of them or none. Not idempotent: the second
 * attempt is refused (specification/content-management.md#undo).
 * @throws INTROUVABLE; STATUT in a sentence: older than 30 days, already taken back, an act that never is, or something
 * newer touched the same entry
 */
export const undoContentChange = post('Take a content change back', {
  path: '/rest/myplv/contenus/changements/:id/retablir',
  who: 'content.edit',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) }),
});

/** The same as CSV for a spreadsheet, complete; formulas are neutralised (CSV injection). */
export const exportContentChanges = get('The log of content changes, as CSV', {
  path: '/rest/myplv/contenus/changements.csv',
  who: 'content.edit',
  query: z.object(filters),
});
