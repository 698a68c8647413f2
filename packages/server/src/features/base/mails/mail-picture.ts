import type { Sharp } from 'sharp';
import { derivedPicture, type PicturedFile, type PictureFormat } from '../../../pictures/derived-picture.ts';
import { openPicture } from '../../../pictures/open-picture.ts';
import { readStored, type StoredFile } from '../../../storage/file-place.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import type { StoredWords } from './mails.repository.ts';
import { wordsOf } from './stored-mail.ts';

/** In pixels: twice the width at which the layout shows it, for high-density screens. */
const WIDTH = 680;
/** Height of a long page, in pixels. */
const HEIGHT = 1200;
/** In bytes: a heavier mail opens slowly on a café's network. */
export const HEAVIEST = 200_000;

/** Tried in turn until one is light enough: text stays sharp in few colours, a photograph has to be smaller. */
const TRIES = [
  { width: WIDTH, colours: 256 },
  { width: WIDTH, colours: 48 },
  { width: WIDTH / 2, colours: 48 },
];

/** Of choosing the colours, 1 to 10: above, a photograph takes many seconds. */
const EFFORT = 4;

async function drawLight(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture
    .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let drawn = Buffer.alloc(0);
  for (const tried of TRIES) {
    const smaller = await openPicture(data, { raw: { width, height, channels } });
    drawn = await smaller
      .resize({ width: tried.width, withoutEnlargement: true })
      .png({ palette: true, colours: tried.colours, compressionLevel: 9, effort: EFFORT })
      .toBuffer();
    if (drawn.length <= HEAVIEST) break;
  }
  return drawn;
}

const FORMAT: PictureFormat = {
  suffix: { picture: '.mail.png', none: '.mail.none' },
  side: HEIGHT,
  draw: drawLight,
};

/** The first page of a file as mails show it; null without one. */
export function mailedPage(files: FileStore, file: PicturedFile): Promise<StoredFile | null> {
  return derivedPicture(files, file, FORMAT);
}

async function madeOf(files: FileStore, file: PicturedFile): Promise<Buffer> {
  const picture = await mailedPage(files, file);
  if (picture === null) throw new Error(`the file ${file.sha256} has no picture`);
  return readStored(picture);
}

/**
 * The picture of a mail, as PNG: the first page of the file that its words name, cached with the file's other pictures.
 * Null for a mail without one, and if it cannot be rendered, which is reported to `onError`: no mail waits for it.
 */
export async function pictureOfMail(
  files: FileStore,
  mail: Pick<StoredWords, 'words'>,
  onError: (error: Error) => void,
): Promise<Buffer | null> {
  const asked = wordsOf(mail)?.picture;
  if (asked === undefined) return null;
  try {
    return await madeOf(files, asked);
  } catch (cause) {
    onError(new Error('a mail has no picture', { cause }));
    return null;
  }
}
