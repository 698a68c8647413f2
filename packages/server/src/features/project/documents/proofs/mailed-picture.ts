import type { Db } from '../../../../db/transaction.ts';
import { hasPicture } from '../../../../pictures/derived-picture.ts';
import type { Mail } from '../../../base/mails/mail.ts';
import type { StoredProject } from '../../projects/project-record.ts';
import { filesOfProof } from './proofs.repository.ts';

/** The first page of the current proof, for a mail to its client; none without a proof, or of a video. */
export async function mailedPicture(
  db: Db,
  { id, proof_version }: Pick<StoredProject, 'id' | 'proof_version'>,
): Promise<Pick<Mail, 'picture'>> {
  const shown = (await filesOfProof(db, id, proof_version)).find(hasPicture);
  if (shown === undefined) return {};
  const { sha256, width, pages } = shown;
  const alt = `Première page de votre création, version\u00a0${proof_version}`;
  return { picture: { sha256, width, pages, alt } };
}
