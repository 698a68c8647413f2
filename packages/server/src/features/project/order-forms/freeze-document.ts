import { storedName } from '@ardoise/domain/projects/file-name.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import type { FileRecord } from '../documents/files/files.repository.ts';
import { recordFile } from '../documents/files/record-file.ts';
import type { StoredProject } from '../projects/project-record.ts';
import type { PrintedDocument } from './sheet.ts';

/** Stores a printed document among the project's files, protected from deletion. The project's row must be locked. */
export async function freezeDocument(
  tx: Transaction,
  store: FileStore,
  project: StoredProject,
  document: {
    type: 'bon_commande' | 'preuve_accord' | 'copie_accord';
    name: string;
    printed: PrintedDocument;
    by: string;
    at: Date;
  },
): Promise<FileRecord> {
  const incoming = await store.receiveBytes(document.printed.content);
  try {
    return await recordFile(tx, store, incoming, {
      projectId: project.id,
      type: document.type,
      name: storedName(document.type, document.name, 'pdf', document.at),
      mime: 'application/pdf',
      width: null,
      height: null,
      dpi: null,
      pages: document.printed.pages,
      uploadedBy: document.by,
      frozen: true,
    });
  } finally {
    await store.discard(incoming);
  }
}
