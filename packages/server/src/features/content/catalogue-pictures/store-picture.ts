import { Refusal } from '@ardoise/domain/base/errors.ts';
import { type PictureCrop, pictureAddress } from '@ardoise/domain/catalogue/picture-crop.ts';
import type { CataloguePicture } from '@ardoise/domain/contract/catalogue-pictures.ts';
import { PICTURE_UNREADABLE } from '@ardoise/domain/rules/file-rules.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { IncomingFile } from '../../../storage/file-place.ts';
import type { AppContext } from '../../base/app-context.ts';
import { holdBlobs } from '../../project/documents/files/files.repository.ts';
import { insertPicture, type StoredPicture } from './catalogue-pictures.repository.ts';
import { drawPart } from './draw-part.ts';

export function presentPicture({ sha256, width, height, crop }: StoredPicture): CataloguePicture {
  return { image: pictureAddress(sha256), largeur: width, hauteur: height, cadre: crop };
}

/** The upload that a picture is drawn from, in its file. */
interface Upload {
  file: string;
  /** Hex. */
  sha256: string;
  width: number;
  height: number;
}

/**
 * Draws a part of an upload at print size and stores it by its SHA-256, with the upload where it is new (`incoming`).
 * Idempotent: the same part has the same address. @throws Refusal FICHIER_REFUSE when it cannot be decoded
 */
export async function storePicture(
  { pool, files }: Pick<AppContext, 'pool' | 'files'>,
  upload: Upload,
  crop: PictureCrop,
  { by, incoming }: { by: string; incoming?: IncomingFile },
): Promise<CataloguePicture> {
  const { file, sha256: original, width, height } = upload;
  const drawn = await drawPart(file, upload, crop).catch(() => {
    throw new Refusal('FICHIER_REFUSE', { message: PICTURE_UNREADABLE });
  });
  const shown = await files.receiveBytes(drawn);
  try {
    await files.send(shown);
    const picture = { sha256: shown.sha256, original, width, height, crop };
    await inTransaction(pool, async (tx) => {
      await holdBlobs(tx);
      if (incoming !== undefined) await files.keep(incoming);
      await files.keep(shown);
      await insertPicture(tx, picture, by);
    });
    return presentPicture(picture);
  } finally {
    await files.discard(shown);
  }
}
