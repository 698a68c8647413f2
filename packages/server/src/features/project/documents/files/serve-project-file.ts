import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../../../storage/file-store.ts';
import type { FileRecord } from './files.repository.ts';
import { serveFile, serveStored } from './serve-file.ts';
import { thumbnailOf } from './thumbnails.ts';

/** Sends a project's file to accounts that may read it. */
export async function serveProjectFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  file: FileRecord,
  attachment: boolean,
): Promise<FastifyReply> {
  const { sha256, mime, filename } = file;
  return serveStored(store, { request, reply }, { sha256, mime, filename, attachment });
}

/** Sends its thumbnail. @throws Refusal INTROUVABLE without one */
export async function serveThumbnail(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  file: FileRecord,
): Promise<FastifyReply> {
  const thumbnail = await thumbnailOf(store, file);
  if (thumbnail === null) throw new Refusal('INTROUVABLE', { message: 'Ce fichier n’a pas d’aperçu.' });
  return serveFile(request, reply, {
    stored: thumbnail,
    mime: 'image/webp',
    etag: `"${file.sha256}-vignette"`,
    filename: `${file.filename}.webp`,
    attachment: false,
  });
}
