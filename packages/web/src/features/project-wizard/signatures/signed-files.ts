import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { attachedFiles } from '@ardoise/domain/projects/attached-files.ts';
import { COVERED_FILE_TYPES, type FileType, UNNAMED_TYPES } from '@ardoise/domain/projects/file-types.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { NetworkError } from '../../../api/api-error.ts';
import { keptPhoto } from '../../../api/device/kept-photos.ts';
import { sha256 } from '../../../api/device/sha256.ts';
import type { Sending } from '../../../api/outbox/sending.ts';

type SignedFile = SignedOffline['fichiers'][number];

const isCoveredType = (type: FileType | undefined) => type !== undefined && COVERED_FILE_TYPES.includes(type);

/** Whether a signature that is given now covers it. */
export const isCovered = ({ myplv_file_type: type, recuApresSignature }: ProjectFile): boolean =>
  isCoveredType(type) && !recuApresSignature;

/** By the bytes that were, or will be, sent. @throws NetworkError where they are not here */
async function ofThisDevice(username: string, id: string): Promise<SignedFile> {
  const kept = await keptPhoto(username, id);
  if (kept === undefined) throw new NetworkError(undefined);
  return { id, empreinte: await sha256(kept.bytes) };
}

interface Files {
  username: string;
  /** As the server listed them last. */
  listed: readonly ProjectFile[];
  /** Of the order, what waits to be sent. */
  sendings: readonly Sending[];
  document: ProjectDocument;
}

/**
 * The files that signatures cover: those that the server has, those that wait here, and those that it has and had not listed yet when
 * the network went.
 * @throws NetworkError where the bytes of one are not here
 */
export async function signedFiles({ username, listed, sendings, document }: Files): Promise<SignedFile[]> {
  const inOrder = attachedFiles(document).map(({ photo }) => photo);
  // A list of before may have what was removed since; what comes by a link is named nowhere.
  const isNamed = ({ id, myplv_file_type: type }: ProjectFile) =>
    UNNAMED_TYPES.includes(type) || inOrder.includes(id);
  const known = listed
    .filter(isCovered)
    .filter(isNamed)
    .map(({ id, empreinte }) => ({ id, empreinte }));
  const ids = new Set(known.map(({ id }) => id));
  const waiting = sendings.filter(({ kind, file }) => kind === 'photo' && isCoveredType(file?.type));
  const unlisted = [...new Set([...waiting.map(({ id }) => id), ...inOrder])].filter((id) => !ids.has(id));
  return [...known, ...(await Promise.all(unlisted.map((id) => ofThisDevice(username, id))))];
}
