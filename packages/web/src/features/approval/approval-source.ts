import type { ApprovalReply, approveProof } from '@ardoise/domain/contract/approvals.ts';
import type { BodyOf, Call } from '@ardoise/domain/contract/call.ts';
import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import type { addProofNote, ProofNote, replyToNote } from '@ardoise/domain/contract/creations.ts';
import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { SealedStore } from '../../api/device/sealed-store.ts';
import type { AnswerDraft } from './answer-draft.ts';

export type NewProofNote = BodyOf<typeof addProofNote & Call>;
export type NewReply = BodyOf<typeof replyToNote & Call>;
export type ApprovalBody = BodyOf<typeof approveProof & Call>;

/** What the client asks for: a message, and why. */
export type Corrections = Pick<AnswerDraft, 'comment' | 'causes'>;

/** Source of the order and its proof, and target of the client's answer: a mailed link, or an account. */
export interface ApprovalSource {
  /** Storage key of the source. */
  key: string;
  /** The page that follows the order, of a mailed link. */
  tracking?: string;
  /** A link's holder reads as the client. */
  reader: Role;
  /** Storage of an unsent answer, which survives a reload. */
  kept: SealedStore;
  /** @throws ApprovalClosed when the project does not await the client, ApiError 404 or 410 for an ended link */
  read: (signal: AbortSignal) => Promise<ApprovalPage>;
  /** How the version differs from the order, as a client reads it. */
  readFindings: (version: number, signal: AbortSignal) => Promise<Findings>;
  addNote: (version: number, note: NewProofNote) => Promise<ProofNote>;
  deleteNote: (note: number) => Promise<unknown>;
  /** @throws ApiError 409 when another version was displayed */
  reply: (note: number, reply: NewReply) => Promise<ProofNote>;
  /** @throws ApiError 409 or ProofReplaced when another version was displayed */
  askCorrections: (version: number, asked: Corrections) => Promise<ApprovalReply>;
  /** @throws ApiError 409 when another version was displayed */
  approve: (body: ApprovalBody) => Promise<ApprovalReply>;
}

/** The project does not await the client's approval; the message explains why. */
export class ApprovalClosed extends Error {
  override readonly name = 'ApprovalClosed';
}

/** The displayed version is not the current proof any more. */
export class ProofReplaced extends Error {
  override readonly name = 'ProofReplaced';
}
