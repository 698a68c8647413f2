import { Refusal } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { FastifyRequest } from 'fastify';
import { FileProcessBusy } from '../../../card-files/file-process.ts';
import { readCardFile } from '../../../card-files/read-card.ts';
import type { CardReading } from '../../../card-files/read-file.ts';
import type { AppContext } from '../../base/app-context.ts';
import { receiveScanned } from '../documents/files/receive-file.ts';
import { isFile, readForm } from '../documents/files/upload-form.ts';

/** An owner's card is a few pages; a scanned one is larger, and has no text. */
const LARGEST = 25 * 1024 * 1024;

/** Reads the one file of a form, and discards it. @throws Refusal as the call says */
export async function readUpload(
  { files, fileProcess }: Pick<AppContext, 'files' | 'fileProcess'>,
  request: FastifyRequest,
): Promise<CardReading> {
  for await (const part of readForm(request, 1)) {
    if (!isFile(part)) continue;
    const incoming = await receiveScanned(files, part, LARGEST);
    try {
      return await readCardFile(fileProcess, incoming.path, 'account');
    } catch (error) {
      if (error instanceof FileProcessBusy) throw new Refusal('INDISPONIBLE');
      throw error;
    } finally {
      await files.discard(incoming);
    }
  }
  throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
}
