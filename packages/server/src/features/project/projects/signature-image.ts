import { Refusal } from '@ardoise/domain/base/errors.ts';
import { SIGNATURE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { openPicture } from '../../../pictures/open-picture.ts';

const PREFIX = 'data:image/png;base64,';
const MAX_BYTES = 200 * 1024;
const PNG_HEADER = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Size of the pad in pixels (specification/constants.md#signatures). */
const WIDTH = 640;
const HEIGHT = 320;
/** Fewer dark pixels are an accidental touch, not a signature. */
const MIN_INK = 60;
const DARK = 128;

function decode(dataUrl: string): Buffer | null {
  if (!dataUrl.startsWith(PREFIX)) return null;
  const bytes = Buffer.from(dataUrl.slice(PREFIX.length), 'base64');
  return bytes.length <= MAX_BYTES && bytes.subarray(0, PNG_HEADER.length).equals(PNG_HEADER) ? bytes : null;
}

/** A loop: a third of the time of `reduce`, whose callback is called for each of 200,000 pixels. */
function darkPixels(grey: Uint8Array): number {
  let count = 0;
  for (const value of grey) if (value < DARK) count += 1;
  return count;
}

async function redraw(bytes: Buffer): Promise<{ png: Buffer; ink: number } | null> {
  try {
    const picture = (await openPicture(bytes, { limitInputPixels: 4096 * 4096 }))
      .flatten({ background: '#ffffff' })
      .resize(WIDTH, HEIGHT, { fit: 'contain', background: '#ffffff' })
      .greyscale();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    // One channel: half of the bytes and of the time of three equal ones.
    const grey = (await openPicture(data, { raw: info })).toColourspace('b-w');
    return {
      png: await grey.png({ compressionLevel: 9 }).toBuffer(),
      ink: darkPixels(data),
    };
  } catch {
    // Not a picture that sharp can decode: the caller refuses it.
    return null;
  }
}

/**
 * Decodes a PNG data URL of at most 200 KB and re-encodes it at 640x320: nothing but pixels is kept.
 * @throws Refusal VALIDATION when it is no such picture, or empty
 */
export async function readSignatureImage(
  dataUrl: string,
  purpose: keyof typeof SIGNATURE_NEEDED,
): Promise<Buffer> {
  const bytes = decode(dataUrl);
  const drawn = bytes === null ? null : await redraw(bytes);
  if (drawn === null)
    throw new Refusal('VALIDATION', {
      message: 'La signature n’a pas pu être lue. Merci de signer à nouveau.',
      champs: [{ chemin: 'image', message: 'Image PNG de 200 Ko au plus' }],
    });
  if (drawn.ink < MIN_INK)
    throw new Refusal('VALIDATION', {
      message: SIGNATURE_NEEDED[purpose],
      champs: [{ chemin: 'image', message: SIGNATURE_NEEDED[purpose] }],
    });
  return drawn.png;
}
