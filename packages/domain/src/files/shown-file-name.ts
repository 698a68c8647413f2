import { FILE_TYPES } from '../contract/files.ts';

/**
 * `photo_carte_menu-du-soir_20261120-143205-2.jpg`: the type, the sender's own name, the time of reception
 * (specification/files.md#what-is-accepted).
 */
const STORED_NAME = new RegExp(
  `^(?:${FILE_TYPES.join('|')})_(.+)_\\d{8}-\\d{6}(?:-\\d+)?(\\.[a-z0-9]+)$`,
  'i',
);
/** What cameras, scanners and tablets call a file by themselves. */
const MADE_BY_A_DEVICE =
  /^(?:image|img|photo|dsc[fn]?|pxl|scan|fichier|file|document)?[-_. ]*(?:\d+[-_. ]*)*$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PICTURE = /\.(?:jpe?g|png|gif|webp)$/i;

/**
 * What whoever sent a file called it: `menu-du-soir.jpg` of `photo_carte_menu-du-soir_20261120-143205.jpg`. Empty where the name says
 * nothing, since a camera gave it (`IMG_1234.jpg`).
 */
export function senderFileName(filename: string | undefined): string {
  const stored = (filename ?? '').trim();
  const own = stored.replace(STORED_NAME, '$1$2');
  return MADE_BY_A_DEVICE.test(own.replace(/\.[a-z0-9]+$/i, '')) ? '' : own;
}

/** 'Photo' of a picture, 'Fichier' of anything else. */
export function fileNoun(filename: string | undefined): 'Photo' | 'Fichier' {
  return PICTURE.test((filename ?? '').trim()) ? 'Photo' : 'Fichier';
}

/** A stored file as it is named to people: its sender's name for it, else what it is; never the name that it is stored under. */
export function shownFileName(filename: string | undefined): string {
  return senderFileName(filename) || fileNoun(filename);
}
