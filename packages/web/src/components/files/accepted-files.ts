/** What a file picker offers, and what the drop zone says of it (2-data-rules-calls.md section 5: PDF and images). */
export interface AcceptedFiles {
  /** As `accept` of a file input takes it; asking for JPEG makes an iPhone convert its HEIC. */
  accept: string;
  words: string;
  maxBytes: number;
}

const MEGA = 1024 * 1024;

export const PHOTOS_AND_PDF: AcceptedFiles = {
  accept: '.pdf,.jpg,.jpeg,.png,.gif,.webp,application/pdf,image/jpeg,image/png,image/gif,image/webp',
  words: 'PDF, JPEG, PNG, GIF ou WebP, 50\u00a0Mo au plus',
  maxBytes: 50 * MEGA,
};

/** Why a file would be refused before it is even sent. */
export function refusedAtOnce(
  file: { name: string; size: number },
  { accept, words, maxBytes }: AcceptedFiles,
): string | null {
  const extension = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? '';
  if (!accept.split(',').includes(extension)) return `Ce type de fichier n’est pas accepté : ${words}.`;
  if (file.size === 0) return 'Ce fichier est vide.';
  return file.size > maxBytes ? `Ce fichier est trop volumineux : ${words}.` : null;
}
