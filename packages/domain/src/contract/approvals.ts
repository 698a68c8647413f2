import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';
import { byProject, post } from './call.ts';

const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const signerText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** What a client signs with; `version` is the proof that was displayed. */
export const approvalBody = z.object({
  version,
  nom: signerText,
  qualite: signerText,
  mode: z.optional(z.enum(['trace', 'clavier'])),
  /** PNG data URL of at most 200 KB. */
  image: z.string().check(z.maxLength(280_000)),
});

/** Result of an approval, which is always stored; `refus` is the reason why the status did not change. */
export const approvalReply = z.object({
  message: z.string(),
  statut: z.enum(STATUSES),
  refus: z.nullable(z.string()),
});
export type ApprovalReply = z.output<typeof approvalReply>;

/** Face to face, or with the client's account; changes the status in the same transaction. */
export const approveProof = post('The client’s agreement to the proof', {
  path: '/rest/myplv/projets/:id/accord',
  who: 'proof.approve',
  params: byProject,
  body: approvalBody,
  reply: approvalReply,
});
