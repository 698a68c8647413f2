import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FilePages } from '@ardoise/domain/contract/files.ts';
import { hasPagePictures, PAGE_WIDTHS } from '@ardoise/domain/projects/page-pictures.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePicture, pagesOf } from '../../../../pictures/page-pictures.ts';
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

/** Its pages, for a screen. @throws Refusal INTROUVABLE for what is not looked at page by page */
export function pagesOfFile(store: FileStore, file: FileRecord): Promise<FilePages> {
  refuseUnpaged(file);
  return pagesOf(store, file);
}

/** Sends one of its pages as a picture. @throws Refusal INTROUVABLE without one */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  file: FileRecord,
  asked: { page: number; largeur: string },
): Promise<FastifyReply> {
  refuseUnpaged(file);
  const width = PAGE_WIDTHS.find((one) => String(one) === asked.largeur) ?? PAGE_WIDTHS[0];
  const picture = await pagePicture(store, file, asked.page, width);
  if (picture === null) throw new Refusal('INTROUVABLE', { message: 'Cette page n’a pas d’image.' });
  const name = `page-${asked.page}-${width}`;
  return serveFile(request, reply, {
    stored: picture,
    mime: 'image/webp',
    etag: `"${file.sha256}-${name}"`,
    filename: `${file.filename}-${name}.webp`,
    attachment: false,
    lasts: true,
  });
}

/** Their readings would not be tracked (document-reads), as those of the file itself are. */
function refuseUnpaged({ file_type }: FileRecord): void {
  if (!hasPagePictures({ myplv_file_type: file_type })) throw new Refusal('INTROUVABLE');
}
