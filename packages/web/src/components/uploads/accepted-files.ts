import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import {
  ACCEPTED_EXTENSIONS,
  extensionsInWords,
  FILE_EMPTY,
  maxFileSize,
  sizeInWords,
} from '@ardoise/domain/rules/file-rules.ts';

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The `accept` attribute of the file input; JPEG makes an iPhone convert its HEIC. */
export function acceptOf(type: FileType): string {
  return ACCEPTED_EXTENSIONS[type].map((extension) => `.${extension}`).join(',');
}

/** Whether a file of this type may be a photo taken now. */
export function takesPhotos(type: FileType): boolean {
  return ACCEPTED_EXTENSIONS[type].some((extension) => extension === 'jpg');
}

/** '.pdf, .jpg ou .png, 50 Mo au plus' */
export function acceptedInWords(type: FileType): string {
  const [first = ''] = ACCEPTED_EXTENSIONS[type];
  return `${extensionsInWords(ACCEPTED_EXTENSIONS[type])}, ${sizeInWords(maxFileSize(type, first))} au plus`;
}

/** Client-side reason to refuse a file; the server also checks its content. */
export function refusedAtOnce(file: { name: string; size: number }, type: FileType): string | null {
  const extension = extensionOf(file.name);
  const accepted: readonly string[] = ACCEPTED_EXTENSIONS[type];
  if (!accepted.includes(extension)) {
    return `Ce type de fichier n’est pas accepté : ${extensionsInWords(accepted)} seulement.`;
  }
  if (file.size === 0) return FILE_EMPTY;
  const most = maxFileSize(type, extension);
  return file.size > most ? `Ce fichier est trop volumineux : ${sizeInWords(most)} au plus.` : null;
}
