import * as z from 'zod/mini';
import { PROJECT_TYPES } from '../projects/kinds.ts';
import { approvalBody, approvalReply } from './approvals.ts';
import { del, get, post, projectId } from './call.ts';
import { causes } from './causes.ts';
import { newProofNote, newReply, proofNote } from './creations.ts';
import { filePages, pageNumber, pageQuery, projectFile } from './files.ts';

const tokenText = z.string().check(z.maxLength(100));
const token = z.object({ token: tokenText });

const section = z.object({
  title: z.string(),
  /** `rich` is the stored rich text whose plain words are the value. */
  lines: z.array(z.object({ label: z.string(), value: z.string(), rich: z.optional(z.string()) })),
});

/** What the client sees of the order and of its proof; nothing of the other parties' comments, quotas or prices. */
export const approvalPage = z.object({
  nameProjet: z.string(),
  numProjet: z.string(),
  type: z.enum(PROJECT_TYPES),
  ville: z.string(),
  /** Who is expected to sign: proposed, and may be changed. */
  signataire: z.object({ nom: z.string(), qualite: z.string() }),
  /** The delegate. */
  demandeur: z.string(),
  telephoneDC: z.string(),
  /** Their company; empty where it is not named. */
  entreprise: z.string(),
  nomAgence: z.string(),
  t_envoi: z.string(),
  /** The proof to approve. */
  version: z.int(),
  empreinte: z.string(),
  /** The order in words, one section per step. */
  commande: z.array(section),
  /** `url` and `photo` are valid for this link only. */
  fichiers: z.array(projectFile),
  /** The client's own, of every version. */
  postIts: z.array(proofNote),
  /** The approval was already signed, and a guard keeps the project in its status. */
  accord: z.nullable(z.object({ nom: z.string(), t_accord: z.string() })),
});
export type ApprovalPage = z.output<typeof approvalPage>;

/** Read-only; 410 with a sentence once the project has left the status. */
export const openApproval = get('The proof that a client is asked to agree to', {
  path: '/rest/myplv/accord/:token',
  who: 'public',
  params: token,
  reply: approvalPage,
});
export const readApprovalFile = get('A file of that proof', {
  path: '/rest/myplv/accord/:token/fichiers/:id',
  who: 'public',
  params: z.object({ token: tokenText, id: projectId }),
  query: z.object({ vignette: z.optional(z.string()), telecharger: z.optional(z.string()) }),
});
export const readApprovalPages = get('The pages of a file of that proof', {
  path: '/rest/myplv/accord/:token/fichiers/:id/pages',
  who: 'public',
  params: z.object({ token: tokenText, id: projectId }),
  reply: filePages,
});
export const readApprovalPage = get('A page of that proof as a picture, as WebP', {
  path: '/rest/myplv/accord/:token/fichiers/:id/pages/:page',
  who: 'public',
  params: z.object({ token: tokenText, id: projectId, page: pageNumber }),
  query: pageQuery,
});
export const addNoteByLink = post('A post-it on that proof', {
  path: '/rest/myplv/accord/:token/creations/:version/post-its',
  who: 'public',
  params: z.object({ token: tokenText, version: z.coerce.number().check(z.int(), z.minimum(1)) }),
  body: newProofNote,
  reply: proofNote,
});
export const replyByLink = post('Reply to one’s remark on that proof, or settle it', {
  path: '/rest/myplv/accord/:token/post-its/:note/reponses',
  who: 'public',
  params: z.object({ token: tokenText, note: z.coerce.number().check(z.int(), z.minimum(1)) }),
  body: newReply,
  reply: proofNote,
});
export const deleteNoteByLink = del('Take one’s post-it away', {
  path: '/rest/myplv/accord/:token/post-its/:note',
  who: 'public',
  params: z.object({ token: tokenText, note: z.coerce.number().check(z.int(), z.minimum(1)) }),
});
/** Returns the project to the agency with a comment or post-its. 409 with the current proof when another was displayed. */
export const askCorrectionsByLink = post('Ask for corrections', {
  path: '/rest/myplv/accord/:token/corrections',
  who: 'public',
  params: token,
  body: z.object({
    version: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
    comment: z.optional(z.string().check(z.maxLength(2000))),
    causes,
  }),
  reply: approvalReply,
});
export const approveByLink = post('Agree to the proof and sign', {
  path: '/rest/myplv/accord/:token',
  who: 'public',
  params: token,
  body: approvalBody,
  reply: approvalReply,
});

/**
 * The execution files of a finished order that is not printed, for 30 days, or the order form that its client signed,
 * for 90; every download is recorded.
 */
export const openDelivery = get('The files of a finished order, or the signed order form', {
  path: '/rest/myplv/livraison/:token',
  who: 'public',
  params: token,
  reply: z.object({
    objet: z.enum(['execution', 'bon_commande']),
    nameProjet: z.string(),
    type: z.enum(PROJECT_TYPES),
    ville: z.string(),
    demandeur: z.string(),
    expire: z.string(),
    fichiers: z.array(projectFile),
  }),
});
export const readDeliveredFile = get('One of these files', {
  path: '/rest/myplv/livraison/:token/fichiers/:id',
  who: 'public',
  params: z.object({ token: tokenText, id: projectId }),
  query: z.object({ vignette: z.optional(z.string()) }),
});
