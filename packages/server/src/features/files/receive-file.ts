import type { FileType } from '@ardoise/domain/contract/files.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import {
  ACCEPTED_EXTENSIONS,
  extensionsInWords,
  type FileExtension,
  maxFileSize,
  sizeInWords,
} from '@ardoise/domain/files/file-rules.ts';
import type { MultipartFile } from '@fastify/multipart';
import { extensionOf, storedName } from './file-name.ts';
import {
  DiskFull,
  type FileStore,
  FileTooLarge,
  type IncomingFile,
  UploadInterrupted,
} from './file-store.ts';
import { type Inspection, inspectFile } from './inspect-file.ts';

/** A file that came in whole and is what it says: kept by `recordFile`, or discarded. */
export interface ReceivedFile {
  incoming: IncomingFile;
  inspection: Inspection;
  /** The name it will bear. */
  name: string;
}

/** Bytes of a form around its file. */
const FORM_OVERHEAD = 16 * 1024;

/** What of a file is accepted: its extensions, its size in bytes, and what its name will begin with. */
export interface FileRules {
  extensions: readonly FileExtension[];
  limitOf: (extension: FileExtension) => number;
  prefix: string;
}

function acceptedExtension(accepted: readonly FileExtension[], filename: string): FileExtension {
  const extension = extensionOf(filename);
  const found = accepted.find((candidate) => candidate === extension);
  if (found !== undefined) return found;
  const advice = ['heic', 'heif'].includes(extension)
    ? ' Les photos HEIC se convertissent en JPEG dans les réglages de l’appareil.'
    : '';
  throw new Refusal('FICHIER_REFUSE', {
    message: `Ce type de fichier n’est pas accepté. Formats acceptés\u00a0: ${extensionsInWords(accepted)}.${advice}`,
  });
}

function rulesOf(type: FileType): FileRules {
  return {
    extensions: ACCEPTED_EXTENSIONS[type],
    limitOf: (extension) => maxFileSize(type, extension),
    prefix: type,
  };
}

function tooLarge(limit: number): Refusal {
  return new Refusal('FICHIER_TROP_GROS', { message: `Ce fichier dépasse ${sizeInWords(limit)}.` });
}

function asRefusal(error: unknown): unknown {
  if (error instanceof FileTooLarge) return tooLarge(error.limit);
  if (error instanceof UploadInterrupted) {
    return new Refusal('REQUETE_INVALIDE', { message: 'L’envoi a été interrompu. Merci de réessayer.' });
  }
  if (error instanceof DiskFull) {
    return new Refusal('STOCKAGE_PLEIN', {
      message: 'Il n’y a plus assez de place sur le serveur pour ce fichier. Prévenez votre administrateur.',
    });
  }
  return error;
}

/**
 * Streams one file of a form to the disk and judges it: extension before anything is read, size while it is, content once
 * it is whole (3-decisions.md section 6). Nothing is left when it is refused.
 *
 * @param announced bytes of the whole request as its sender says, 0 when it does not
 * @throws Refusal FICHIER_REFUSE, FICHIER_TROP_GROS, STOCKAGE_PLEIN, REQUETE_INVALIDE
 */
export async function receiveFile(
  store: FileStore,
  part: MultipartFile,
  asked: FileType | FileRules,
  announced = 0,
): Promise<ReceivedFile> {
  const { extensions, limitOf, prefix } = typeof asked === 'string' ? rulesOf(asked) : asked;
  const extension = acceptedExtension(extensions, part.filename);
  const limit = limitOf(extension);
  if (announced > limit + FORM_OVERHEAD) throw tooLarge(limit);
  try {
    await store.requireRoom(Math.min(announced, limit));
    const incoming = await store.receive(part.file, limit);
    try {
      if (part.file.truncated) throw new FileTooLarge(limit);
      const inspection = await inspectFile(incoming.path, extension, incoming.size);
      return { incoming, inspection, name: storedName(prefix, part.filename, extension, new Date()) };
    } catch (error) {
      await store.discard(incoming);
      throw error;
    }
  } catch (error) {
    throw asRefusal(error);
  }
}
