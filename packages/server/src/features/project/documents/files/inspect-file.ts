import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FileExtension } from '@ardoise/domain/rules/file-rules.ts';
import { FILE_EMPTY, PICTURE_UNREADABLE } from '@ardoise/domain/rules/file-rules.ts';
import type { Metadata } from 'sharp';
import { MAX_PIXELS } from '../../../../pictures/derived-picture.ts';
import { openPicture } from '../../../../pictures/open-picture.ts';
import { readPdf } from '../../../../pictures/pdf-reader.ts';
import { ThreadBusy } from '../../../../threads/kept-thread.ts';
import { readsAsPdf, typeOf } from './file-content.ts';

/** Measurements of a file: null where it has none, or is unreadable. */
export interface Inspection {
  mime: string;
  width: number | null;
  height: number | null;
  dpi: number | null;
  pages: number | null;
}

const PICTURES: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
};
const PDF_LIKE = ['application/pdf', 'application/vnd.adobe.illustrator'];

function refuse(message: string): never {
  throw new Refusal('FICHIER_REFUSE', { message });
}

async function readMetadata(file: string, mime: string): Promise<Metadata> {
  const picture = await openPicture(file, { limitInputPixels: false });
  const metadata = await picture.metadata().catch(() => null);
  if (metadata === null || metadata.format !== PICTURES[mime]) refuse(PICTURE_UNREADABLE);
  return metadata;
}

async function inspectPicture(file: string, mime: string): Promise<Inspection> {
  const metadata = await readMetadata(file, mime);
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    const size = [width, height]
      .map((side) => side.toLocaleString('fr-FR').replace(/\s/g, '\u00a0'))
      .join(' × ');
    refuse(`Cette image est trop grande\u00a0: ${size}\u00a0pixels.`);
  }
  return { mime, width, height, dpi: metadata.density ?? null, pages: null };
}

/** Number of pages of a PDF; null when unreadable, or not available now. */
async function countPages(file: string): Promise<number | null> {
  try {
    return (await readPdf({ file }))?.pages ?? null;
  } catch (error) {
    if (error instanceof ThreadBusy) return null;
    throw error;
  }
}

/**
 * Checks content against extension, and measures the file (specification/files.md#what-is-accepted).
 * @throws Refusal FICHIER_REFUSE with the reason
 */
export async function inspectFile(file: string, extension: FileExtension, size: number): Promise<Inspection> {
  if (size === 0) refuse(FILE_EMPTY);
  const mime = await typeOf(file, extension);
  if (mime === null) refuse(`Le contenu de ce fichier n’est pas celui d’un .${extension}.`);
  if (mime in PICTURES) return inspectPicture(file, mime);
  const pages = PDF_LIKE.includes(mime) && (await readsAsPdf(file)) ? await countPages(file) : null;
  return { mime, width: null, height: null, dpi: null, pages };
}
