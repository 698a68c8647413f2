import type { ApprovalReply, approveProof } from '@ardoise/domain/contract/approvals.ts';
import type { BodyOf, Call } from '@ardoise/domain/contract/call.ts';
import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import type { addProofNote, ProofNote } from '@ardoise/domain/contract/creations.ts';

export type NewProofNote = BodyOf<typeof addProofNote & Call>;
export type ApprovalBody = BodyOf<typeof approveProof & Call>;

/** Keeps a post-it on a page of one of the proof's files; `x` and `y` are fractions of the page. */
export type AddProofNote = (
  fileId: string,
  page: number,
  x: number,
  y: number,
  texte: string,
) => Promise<unknown>;

/** Where the order and its proof are read from, and where the client's answer goes: a mailed link, or an account. */
export interface ApprovalSource {
  /** Tells one source from another, in what is kept on the device. */
  key: string;
  /** @throws ApprovalClosed when the project does not await the client, ApiError 404 or 410 when the link is dead */
  read: (signal: AbortSignal) => Promise<ApprovalPage>;
  addNote: (version: number, note: NewProofNote) => Promise<ProofNote>;
  deleteNote: (note: number) => Promise<unknown>;
  /** @throws ApiError 409 or ProofReplaced when another version was shown */
  askCorrections: (version: number, comment: string) => Promise<ApprovalReply>;
  /** @throws ApiError 409 when another version was shown */
  approve: (body: ApprovalBody) => Promise<ApprovalReply>;
}

/** The project does not await the client's agreement; the sentence says why. */
export class ApprovalClosed extends Error {
  override readonly name = 'ApprovalClosed';
}

/** What was shown is no longer the proof. */
export class ProofReplaced extends Error {
  override readonly name = 'ProofReplaced';
}
