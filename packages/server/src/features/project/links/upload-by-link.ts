import { Refusal } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { uploadByLink as uploadCall } from '@ardoise/domain/contract/files.ts';
import { LINK_EXTENSIONS, maxFileSize } from '@ardoise/domain/rules/file-rules.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { RoomClaim } from '../../../storage/disk-room.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import type { AppContext } from '../../base/app-context.ts';
import { filesReceivedMail } from '../../base/mails/templates/files-received.ts';
import type { FileRecord } from '../documents/files/files.repository.ts';
import { warningOn } from '../documents/files/project-file.presenter.ts';
import { type ReceivedFile, receiveOneOf, rulesOfLink, withRoom } from '../documents/files/receive-file.ts';
import { recordFile } from '../documents/files/record-file.ts';
import { isFile, readForm } from '../documents/files/upload-form.ts';
import { type FileLink, findFileLink, lockFileLink, markLinkUsed } from './links.repository.ts';
import { mailsOfWaiting } from './mails-of-waiting.ts';
import { usableLink } from './usable-link.ts';

const MOST_FILES = 10;

interface Sent extends ReceivedFile {
  /** The sender's file name. */
  filename: string;
}

async function receiveNamed(
  store: FileStore,
  part: MultipartFile,
  link: FileLink,
  room: RoomClaim,
): Promise<Sent> {
  try {
    return {
      ...(await receiveOneOf(store, part, rulesOfLink(link.purpose), room)),
      filename: part.filename,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // With several files the message must name the refused one.
    throw new Refusal(error.code, { message: `«\u00a0${part.filename}\u00a0»\u00a0: ${error.message}` });
  }
}

/** Receives every file of the form, or none. */
async function receiveAll(
  store: FileStore,
  request: FastifyRequest,
  link: FileLink,
  room: RoomClaim,
): Promise<Sent[]> {
  const received: Sent[] = [];
  try {
    for await (const part of readForm(request, MOST_FILES)) {
      if (isFile(part)) received.push(await receiveNamed(store, part, link, room));
    }
  } catch (error) {
    await discardAll(store, received);
    throw error;
  }
  if (received.length === 0) {
    throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
  }
  return received;
}

/** Bytes of all its files: the announced length, up to the allowed maximum. */
function bytesOf(request: FastifyRequest, { purpose }: FileLink): number {
  const largest = Math.max(...LINK_EXTENSIONS[purpose].map((extension) => maxFileSize(purpose, extension)));
  return Math.min(Number(request.headers['content-length'] ?? 0), MOST_FILES * largest);
}

async function discardAll(store: FileStore, received: readonly Sent[]): Promise<void> {
  await Promise.all(received.map(({ incoming }) => store.discard(incoming)));
}

/** Queues their notification. */
async function tellWhoWaits(
  tx: Transaction,
  { mails }: AppContext,
  link: FileLink,
  files: readonly FileRecord[],
): Promise<void> {
  const names = files.map((file) => file.filename);
  for (const to of await mailsOfWaiting(tx, link))
    await mails.queue(tx, filesReceivedMail({ to, project: link, from: link.email, names }));
}

async function record(
  tx: Transaction,
  context: AppContext,
  projectId: string,
  token: string,
  received: readonly Sent[],
): Promise<FileRecord[]> {
  const link = usableLink(await lockFileLink(tx, projectId, token));
  const files: FileRecord[] = [];
  for (const { incoming, inspection, name } of received) {
    files.push(
      await recordFile(tx, context.files, incoming, {
        ...inspection,
        projectId,
        type: link.purpose,
        name,
        uploadedBy: link.email,
        // A valid signature is not voided: later files were not part of the signed content
        // (specification/signatures.md#signed-content).
        receivedAfterSignature: link.client_signed || link.dc_signed,
      }),
    );
  }
  await markLinkUsed(tx, token);
  await tellWhoWaits(tx, context, link, files);
  return files;
}

/**
 * Receives the files of a link: all or none, and then marks it used (specification/mails-and-links.md#links).
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE, FICHIER_REFUSE, FICHIER_TROP_GROS, STOCKAGE_PLEIN, REQUETE_INVALIDE
 */
export async function uploadByLink(
  context: AppContext,
  token: string,
  request: FastifyRequest,
): Promise<ReplyOf<typeof uploadCall>> {
  const link = usableLink(await findFileLink(context.pool, token));
  const received = await withRoom(context.files, bytesOf(request, link), (room) =>
    receiveAll(context.files, request, link, room),
  );
  try {
    const files = await inTransaction(context.pool, (tx) => record(tx, context, link.id, token, received));
    return {
      message: 'Merci, vos fichiers ont bien été reçus.',
      fichiers: received.map(({ filename }) => filename),
      avertissements: files.flatMap((file) => warningOn(file) ?? []),
    };
  } finally {
    await discardAll(context.files, received);
  }
}
