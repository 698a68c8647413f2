import * as z from 'zod/mini';
import { byProject, del, get, post, projectId } from './call.ts';
import { projectFile } from './files.ts';
import { approvalVia } from './project-parts.ts';

/** Maximum length of a post-it, in characters: an emoji counts as one. */
const MOST_CHARACTERS = 2000;
const fraction = z.number().check(z.minimum(0), z.maximum(1));

/** A remark at its place on a page of a proof; `x` and `y` are fractions of the page's width and height. */
export const proofNote = z.object({
  id: z.int(),
  fichier: z.string(),
  page: z.int(),
  x: z.number(),
  y: z.number(),
  texte: z.string(),
  /** Shown name. */
  auteur: z.string(),
  /** Written by the project's agency: a question to those who answer, where the others request something of it. */
  deAgence: z.boolean(),
  t_creation: z.string(),
  /** The caller is the author and may still delete it. */
  supprimable: z.boolean(),
});
export type ProofNote = z.output<typeof proofNote>;

export const newProofNote = z.object({
  fichier: projectId,
  page: z.int().check(z.minimum(1), z.maximum(500)),
  x: fraction,
  y: fraction,
  texte: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(2 * MOST_CHARACTERS),
    z.refine((text) => [...text].length <= MOST_CHARACTERS),
  ),
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
/** One's own, while the project is in the status in which it was written. */
export const deleteProofNote = del('Take a post-it away', {
  path: '/rest/myplv/projets/:id/creations/post-its/:note',
  who: 'proof.annotate',
  params: z.object({ id: projectId, note: z.coerce.number().check(z.int(), z.minimum(1)) }),
});
