import * as z from 'zod/mini';
import { DIFFERENCES } from '../card-text/compare-cards.ts';
import { lectureCarte, texteCarte } from '../projects/card-text.ts';
import { signedOn } from '../projects/signed-on.ts';
import { byProject, get, post, projectId, put } from './call.ts';
import { cardReading } from './card-text.ts';
import { cardTextChanges } from './card-text-changes.ts';

const byLink = z.object({ token: z.string().check(z.maxLength(100)) });

/** What the owner prepares by their link; nobody else reads it. */
export const cardDeposit = z.object({
  /** Name of the file that was read; null for a pasted or a taken text. */
  fichier: z.nullable(z.string()),
  texteCarte,
  lectureCarte,
});
export type CardDeposit = z.output<typeof cardDeposit>;

/** As it is copied, printed and compared. */
const wholeCard = z.array(
  z.object({
    titre: z.string(),
    lignes: z.array(z.object({ nom: z.string(), detail: z.string(), volume: z.string(), prix: z.string() })),
  }),
);

/** Beside `openLink`, for a link that asks for the text of a card. @throws INTROUVABLE for another, LIEN_EXPIRE */
export const openTextLink = get('The card that a link asks for', {
  path: '/rest/liens/:token/texte',
  who: 'public',
  params: byLink,
  reply: z.object({
    nameProjet: z.string(),
    ville: z.string(),
    /** The dc's name and number, or an empty number. */
    demandeur: z.string(),
    telephone: z.string(),
    /** Of the first signature. */
    ...signedOn,
    /** The text of the order: what was signed, or what the dc has typed. */
    commande: wholeCard,
    depot: z.nullable(cardDeposit),
    formats: z.array(z.string()),
    tailleMax: z.int(),
    expire: z.string(),
  }),
});

/**
 * Multipart form with one `file`, as `readCardText`. What was read becomes the link's deposit, in place of a former one; a
 * file that is not read changes nothing, and may be sent as it is (`uploadByLink`). 6 an hour and 20 a day for a link.
 * @throws LIEN_EXPIRE, TROP_DE_DEMANDES, FICHIER_REFUSE, FICHIER_TROP_GROS, STOCKAGE_PLEIN, INDISPONIBLE
 */
export const readTextByLink = post('Read the owner’s file by their link', {
  path: '/rest/liens/:token/texte/lecture',
  form: true,
  who: 'public',
  params: byLink,
  reply: z.extend(cardReading, { depot: z.nullable(cardDeposit) }),
});

/**
 * Changed lines of the deposit, which a pasted text begins. Two devices change it line by line.
 * @throws LIEN_EXPIRE, VALIDATION
 */
export const saveTextByLink = put('Keep the owner’s lines by their link', {
  path: '/rest/liens/:token/texte/lignes',
  who: 'public',
  params: byLink,
  body: z.object({ changementsCarte: cardTextChanges }),
  reply: cardDeposit,
});

/**
 * 'Envoyer': the deposit becomes a received text, and the link is used up.
 * @throws LIEN_EXPIRE, VALIDATION without a line
 */
export const sendTextByLink = post('Send the owner’s text by their link', {
  path: '/rest/liens/:token/texte/envoi',
  who: 'public',
  params: byLink,
  reply: z.object({
    fichier: z.nullable(z.string()),
    lignes: z.int(),
    corrigees: z.int(),
    aVerifier: z.int(),
    /** The order was signed before: the text goes beside it. */
    apresSignature: z.boolean(),
  }),
});

/** What becomes of a received text. `entree` is said by the server alone, where it entered an order without a text. */
export const TEXT_DECISIONS = ['prise', 'suivie', 'gardee'] as const;
export type TextDecision = (typeof TEXT_DECISIONS)[number];

const difference = z.object({
  nature: z.enum(DIFFERENCES),
  section: z.string(),
  nom: z.string(),
  avant: z.string(),
  apres: z.string(),
});

export const receivedText = z.object({
  id: z.int(),
  fichier: z.nullable(z.object({ id: z.string(), nom: z.string() })),
  /** Name of the client where the address is theirs, else the address. */
  par: z.string(),
  t_envoi: z.string(),
  lignes: z.int(),
  aVerifier: z.int(),
  apresSignature: z.boolean(),
  decision: z.nullable(z.enum(['entree', ...TEXT_DECISIONS])),
  decidePar: z.nullable(z.string()),
  t_decision: z.nullable(z.string()),
  carte: wholeCard,
  /** How it differs from the text of the order, the signed one once it is signed. */
  ecarts: z.array(difference),
});
export type ReceivedText = z.output<typeof receivedText>;

export const listReceivedTexts = get('Texts that the owner sent, newest first', {
  path: '/rest/myplv/projets/:id/textes-recus',
  who: 'receivedText.read',
  params: byProject,
  reply: z.array(receivedText),
});

/**
 * 'prise' puts the lines in place of those of an unsigned order, and keeps the prices of its drinks. 'suivie' and
 * 'gardee' are for a signed one: the first sends the agency a remark with the lines that differ; no signature changes.
 * @throws INTROUVABLE, STATUT for an older text or an answer that does not fit, VERSION, SIGNATURES
 */
export const decideReceivedText = post('Decide on a text that the owner sent', {
  path: '/rest/myplv/projets/:id/textes-recus/:texte',
  who: 'receivedText.decide',
  params: z.object({
    id: projectId,
    texte: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
  }),
  body: z.object({ decision: z.enum(TEXT_DECISIONS) }),
  reply: z.array(receivedText),
});
