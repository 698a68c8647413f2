import { Refusal } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { USUAL_SIZE } from '@ardoise/domain/rules/file-rules.ts';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { holdBlobs } from '../../project/documents/files/files.repository.ts';
import {
  type FileRules,
  type ReceivedFile,
  receiveFile,
} from '../../project/documents/files/receive-file.ts';
import { isFile, readForm } from '../../project/documents/files/upload-form.ts';
import { insertGuideFile } from './guide-files.repository.ts';

const PDF: FileRules = { extensions: ['pdf'], limitOf: () => USUAL_SIZE, prefix: 'guide', stripped: false };

async function keepGuide({ pool, files }: AppContext, { incoming }: ReceivedFile, by: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await holdBlobs(tx);
    await files.keep(incoming);
    await insertGuideFile(tx, { sha256: incoming.sha256, size: incoming.size, by });
  });
}

/**
 * Stores the PDF of a form, and returns its SHA-256.
 * @throws Refusal REQUETE_INVALIDE without a file, FICHIER_REFUSE, FICHIER_TROP_GROS, STOCKAGE_PLEIN
 */
export async function receiveGuide(
  context: AppContext,
  by: string,
  request: FastifyRequest,
): Promise<{ fichier: string }> {
  for await (const part of readForm(request, 1)) {
    if (!isFile(part)) continue;
    const announced = Number(request.headers['content-length'] ?? 0);
    const received = await receiveFile(context.files, part, PDF, announced);
    try {
      await keepGuide(context, received, by);
    } finally {
      await context.files.discard(received.incoming);
    }
    return { fichier: received.incoming.sha256 };
  }
  throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
}
