import * as z from 'zod/mini';
import { MOST_PAGES } from '../projects/page-pictures.ts';
import { REMARK_ACTS, REMARK_STATES } from '../rules/remarks.ts';
import { byProject, del, get, post, projectId } from './call.ts';
import { projectFile } from './files.ts';
import { approvalVia } from './project-parts.ts';

/** Maximum length of a post-it, in characters: an emoji counts as one. */
const MOST_CHARACTERS = 2000;
const noteText = z.string().check(
  z.trim(),
  z.maxLength(2 * MOST_CHARACTERS),
  z.refine((text) => [...text].length <= MOST_CHARACTERS),
);
const fraction = z.number().check(z.minimum(0), z.maximum(1));

/** What somebody said under a remark, or did with it. */
export const remarkReply = z.object({
  id: z.int(),
  acte: z.enum(REMARK_ACTS),
  /** Empty where the act says all. */
  texte: z.string(),
  /** Shown name. */
  auteur: z.string(),
  deAgence: z.boolean(),
  /** The version of the proof then. */
  version: z.int(),
  t_creation: z.string(),
});
export type RemarkReply = z.output<typeof remarkReply>;

/**
 * A remark at its place on a page of a proof; `x` and `y` are fractions of the page's width and height
 * (specification/proofs-and-approvals.md#remarks).
 */
export const proofNote = z.object({
  id: z.int(),
  /** On which it was put. */
  version: z.int(),
  fichier: z.string(),
  page: z.int(),
  x: z.number(),
  y: z.number(),
  texte: z.string(),
  /** Shown name. */
  auteur: z.string(),
  /** Written by the project's agency: a question to those who answer, where the others request something of it. */
  deAgence: z.boolean(),
  /** Of the client's hand, on their account or by a link. */
  deClient: z.boolean(),
  t_creation: z.string(),
  /** The caller is the author and may still delete it. */
  supprimable: z.boolean(),
  etat: z.enum(REMARK_STATES),
  /** The agency has still to answer it. */
  attend: z.boolean(),
  /** The version since which it is asked: its own, or that of the last 'Pas encore'. */
  depuis: z.int(),
  /** The version on which it was settled; null while it is not. */
  regleeSur: z.nullable(z.int()),
  /** Where it hangs on the current version; null where that has no file. */
  report: z.nullable(z.object({ fichier: z.string(), page: z.int() })),
  /** Oldest first. */
  reponses: z.array(remarkReply),
  /** What the caller may do with it now. */
  actes: z.array(z.enum(REMARK_ACTS)),
  /** Why a delegate may not settle a client's remark yet; empty for others. */
  refus: z.string(),
});
export type ProofNote = z.output<typeof proofNote>;

export const newProofNote = z.object({
  fichier: projectId,
  page: z.int().check(z.minimum(1), z.maximum(MOST_PAGES)),
  x: fraction,
  y: fraction,
  texte: noteText.check(z.minLength(1)),
});

/** `version` is that of the proof which the caller sees. Words are wanted by a reply, and kept of no other act. */
export const newReply = z.object({
  acte: z.enum(REMARK_ACTS),
  version: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
  texte: z._default(noteText, ''),
});

/** The client's agreement to one version of the proof (specification/proofs-and-approvals.md#approval). */
export const approval = z.object({
  version: z.int(),
  nom: z.string(),
  qualite: z.string(),
  mode: z.enum(['trace', 'clavier']),
  via: approvalVia,
  /**
   * The client's address: empty for roles that may read neither the evidence nor its copy
   * (specification/proofs-and-approvals.md#evidence).
   */
  email: z.string(),
  t_accord: z.string(),
  /** SHA-256, in hex, of the approved proof. */
  empreinte: z.string(),
  retire: z.nullable(z.string()),
  motifRetrait: z.nullable(z.string()),
});
export type Approval = z.output<typeof approval>;

/** A numbered version of the proof (BAT): every `photo_crea` present when it was created. */
export const proofVersion = z.object({
  version: z.int(),
  /** SHA-256, in hex, of the sorted hashes of its files. */
  empreinte: z.string(),
  /** Shown name. */
  par: z.string(),
  t_creation: z.string(),
  /** When it was first displayed to the dc or to the client; null before. */
  envoyee: z.nullable(z.string()),
  /** When the caller first opened it; null before. */
  lue: z.nullable(z.string()),
  actuelle: z.boolean(),
  fichiers: z.array(projectFile),
  postIts: z.array(proofNote),
  accords: z.array(approval),
});
export type ProofVersion = z.output<typeof proofVersion>;

/** Versions that were displayed to anybody, and the current one; newest first. */
export const listProofs = get('Proofs of a project, by version', {
  path: '/rest/myplv/projets/:id/creations',
  who: 'file.read',
  params: byProject,
  reply: z.array(proofVersion),
});

const byVersion = z.object({ id: projectId, version: z.coerce.number().check(z.int(), z.minimum(1)) });

/**
 * Remembers that the caller opened this version; the first time counts. A new version starts again
 * (specification/proofs-and-approvals.md#who-opened-it). @throws INTROUVABLE
 */
export const readProof = post('Note that a proof was opened', {
  path: '/rest/myplv/projets/:id/creations/:version/lecture',
  who: 'file.read',
  params: byVersion,
  reply: z.object({ lue: z.string() }),
});

/** On the current version; 409 when `version` is stale. */
export const addProofNote = post('A post-it on the proof', {
  path: '/rest/myplv/projets/:id/creations/:version/post-its',
  who: 'proof.annotate',
  params: byVersion,
  body: newProofNote,
  reply: proofNote,
});
/**
 * A reply under a remark, 'Fait', 'C’est réglé' or 'Pas encore'; twice the same is once. 409 when `version` is stale.
 * @throws INTROUVABLE, STATUT, VERSION, VALIDATION
 */
export const replyToNote = post('Reply to a remark, or settle it', {
  path: '/rest/myplv/projets/:id/creations/post-its/:note/reponses',
  who: 'proof.annotate',
  params: z.object({ id: projectId, note: z.coerce.number().check(z.int(), z.minimum(1)) }),
  body: newReply,
  reply: proofNote,
});
/** One's own, while the project is in the status in which it was written and nobody else replied. */
export const deleteProofNote = del('Take a post-it away', {
  path: '/rest/myplv/projets/:id/creations/post-its/:note',
  who: 'proof.annotate',
  params: z.object({ id: projectId, note: z.coerce.number().check(z.int(), z.minimum(1)) }),
});
