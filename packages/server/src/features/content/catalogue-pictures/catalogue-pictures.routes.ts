import { required } from '@ardoise/domain/base/errors.ts';
import { PICTURE_SIDES } from '@ardoise/domain/catalogue/picture-crop.ts';
import * as contract from '@ardoise/domain/contract/catalogue-pictures.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { route } from '../../../http/route.ts';
import { derivedPicture, type PictureFormat } from '../../../pictures/derived-picture.ts';
import type { StoredFile } from '../../../storage/file-place.ts';
import type { AppContext } from '../../base/app-context.ts';
import { serveFile } from '../../project/documents/files/serve-file.ts';
import { dropRest } from '../../project/documents/files/upload-form.ts';
import { findPicture, type StoredPicture } from './catalogue-pictures.repository.ts';
import { receivePicture } from './receive-picture.ts';
import { presentPicture, storePicture } from './store-picture.ts';

/** At most so many pixels at its longest side. */
function sized(side: number): PictureFormat {
  return {
    suffix: { picture: `.${side}.webp`, none: `.${side}.none` },
    side,
    draw: (picture) =>
      picture
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
  };
}

const DENSITIES = new Map(PICTURE_SIDES.map((side) => [`-${side}`, sized(side)]));
/** Of the upload, below the frame over it. */
const EDITED = sized(1600);

async function pictureOf(pool: Pool, sha256: string): Promise<StoredPicture> {
  return required(await findPicture(pool, sha256));
}

/** An address is made of the content: what it shows never changes. */
async function sendForever(reply: FastifyReply, stored: StoredFile): Promise<FastifyReply> {
  const content = await stored.open();
  reply.type('image/webp').headers({
    'content-length': stored.size,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  return reply.send(content);
}

/** Pictures that head office uploads for the catalogues (specification/content-management.md#pictures). */
export function cataloguePictureRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, files } = context;

  route(app, contract.uploadCataloguePicture, async ({ session, request }) => {
    try {
      return await receivePicture(context, session.name, request);
    } catch (error) {
      dropRest(request);
      throw error;
    }
  });

  route(app, contract.readCataloguePicture, async ({ params }) =>
    presentPicture(await pictureOf(pool, params.empreinte)),
  );

  route(app, contract.cropCataloguePicture, async ({ params, body, session }) => {
    const { original, width, height } = await pictureOf(pool, params.empreinte);
    return files.withLocal(original, (file) =>
      storePicture(context, { file, sha256: original, width, height }, body, { by: session.name }),
    );
  });

  route(app, contract.readOriginalPicture, async ({ params, request, reply }) => {
    const { original, width } = await pictureOf(pool, params.empreinte);
    const stored = required(await derivedPicture(files, { sha256: original, width, pages: null }, EDITED));
    const filename = `${original}.webp`;
    return serveFile(request, reply, {
      stored,
      mime: 'image/webp',
      etag: `"${original}"`,
      filename,
      attachment: false,
    });
  });

  // As the product's drawings: without session.
  route(app, contract.showCataloguePicture, async ({ params, reply }) => {
    const [sha256 = '', density = ''] = params.fichier.replace('.webp', '').split(/(?=-)/);
    const { width } = await pictureOf(pool, sha256);
    const format = DENSITIES.get(density);
    if (format === undefined) return sendForever(reply, required(await files.find(sha256)));
    return sendForever(reply, required(await derivedPicture(files, { sha256, width, pages: null }, format)));
  });
}
