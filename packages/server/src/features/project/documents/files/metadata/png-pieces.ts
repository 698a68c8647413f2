import { crc32 } from 'node:zlib';
import { type ByteSource, KeptPieces, type Piece } from './byte-source.ts';
import { picturesOwn } from './picture-exif.ts';

const SIGNATURE = 8;
/** Length and type before, checksum after. */
const AROUND = 12;
/** No valid orientation is further into an Exif block. */
const MOST_EXIF = 1024 * 1024;
/** Ancillary chunks that affect display or printing. */
const SHOWN = [
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'mDCV',
  'cLLI',
  'sBIT',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
];

/** Upper-case first letter: a critical chunk, which no decoder may skip. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(AROUND + content.length);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + content.length)), 8 + content.length);
  return bytes;
}

/**
 * The pieces of a PNG without personal metadata: texts, times, Exif but for orientation and resolution, private chunks,
 * data after its end. Null if nothing would be removed.
 */
export async function pngPieces(source: ByteSource, keepsTime: boolean): Promise<Piece[] | null> {
  const kept = new KeptPieces();
  kept.keep(0, SIGNATURE);
  for (let at = SIGNATURE; at < source.size; ) {
    const head = await source.read(at, 8);
    if (head.length < 8) break;
    const type = head.toString('latin1', 4, 8);
    const end = Math.min(at + AROUND + head.readUInt32BE(0), source.size);
    if (isCritical(type) || SHOWN.includes(type)) kept.keep(at, end);
    else if (type === 'eXIf') {
      const own = picturesOwn(await source.read(at + 8, Math.min(end - at - AROUND, MOST_EXIF)), keepsTime);
      kept.replace(own && chunk(type, own));
    } else kept.replace(null);
    if (type === 'IEND') break;
    at = end;
  }
  return kept.of(source);
}
