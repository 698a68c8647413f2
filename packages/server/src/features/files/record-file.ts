import type { FileType } from '@ardoise/domain/contract/files.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { FileStore, IncomingFile } from '../../storage/file-store.ts';
import { newProjectId } from '../projects/project-id.ts';
import { numberedName } from './file-name.ts';
import { type FileRecord, holdBlobs, insertFile, namesTaken } from './files.repository.ts';
import type { Inspection } from './inspect-file.ts';

/** A whole, judged file, ready to be a project's. */
export interface NewFile extends Inspection {
  projectId: string;
  type: FileType;
  /** As `storedName` gives it; a number joins it when the project has one of that name. */
  name: string;
  uploadedBy: string;
  /** Came by a link once the order was signed: not covered by the signatures. */
  receivedAfterSignature?: boolean;
  /** Never deleted. */
  frozen?: boolean;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let rank = 1;
  while (taken.has(numberedName(name, rank))) rank += 1;
  return numberedName(name, rank);
}

/**
 * Gives the bytes their place and records the file: from the commit on it exists, whole, whatever happens. The project's
 * row must be locked, so that two files cannot take one name.
 */
export async function recordFile(
  tx: Transaction,
  store: FileStore,
  incoming: IncomingFile,
  { projectId, type, name, uploadedBy, receivedAfterSignature, frozen, ...inspection }: NewFile,
): Promise<FileRecord> {
  await holdBlobs(tx);
  await store.keep(incoming);
  return insertFile(tx, {
    ...inspection,
    id: newProjectId(),
    project_id: projectId,
    sha256: incoming.sha256,
    size: incoming.size,
    filename: freeName(name, await namesTaken(tx, projectId)),
    file_type: type,
    uploaded_by: uploadedBy,
    received_after_signature: receivedAfterSignature ?? false,
    frozen: frozen ?? false,
  });
}
