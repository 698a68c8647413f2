import type { ReadFile } from '@ardoise/domain/card-text/proof/compare-proof.ts';
import type { UnreadReason } from '@ardoise/domain/contract/findings.ts';
import type { FilePriority } from '../../../card-files/file-process.ts';
import type { AppContext } from '../../base/app-context.ts';
import type { FileRecord } from '../documents/files/files.repository.ts';
import { readProofFile } from './read-proof-file.ts';

/** The live text of files. */
export interface ReadFiles {
  files: ReadFile[];
  /** Why nothing of them was read; null where something was. */
  reason: UnreadReason | null;
}

const isPdf = ({ mime }: { mime: string }) => mime === 'application/pdf';

/** Reads the PDFs among these files. @throws FileProcessBusy */
export async function readFiles(
  context: Pick<AppContext, 'files' | 'fileProcess'>,
  files: readonly FileRecord[],
  priority: FilePriority,
): Promise<ReadFiles> {
  const read: ReadFile[] = [];
  let reason: UnreadReason | null = files.some(isPdf) ? null : 'image';
  for (const { id, sha256, size } of files.filter(isPdf)) {
    const reading = await readProofFile(context, { sha256, size: Number(size) }, priority);
    if ('refus' in reading) reason ??= reading.refus;
    else read.push({ id, reading });
  }
  return { files: read, reason: read.length > 0 ? null : reason };
}
