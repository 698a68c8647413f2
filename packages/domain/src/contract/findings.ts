import * as z from 'zod/mini';
import { DIFFERENCES } from '../card-text/compare-cards.ts';
import { signedOn } from '../projects/signed-on.ts';
import { byProject, del, get, post, projectId, put } from './call.ts';

const byVersion = z.object({ id: projectId, version: z.coerce.number().check(z.int(), z.minimum(1)) });
const byFinding = z.extend(byVersion, { ecart: z.string().check(z.regex(/^[0-9a-f]{16}$/)) });

/** Fractions of the page: left, top, width, height; without height for what is not there. */
const place = z.object({
  version: z.int(),
  fichier: z.string(),
  page: z.int(),
  boite: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type FindingPlace = z.output<typeof place>;

/** Who asked for a difference: the reader, their delegate, the client, head office, or the text that the owner sent. */
export const ASKERS = ['vous', 'delegue', 'client', 'siege', 'texteRecu'] as const;
export type Asker = (typeof ASKERS)[number];

/** A difference of a proof from its order, or from the version before. */
export const finding = z.object({
  /** The same in every version that differs so: 16 hex digits. */
  id: z.string(),
  nature: z.enum(DIFFERENCES),
  section: z.string(),
  nom: z.string(),
  /** Price, words or section on each side; empty where it has none. */
  avant: z.string(),
  apres: z.string(),
  /** On this version, and on the one before; null where it could not be found. */
  place: z.nullable(place),
  placeAvant: z.nullable(place),
  demande: z.nullable(
    z.object({
      par: z.enum(ASKERS),
      /** Shown name; empty for a client. */
      qui: z.string(),
      /** The remark that says it; null for other words, and for a client. */
      remarque: z.nullable(z.int()),
      t_demande: z.string(),
    }),
  ),
  /** The agency says that it is wanted; its word, which a client reads only where the agency said so. */
  voulu: z.nullable(z.object({ mot: z.string(), auClient: z.boolean(), supprimable: z.boolean() })),
});
export type Finding = z.output<typeof finding>;

/** Why a proof was not compared. */
export const UNREAD_REASONS = [
  'vectorise',
  'partiel',
  'image',
  'protege',
  'illisible',
  'trop long',
  'rien',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

export const findings = z.object({
  version: z.int(),
  /** 'rien' is a reason: nothing in the order to compare. */
  etat: z.enum(['en cours', 'faite', 'impossible']),
  lisible: z.boolean(),
  raison: z.nullable(z.enum(UNREAD_REASONS)),
  /** How much of the order was compared. */
  compte: z.object({ lignes: z.int(), prix: z.int(), formules: z.int() }),
  commande: z.array(finding),
  /** The version that `version` lists the differences from; null for the first one. */
  versionAvant: z.nullable(z.int()),
  depuis: z.array(finding),
  /** The agency is asked for a PDF with live text: once an order. */
  texteDemande: z.boolean(),
  /** When the client signed the order. */
  ...signedOn,
});
export type Findings = z.output<typeof findings>;

/**
 * How a version of the proof differs from its order (specification/card-text.md#proof-against-order). Read by all who read
 * proofs but printer and installer; a client reads of shown versions neither remarks nor the agency's word.
 * @throws INTROUVABLE
 */
export const listFindings = get('Differences of a proof from its order', {
  path: '/rest/myplv/projets/:id/creations/:version/ecarts',
  who: 'findings.read',
  params: byVersion,
  reply: findings,
});

/** The same by the client's link. @throws INTROUVABLE, LIEN_EXPIRE */
export const listFindingsByLink = get('Differences of a proof, by the client’s link', {
  path: '/rest/myplv/accord/:token/ecarts',
  who: 'public',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: findings,
});

/** 'C’est voulu', with a word for those who approve. Said again, the word is replaced. @throws STATUT, VERSION, VALIDATION */
export const wantFinding = put('Say that a difference is wanted', {
  path: '/rest/myplv/projets/:id/creations/:version/ecarts/:ecart/voulu',
  who: 'finding.want',
  params: byFinding,
  body: z.object({
    mot: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    auClient: z.optional(z.boolean()),
  }),
  reply: findings,
});

/** 'Reprendre', until the version is sent. @throws STATUT, VERSION */
export const unwantFinding = del('Take the word on a difference back', {
  path: '/rest/myplv/projets/:id/creations/:version/ecarts/:ecart/voulu',
  who: 'finding.want',
  params: byFinding,
  reply: findings,
});

/**
 * Multipart form with one `file`: a PDF with live text of the same version, which is compared in place of its outlined
 * files. Its text alone is kept.
 * @throws FICHIER_REFUSE without live text, FICHIER_TROP_GROS, STATUT, VERSION, INDISPONIBLE
 */
export const giveProofText = post('A PDF with text, to compare', {
  path: '/rest/myplv/projets/:id/creations/:version/ecarts/texte',
  form: true,
  who: 'finding.want',
  params: byVersion,
  reply: findings,
});

/**
 * How the present execution files differ from the order, compared when they are looked at: what is printed is read once
 * more. @throws INTROUVABLE
 */
export const listExecutionFindings = get('Differences of the execution files from the order', {
  path: '/rest/myplv/projets/:id/executions/ecarts',
  who: 'findings.read',
  params: byProject,
  reply: z.object({
    etat: z.enum(['faite', 'impossible']),
    lisible: z.boolean(),
    raison: z.nullable(z.enum(UNREAD_REASONS)),
    compte: z.object({ lignes: z.int(), prix: z.int(), formules: z.int() }),
    commande: z.array(
      z.pick(finding, { id: true, nature: true, section: true, nom: true, avant: true, apres: true }),
    ),
  }),
});
