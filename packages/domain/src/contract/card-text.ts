import * as z from 'zod/mini';
import { DOUBTS } from '../projects/card-text.ts';
import { byProject, get, post } from './call.ts';

const readRow = z.object({
  nom: z.string(),
  detail: z.string(),
  volume: z.string(),
  /** As written in the file. */
  prix: z.string(),
  page: z.int(),
  ligne: z.int(),
  /** The line of the file, as written there. */
  texte: z.string(),
  aVerifier: z.optional(z.enum(DOUBTS)),
});

/** What a file says. `refus`: another format or no text, a password, a reading that takes too long. */
export const cardReading = z.object({
  sections: z.array(z.object({ titre: z.string(), lignes: z.array(readRow) })),
  format: z.nullable(z.enum(['docx', 'xlsx', 'pdf'])),
  refus: z.optional(z.enum(['illisible', 'protege', 'trop long'])),
});

/**
 * Multipart form with one `file`, of at most 25 MB: .docx, .xlsx or PDF with live text. Nothing is stored.
 * @throws FICHIER_TROP_GROS, REQUETE_INVALIDE, STOCKAGE_PLEIN, INDISPONIBLE when too many files wait
 */
export const readCardText = post('Read the text of a card from a file', {
  path: '/rest/myplv/texte-carte/lecture',
  form: true,
  who: 'cardText.read',
  reply: cardReading,
});

/**
 * A .docx of the text of an order's card: titles, names, details and prices as they are written.
 * @throws INTROUVABLE where there is no text
 */
export const readCardTextFile = get('The text of a card as a .docx', {
  path: '/rest/myplv/projets/:id/texte-carte.docx',
  who: 'project.read',
  params: byProject,
});
