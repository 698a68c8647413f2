import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../../db/transaction.ts';
import { type FileRecord, findUpload } from '../files/files.repository.ts';
import type { ReceivedFile } from '../files/receive-file.ts';

/** An upload; `id` was made on the device. */
interface Upload {
  projectId: string;
  type: FileType;
  id?: string;
}

function otherFile(): Refusal {
  const message = 'Un autre fichier a déjà cet identifiant.';
  return new Refusal('REQUETE_INVALIDE', { message, champs: [{ chemin: 'id', message }] });
}

/**
 * The file that this very upload recorded before, for a retry after a lost reply; null for a new one. Somebody else's
 * id, or one of another project, is answered as an unknown project is.
 * @throws Refusal INTROUVABLE, FICHIER_SUPPRIME: the same id never brings a deleted file back; REQUETE_INVALIDE for
 * another type
 */
export async function findReceived(
  db: Db,
  actor: Actor,
  { projectId, type, id }: Upload,
): Promise<FileRecord | null> {
  const found = id === undefined ? null : await findUpload(db, id);
  if (found === null) return null;
  if (found.project_id !== projectId || found.uploaded_by !== actor.name) throw new Refusal('INTROUVABLE');
  if (found.deleted) throw new Refusal('FICHIER_SUPPRIME');
  if (found.file_type !== type) throw otherFile();
  return found;
}

/**
 * The recorded file, if it has these bytes: compared as they are kept, since removing personal metadata is
 * deterministic.
 * @throws Refusal REQUETE_INVALIDE for others
 */
export function sameFile(recorded: FileRecord, { incoming }: ReceivedFile): FileRecord {
  if (recorded.sha256 !== incoming.sha256) throw otherFile();
  return recorded;
}
