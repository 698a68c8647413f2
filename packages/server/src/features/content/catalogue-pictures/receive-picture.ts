import { Refusal } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { WHOLE_PICTURE } from '@ardoise/domain/catalogue/picture-crop.ts';
import type { CataloguePicture } from '@ardoise/domain/contract/catalogue-pictures.ts';
import { PICTURE_EXTENSIONS, USUAL_SIZE } from '@ardoise/domain/rules/file-rules.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../base/app-context.ts';
import {
  type FileRules,
  type ReceivedFile,
  receiveFile,
} from '../../project/documents/files/receive-file.ts';
import { isFile, readForm } from '../../project/documents/files/upload-form.ts';
import { storePicture } from './store-picture.ts';

/** A picture of a catalogue is public: without who took it, where and with what. */
export const PICTURE_RULES: FileRules = {
  extensions: PICTURE_EXTENSIONS,
  limitOf: () => USUAL_SIZE,
  prefix: 'catalogue',
  stripped: true,
};

/** Stores a received picture, uncropped. */
export async function keepPicture(
  context: AppContext,
  { incoming, inspection: { width, height } }: ReceivedFile,
  by: string,
): Promise<CataloguePicture> {
  if (width === null || height === null) throw new Error('a picture without a size');
  const upload = { file: incoming.path, sha256: incoming.sha256, width, height };
  return storePicture(context, upload, WHOLE_PICTURE, { by, incoming });
}

/**
 * Receives the one picture of a form (specification/content-management.md#pictures).
 * @throws Refusal FICHIER_REFUSE, FICHIER_TROP_GROS, STOCKAGE_PLEIN, REQUETE_INVALIDE
 */
export async function receivePicture(
  context: AppContext,
  by: string,
  request: FastifyRequest,
): Promise<CataloguePicture> {
  for await (const part of readForm(request, 1)) {
    if (!isFile(part)) continue;
    const announced = Number(request.headers['content-length'] ?? 0);
    const received = await receiveFile(context.files, part, PICTURE_RULES, announced);
    try {
      return await keepPicture(context, received, by);
    } finally {
      await context.files.discard(received.incoming);
    }
  }
  throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
}
