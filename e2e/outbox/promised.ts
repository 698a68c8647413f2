import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';

/** One a device: two people who change the same answer would be asked. */
export const QUESTIONS = ['autreInfo', 'siteInternet'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What was signed on a device, as it keeps it. */
export type SignedThere = Pick<SignedOffline, 'depot' | 'empreinte' | 'decalage'> & { moments: string[] };

/** What people were shown as done, which so must arrive. */
export interface Promised {
  /** By the photo's id. */
  photos: Map<string, { sha256: string; postIts: string[]; device: string }>;
  answers: Map<Question, string>;
  /** SHA-256 of pictures that were not shown as attached, or were removed: they may have arrived. */
  doubtful: Set<string>;
  /** Once both have signed. */
  signed: SignedThere | undefined;
  /** What the server cannot accept of it meanwhile. */
  left?: readonly ToSettle[];
}
