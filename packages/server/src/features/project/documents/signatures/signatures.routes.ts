import { Readable } from 'node:stream';
import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { readSignaturePicture } from '@ardoise/domain/contract/signature-pictures.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../http/route.ts';
import type { StoredFile } from '../../../../storage/file-place.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { seesProject } from '../../projects/project-view.repository.ts';
import { findSignatureImage } from '../../projects/signatures.repository.ts';
import { serveFile } from '../files/serve-file.ts';

/** Bytes of the database, served as a stored file. */
function inMemory(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    open: async (range) =>
      Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]),
  };
}

/**
 * Pictures of signatures, to whoever has the project in scope. Its id is a picture for good; a browser still asks each
 * time, as for files: a picture may be erased or leave the scope, and each look at it is tracked.
 */
export function signatureRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, readSignaturePicture, async ({ session, params, request, reply }) => {
    if (!(await seesProject(pool, params.id, session))) throw new Refusal('INTROUVABLE');
    const image = required(await findSignatureImage(pool, params.id, Number(params.signature)));
    await app.documentReads.recordSignature(session.uid, params.id);
    return serveFile(request, reply, {
      stored: inMemory(image),
      mime: 'image/png',
      etag: `"signature-${params.signature}"`,
      filename: `signature-${params.signature}.png`,
      attachment: false,
    });
  });
}
