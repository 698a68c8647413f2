import { required } from '@ardoise/domain/base/errors.ts';
import { numberedName } from '@ardoise/domain/projects/file-name.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import type { IncomingFile } from '../../../../storage/file-place.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { newProjectId } from '../../projects/project-id.ts';
import { type FileRecord, holdBlobs, insertFile, namesTaken } from './files.repository.ts';
import type { Inspection } from './inspect-file.ts';

/** A complete, validated file to record in a project. */
export interface NewFile extends Inspection {
  /** Made by the sender's device; a new one by default. */
  id?: string;
  projectId: string;
  type: FileType;
  /** From `storedName`; numbered when the project already has a file of that name. */
  name: string;
  uploadedBy: string;
  /** Received by a link once the order was signed: not covered by the signatures. */
  receivedAfterSignature?: boolean;
  /** Cannot be deleted. */
  frozen?: boolean;
  /** SHA-256 in hex of the bytes as they were sent, where they are kept otherwise. */
  sentSha256?: string;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let rank = 1;
  while (taken.has(numberedName(name, rank))) rank += 1;
  return numberedName(name, rank);
}

/** A file whose bytes are stored already; `sha256` in hex. */
export interface StoredFile extends NewFile {
  sha256: string;
  size: number;
}

/**
 * Records a file of stored bytes, which must be held (`holdBlobs`) or referred to. The project's row must be locked.
 * @throws Refusal INTROUVABLE when its id is that of another file
 */
export async function recordStored(
  tx: Transaction,
  {
    id = newProjectId(),
    projectId,
    type,
    name,
    uploadedBy,
    receivedAfterSignature,
    frozen,
    ...file
  }: StoredFile,
): Promise<FileRecord> {
  const inserted = await insertFile(tx, {
    ...file,
    id,
    project_id: projectId,
    filename: freeName(name, await namesTaken(tx, projectId)),
    file_type: type,
    uploaded_by: uploadedBy,
    received_after_signature: receivedAfterSignature ?? false,
    frozen: frozen ?? false,
  });
  return required(inserted);
}

/**
 * Stores the bytes and records the file: durable and complete from the commit on. The project's row must be locked, so
 * that two files cannot take one name.
 */
export async function recordFile(
  tx: Transaction,
  store: FileStore,
  incoming: IncomingFile,
  file: NewFile,
): Promise<FileRecord> {
  await holdBlobs(tx);
  await store.keep(incoming);
  return recordStored(tx, { ...file, sha256: incoming.sha256, size: incoming.size });
}
