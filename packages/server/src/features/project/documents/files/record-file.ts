import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import type { IncomingFile } from '../../../../storage/file-place.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { newProjectId } from '../../projects/project-id.ts';
import { numberedName } from './file-name.ts';
import { type FileRecord, holdBlobs, insertFile, namesTaken } from './files.repository.ts';
import type { Inspection } from './inspect-file.ts';

/** A complete, validated file to record in a project. */
export interface NewFile extends Inspection {
  projectId: string;
  type: FileType;
  /** From `storedName`; numbered when the project already has a file of that name. */
  name: string;
  uploadedBy: string;
  /** Received by a link once the order was signed: not covered by the signatures. */
  receivedAfterSignature?: boolean;
  /** Cannot be deleted. */
  frozen?: boolean;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let rank = 1;
  while (taken.has(numberedName(name, rank))) rank += 1;
  return numberedName(name, rank);
}

/**
 * Stores the bytes and records the file: durable and complete from the commit on. The project's row must be locked, so
 * that two files cannot take one name.
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
