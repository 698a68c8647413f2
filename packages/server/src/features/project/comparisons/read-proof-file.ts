import { text } from 'node:stream/consumers';
import type { ProofReading } from '@ardoise/domain/card-text/proof/compare-proof.ts';
import type { FilePriority } from '../../../card-files/file-process.ts';
import type { PictureSuffix } from '../../../storage/file-place.ts';
import type { AppContext } from '../../base/app-context.ts';

/** Raised with what a reading keeps, so that files are read again. */
const READER = 1;
/** Kept beside the file, and removed with it. */
const SUFFIX: PictureSuffix = { picture: `.text-${READER}.json`, none: `.text-${READER}.none` };
/** A larger file is read by eye. */
const LARGEST = 100 * 1024 * 1024;

/** The live text of a PDF, or why it has none. */
export type FileReading = ProofReading | { refus: 'protege' | 'illisible' | 'trop long' };

type Context = Pick<AppContext, 'files' | 'fileProcess'>;

/** Reads a stored PDF once; what is known of it is kept by its hash. @throws FileProcessBusy */
export async function readProofFile(
  { files, fileProcess }: Context,
  { sha256, size }: { sha256: string; size: number },
  priority: FilePriority,
): Promise<FileReading> {
  const kept = await files.findPicture(sha256, SUFFIX);
  if (kept !== null && kept !== 'none') return JSON.parse(await text(await kept.open())) as FileReading;
  if (size > LARGEST) return { refus: 'trop long' };
  const outcome = await files.withLocal(sha256, (path) => fileProcess.run('readProof', path, priority));
  // A reading that took too long may have waited for the machine: it is tried again with the next comparison.
  if ('none' in outcome) return { refus: outcome.none };
  await files.keepPicture(sha256, SUFFIX, Buffer.from(JSON.stringify(outcome.result)));
  return outcome.result;
}
