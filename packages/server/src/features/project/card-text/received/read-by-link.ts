import { Refusal } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { cardOfReading } from '@ardoise/domain/card-text/card-of-reading.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { readTextByLink as readCall } from '@ardoise/domain/contract/received-texts.ts';
import { shownSenderName } from '@ardoise/domain/projects/file-name.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileProcessBusy } from '../../../../card-files/file-process.ts';
import { readCardFile } from '../../../../card-files/read-card.ts';
import type { CardReading } from '../../../../card-files/read-file.ts';
import { type Db, inTransaction } from '../../../../db/transaction.ts';
import { endOf } from '../../../../threads/end-of-reply.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { holdBlobs } from '../../documents/files/files.repository.ts';
import { type ReceivedFile, receiveFile, rulesOfLink } from '../../documents/files/receive-file.ts';
import { isFile, readForm } from '../../documents/files/upload-form.ts';
import type { FileLink } from '../../links/links.repository.ts';
import { countReadings, noteReading, putDeposit } from './deposits.repository.ts';
import { newLineId } from './new-line-id.ts';
import { presentDeposit } from './present-deposit.ts';
import { lockedTextLink, textLink } from './text-link.ts';

const MOST_AN_HOUR = 6;
const MOST_A_DAY = 20;

type Context = Pick<AppContext, 'pool' | 'files' | 'fileProcess'>;

async function refuseTooMany(db: Db, token: string): Promise<void> {
  const { hour, day } = await countReadings(db, token);
  if (hour < MOST_AN_HOUR && day < MOST_A_DAY) return;
  throw new Refusal('TROP_DE_DEMANDES', {
    message:
      day < MOST_A_DAY
        ? 'Six fichiers ont été lus en une heure. Merci de patienter, ou envoyez le fichier tel quel.'
        : 'Vingt fichiers ont été lus aujourd’hui. Revenez demain, ou envoyez le fichier tel quel.',
  });
}

/** One reading of the limit, counted under the lock of the link: several at once cannot all be the last. */
async function claimReading({ pool }: Context, { id }: FileLink, token: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockedTextLink(tx, id, token);
    await refuseTooMany(tx, token);
    await noteReading(tx, token);
  });
}

async function read({ fileProcess }: Context, path: string): Promise<CardReading> {
  try {
    return await readCardFile(fileProcess, path, 'link');
  } catch (error) {
    if (error instanceof FileProcessBusy) throw new Refusal('INDISPONIBLE');
    throw error;
  }
}

/** The lines and their file as the deposit of the link, if it still waits for one. */
async function keep(
  { pool, files }: Context,
  { token, link, filename }: { token: string; link: FileLink; filename: string },
  { incoming, inspection, name }: ReceivedFile,
  { sections }: CardReading,
): Promise<ReplyOf<typeof readCall>['depot']> {
  const pages = Math.max(...sections.flatMap(({ lignes }) => lignes.map(({ page }) => page)));
  const parts = cardOfReading(sections, { type: 'fichier', nom: filename, pages }, newLineId);
  const deposit = { parts, file: { ...inspection, sha256: incoming.sha256, size: incoming.size, name } };
  await inTransaction(pool, async (tx) => {
    await lockedTextLink(tx, link.id, token);
    await holdBlobs(tx);
    await files.keep(incoming);
    await putDeposit(tx, { token, projectId: link.id }, deposit);
  });
  return presentDeposit(deposit);
}

/**
 * Reads the owner's file and keeps it with its lines as the link's deposit (specification/card-text.md#received-texts).
 * @throws Refusal as the call says
 */
export async function readByLink(
  context: Context,
  token: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<ReplyOf<typeof readCall>> {
  const stopped = endOf(reply);
  const link = await textLink(context.pool, token);
  await refuseTooMany(context.pool, token);
  const readPart = async (part: MultipartFile) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    const received = await receiveFile(context.files, part, rulesOfLink(link.purpose), announced);
    try {
      await claimReading(context, link, token);
      const reading = await read(context, received.incoming.path);
      const isRead = reading.refus === undefined && reading.sections.some(({ lignes }) => lignes.length > 0);
      // 'Arrêter' closes the connection: what the page still shows must not be replaced behind it.
      const depot =
        isRead && !stopped.aborted
          ? await keep(context, { token, link, filename: shownSenderName(part.filename) }, received, reading)
          : null;
      return { ...reading, ...(isRead ? {} : { refus: reading.refus ?? ('illisible' as const) }), depot };
    } finally {
      await context.files.discard(received.incoming);
    }
  };
  for await (const part of readForm(request, 1)) if (isFile(part)) return readPart(part);
  throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
}
