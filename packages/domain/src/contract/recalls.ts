import * as z from 'zod/mini';
import { PIECE_STATES, type PieceState } from '../rules/pieces.ts';
import { RECALL_LISTS } from '../rules/recalls.ts';
import { get, post, projectId } from './call.ts';

const ROOT = '/rest/myplv/parc/rappels';
const count = z.int();
const day = z.string();
const byRecall = z.object({ id: projectId });

/** Freezes who has what shows all of these, for the caller's scope; a long list after the answer. @throws VALIDATION without a condition */
export const makeRecall = post('A list of pieces to take back', {
  path: ROOT,
  who: 'recall.make',
  body: z.strictObject({ montre: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
  reply: z.object({ id: z.string() }),
});

const line = z.object({
  piece: count,
  projet: z.string(),
  numProjet: z.string(),
  nOutlet: z.string(),
  point: z.string(),
  adresse: z.string(),
  nom: z.string(),
  montre: z.string(),
  exemplaires: count,
  etat: z.enum(Object.keys(PIECE_STATES) as [PieceState, ...PieceState[]]),
  depuis: day,
  contact: z.string(),
  telephone: z.string(),
});
export type RecallLine = z.output<typeof line>;

/** A delegate's part; the page has the first of its lines, the export all. */
const part = z.object({
  dc: z.string(),
  nom: z.string(),
  telephone: z.string(),
  pieces: count,
  points: count,
  lignes: z.array(line),
});

export const recallQuery = z.object({
  /** By default what shows it for certain. */
  liste: z.optional(z.enum(RECALL_LISTS)),
  /** How many lines, at most 1,000. */
  lignes: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
});

/** As it was when it was made, of the caller's scope (specification/pieces.md#recall). @throws INTROUVABLE */
export const readRecall = get('A list of pieces to take back, as it was made', {
  path: `${ROOT}/:id`,
  who: 'pieces.read',
  params: byRecall,
  query: recallQuery,
  reply: z.object({
    id: z.string(),
    /** What its pieces show, in words. */
    montre: z.string(),
    faitLe: z.string(),
    /**
     * While a long list is prepared: how many pieces it has so far, and how much of the register was read, in percent; it has
     * no lines until then. Null once it is whole.
     */
    preparation: z.nullable(z.object({ pieces: count, lu: count })),
    pieces: count,
    points: count,
    delegues: count,
    /** How many lines the asked list has. */
    lignes: count,
    parListe: z.record(z.enum(RECALL_LISTS), count),
    parts: z.array(part),
    /** When its delegates were told; null until then. */
    ditLe: z.nullable(z.string()),
    peutPrevenir: z.boolean(),
  }),
});
export type Recall = z.output<typeof readRecall.reply>;

export const RECALL_FORMATS = ['xlsx', 'csv'] as const;

/** Every line of the caller's scope; a line of the security log. @throws INTROUVABLE, STATUT while it is prepared */
export const exportRecall = get('A list of pieces to take back as a spreadsheet', {
  path: `${ROOT}/:id/export`,
  who: 'pieces.read',
  params: byRecall,
  query: z.object({ format: z.optional(z.enum(RECALL_FORMATS)) }),
});

/** One mail to each delegate of the list, once. @throws INTROUVABLE, STATUT while it is prepared, or where they were told */
export const tellRecall = post('Tell the delegates of a list of pieces to take back', {
  path: `${ROOT}/:id/message`,
  who: 'recall.make',
  params: byRecall,
  body: z.strictObject({ message: z.string().check(z.minLength(3), z.maxLength(2_000)) }),
  reply: z.object({ message: z.string() }),
});
