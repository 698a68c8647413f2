import type { Readable } from 'node:stream';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import { extensionOf, storedName } from '@ardoise/domain/projects/file-name.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import {
  ACCEPTED_EXTENSIONS,
  extensionsInWords,
  type FileExtension,
  LINK_EXTENSIONS,
  type LinkFileType,
  maxFileSize,
  sizeInWords,
} from '@ardoise/domain/rules/file-rules.ts';
import { DiskFull, type RoomClaim } from '../../../../storage/disk-room.ts';
import type { IncomingFile } from '../../../../storage/file-place.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { FileTooLarge, UploadInterrupted } from '../../../../storage/incoming-files.ts';
import { type Inspection, inspectFile } from './inspect-file.ts';
import { stripMetadata } from './metadata/strip-metadata.ts';

/** A file as it arrives: the part of a form, for instance. */
export interface SentFile {
  filename: string;
  /** `truncated` once it was cut off at the limit of its form. */
  file: Readable & { truncated?: boolean };
}

/** A completely received, valid file: kept by `recordFile`, or discarded. */
export interface ReceivedFile {
  incoming: IncomingFile;
  inspection: Inspection;
  /** Its future stored name. */
  name: string;
  /** SHA-256 in hex of the bytes as they were sent, where personal metadata was taken out of them. */
  sentSha256?: string;
}

/** Overhead of a multipart form around its file, in bytes. */
const FORM_OVERHEAD = 16 * 1024;

/** Rules of an upload: extensions, maximum size in bytes, and prefix of the stored name. */
export interface FileRules {
  extensions: readonly FileExtension[];
  limitOf: (extension: FileExtension) => number;
  prefix: string;
  /** Personal metadata is removed from pictures. */
  stripped: boolean;
  /** But for the time at which they were taken. */
  keepsTime?: boolean;
  /** The time in the stored name; now by default. */
  at?: Date;
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

/** The agency's files are kept byte for byte, whoever uploads them: the printer depends on them. */
const AS_MADE: readonly FileType[] = ['photo_crea', 'execution'];

/**
 * The rules of a project's file.
 * @param by the uploader's role; null for a link's holder without an account (`rulesOfLink`)
 */
export function rulesOf(type: FileType, by: Role | null): FileRules {
  const isPose = type === 'photo_pose';
  return {
    extensions: ACCEPTED_EXTENSIONS[type],
    limitOf: (extension) => maxFileSize(type, extension),
    prefix: type,
    stripped: isPose || (!AS_MADE.includes(type) && (by === null || by === 'dc' || by === 'client')),
    // When what hangs was put up, never where its author stood.
    keepsTime: isPose,
  };
}

/** The same for a link's holder without an account: who has no file of their text may photograph it. */
export function rulesOfLink(purpose: LinkFileType): FileRules {
  return { ...rulesOf(purpose, null), extensions: LINK_EXTENSIONS[purpose] };
}

function tooLarge(limit: number): Refusal {
  return new Refusal('FICHIER_TROP_GROS', { message: `Ce fichier dépasse ${sizeInWords(limit)}.` });
}

function asRefusal(error: unknown): unknown {
  if (error instanceof FileTooLarge) return tooLarge(error.limit);
  if (error instanceof UploadInterrupted) {
    // Aborted by this server, with its reason.
    if (error.cause instanceof Refusal) return error.cause;
    return new Refusal('REQUETE_INVALIDE', { message: 'L’envoi a été interrompu. Merci de réessayer.' });
  }
  if (error instanceof DiskFull) {
    return new Refusal('STOCKAGE_PLEIN', {
      message: 'Il n’y a plus assez de place sur le serveur pour ce fichier. Prévenez votre administrateur.',
    });
  }
  return error;
}

/** What is known of a file before its first byte. */
interface Expected extends Pick<FileRules, 'prefix' | 'stripped' | 'keepsTime' | 'at'> {
  extension: FileExtension;
  limit: number;
}

function expectedOf(part: SentFile, { extensions, limitOf, ...rest }: FileRules): Expected {
  const extension = acceptedExtension(extensions, part.filename);
  return { extension, limit: limitOf(extension), ...rest };
}

async function receive(
  store: FileStore,
  part: SentFile,
  { extension, limit, prefix, stripped, keepsTime = false, at = new Date() }: Expected,
  room: RoomClaim,
): Promise<ReceivedFile> {
  let incoming = await store.receive(part.file, limit, room);
  try {
    if (part.file.truncated) throw new FileTooLarge(limit);
    await store.scanner.refuseInfected(incoming.path);
    const inspection = await inspectFile(incoming.path, extension, incoming.size);
    const { sha256: sentSha256 } = incoming;
    if (stripped) incoming = await stripMetadata(store, incoming, { mime: inspection.mime, keepsTime }, room);
    await store.send(incoming);
    const name = storedName(prefix, part.filename, extension, at);
    return { incoming, inspection, name, ...(sentSha256 !== incoming.sha256 && { sentSha256 }) };
  } catch (error) {
    await store.discard(incoming);
    throw error;
  }
}

/**
 * Streams the one file of a form to the disk and validates it: extension before reading, size while reading, content
 * once complete (specification/files.md#what-is-accepted). A refused file is deleted.
 * @param announced Content-Length of the request, 0 without one
 * @throws Refusal FICHIER_REFUSE, FICHIER_TROP_GROS, STOCKAGE_PLEIN, REQUETE_INVALIDE, DELAI_DEPASSE, INDISPONIBLE
 */
export async function receiveFile(
  store: FileStore,
  part: SentFile,
  rules: FileRules,
  announced: number,
): Promise<ReceivedFile> {
  const expected = expectedOf(part, rules);
  if (announced > expected.limit + FORM_OVERHEAD) throw tooLarge(expected.limit);
  return withRoom(store, Math.min(announced, expected.limit), async (room) => {
    return receive(store, part, expected, room);
  });
}

/** As `receiveFile`, for one of several files that share their form's reservation (`withRoom`). */
export async function receiveOneOf(
  store: FileStore,
  part: SentFile,
  rules: FileRules,
  room: RoomClaim,
): Promise<ReceivedFile> {
  return told(() => receive(store, part, expectedOf(part, rules), room));
}

/**
 * Receives a file of any type that is read once and not kept. The caller discards it.
 * @throws Refusal FICHIER_TROP_GROS, FICHIER_REFUSE for an infected one, STOCKAGE_PLEIN
 */
export async function receiveScanned(store: FileStore, part: SentFile, limit: number): Promise<IncomingFile> {
  return withRoom(store, 0, async (room) => {
    const incoming = await store.receive(part.file, limit, room);
    try {
      if (part.file.truncated) throw new FileTooLarge(limit);
      await store.scanner.refuseInfected(incoming.path);
      return incoming;
    } catch (error) {
      await store.discard(incoming);
      throw error;
    }
  });
}

/**
 * Receives files within a disk-space reservation of so many bytes, 0 if unknown.
 * @throws Refusal STOCKAGE_PLEIN, and refusals of `work`
 */
export async function withRoom<Result>(
  store: FileStore,
  bytes: number,
  work: (room: RoomClaim) => Promise<Result>,
): Promise<Result> {
  return told(async () => {
    const room = await store.claimRoom(bytes);
    try {
      return await work(room);
    } finally {
      room.release();
    }
  });
}

/** Maps errors of the store to refusals for the sender. */
async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asRefusal(error);
  }
}
