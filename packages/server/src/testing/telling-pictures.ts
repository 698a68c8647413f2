import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** In every metadata text about the author in these samples: no stored picture may contain it. */
export const SECRET = 'CANARI-48.8566N';

const FORMATS = ['jpeg', 'png', 'webp'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** An asymmetric picture (rotations and mirrorings differ), with all metadata of cameras and editors. */
export async function tellingPicture(
  format: PictureFormat,
  { orientation = 6, density = 300, progressive = false } = {},
): Promise<Buffer> {
  const [width, height] = [96, 64];
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * at * 7 + (at >> 3)) & 255),
  );
  const picture = sharp(noise, { raw: { width, height, channels: 3 } })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: SECRET, Make: SECRET, Model: SECRET },
      IFD2: { UserComment: SECRET },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1', GPSAreaInformation: SECRET },
    })
    .withMetadata({ orientation, density })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${SECRET}</rdf></x:xmpmeta>`);
  return picture.toFormat(format, format === 'webp' ? { lossless: true } : { progressive }).toBuffer();
}

function segment(marker: number, text: string, more: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(text, 'latin1'), more]);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** As a phone writes it: maker notes, IPTC, a comment, an index of more pictures, and these after its end. */
export async function telephoneJpeg(): Promise<Buffer> {
  const bytes = await tellingPicture('jpeg');
  const second = await tellingPicture('jpeg', { orientation: 1 });
  return Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xe0, 'JFIF\0\u0001\u0002\u0001\u0001\u002c\u0001\u002c\u0001\u0001', Buffer.from([1, 2, 3])),
    segment(0xed, `Photoshop 3.0\0${SECRET}`),
    segment(0xe2, `MPF\0MM\0*${SECRET}`),
    segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${SECRET}`),
    segment(0xe5, SECRET),
    segment(0xfe, SECRET),
    bytes.subarray(2),
    second,
    Buffer.from(`MotionPhoto_Data ${SECRET}`),
  ]);
}

/** A PNG with text chunks of each type, a time, a private chunk, and data after its end. */
export async function annotatedPng(): Promise<Buffer> {
  const bytes = await tellingPicture('png');
  const chunk = (type: string, content: Buffer) => {
    const around = Buffer.alloc(8);
    around.writeUInt32BE(content.length, 0);
    around.write(type, 4, 'latin1');
    // Decoders ignore a wrong checksum of ancillary chunks.
    return Buffer.concat([around, content, Buffer.alloc(4)]);
  };
  const ends = bytes.length - 12;
  return Buffer.concat([
    bytes.subarray(0, ends),
    chunk('tEXt', Buffer.from(`Author\0${SECRET}`)),
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(SECRET)])),
    chunk('iTXt', Buffer.from(`Title\0\0\0\0\0${SECRET}`)),
    chunk('tIME', Buffer.from([7, 0xea, 11, 22, 9, 0, 0])),
    chunk('caBX', Buffer.from(SECRET)),
    bytes.subarray(ends),
    Buffer.from(SECRET),
  ]);
}
