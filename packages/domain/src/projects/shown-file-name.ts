import { FILE_TYPES } from './file-types.ts';

/**
 * `photo_carte_menu-du-soir_20261120-143205-2.jpg`: the type, the sender's file name, the time of upload
 * (specification/files.md#what-is-accepted).
 */
const STORED_NAME = new RegExp(
  `^(?:${FILE_TYPES.join('|')})_(.+)_\\d{8}-\\d{6}(?:-\\d+)?(\\.[a-z0-9]+)$`,
  'i',
);
/** Default file names of cameras, scanners and tablets. */
const MADE_BY_A_DEVICE =
  /^(?:image|img|photo|dsc[fn]?|pxl|scan|fichier|file|document)?[-_. ]*(?:\d+[-_. ]*)*$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PICTURE = /\.(?:jpe?g|png|gif|webp)$/i;

/**
 * The sender's file name: `menu-du-soir.jpg` of `photo_carte_menu-du-soir_20261120-143205.jpg`. Empty where a camera
 * chose it (`IMG_1234.jpg`).
 */
export function senderFileName(filename: string | undefined): string {
  const stored = (filename ?? '').trim();
  const own = stored.replace(STORED_NAME, '$1$2');
  return MADE_BY_A_DEVICE.test(own.replace(/\.[a-z0-9]+$/i, '')) ? '' : own;
}

/** 'Photo' for a picture, 'Fichier' for anything else. */
export function fileNoun(filename: string | undefined): 'Photo' | 'Fichier' {
  return PICTURE.test((filename ?? '').trim()) ? 'Photo' : 'Fichier';
}

/** Display name of a stored file: its sender's name for it, else its kind; never the stored name. */
export function shownFileName(filename: string | undefined): string {
  return senderFileName(filename) || fileNoun(filename);
}
