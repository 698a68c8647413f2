import { type ByteSource, KeptPieces, type Piece } from './byte-source.ts';
import { picturesOwn } from './picture-exif.ts';

const CHUNK = 1024 * 1024;
const [EOI, SOS, COMMENT, APP0, APP1, APP2, APP14, APP15] = [0xd9, 0xda, 0xfe, 0xe0, 0xe1, 0xe2, 0xee, 0xef];
const EXIF = 'Exif\0\0';
/** A JFIF segment without its optional thumbnail. */
const JFIF_LENGTH = 16;

/** Markers without a length field. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

function isAbout(marker: number): boolean {
  return marker === COMMENT || (marker >= APP0 && marker <= APP15);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/**
 * Treatment of a metadata segment: 'kept' (ICC profile, Adobe's colours, density), null to remove it (XMP, IPTC, other
 * pictures, comments), or a replacement.
 */
function judged(marker: number, content: Buffer, keepsTime: boolean): 'kept' | Buffer | null {
  const begins = (text: string) => content.toString('latin1', 0, text.length) === text;
  if (marker === APP2 && begins('ICC_PROFILE\0')) return 'kept';
  if (marker === APP14 && begins('Adobe')) return 'kept';
  if (marker === APP0 && begins('JFIF\0')) {
    if (content.length <= JFIF_LENGTH - 2) return 'kept';
    const bare = Buffer.from(content.subarray(0, JFIF_LENGTH - 2));
    bare.fill(0, JFIF_LENGTH - 4);
    return segment(marker, bare);
  }
  if (marker !== APP1 || !begins(EXIF)) return null;
  const own = picturesOwn(content.subarray(EXIF.length), keepsTime);
  return own && segment(marker, Buffer.concat([Buffer.from(EXIF, 'latin1'), own]));
}

/** Position of the next marker after entropy-coded data: a 0xFF that is neither stuffed nor a restart. */
async function nextMarker(source: ByteSource, from: number): Promise<number> {
  for (let start = from; start < source.size; start += CHUNK) {
    // One byte more: a marker may span two chunks.
    const bytes = await source.read(start, CHUNK + 1);
    for (let at = bytes.indexOf(0xff); at >= 0 && at < CHUNK; at = bytes.indexOf(0xff, at + 1)) {
      const next = bytes[at + 1];
      if (next !== undefined && next !== 0 && next !== 0xff && !standsAlone(next)) return start + at;
    }
  }
  return source.size;
}

/**
 * The pieces of a JPEG without personal metadata: segments up to its end, none of what follows (other pictures, a
 * video). Null if nothing would be removed. A truncated file is kept as far as it is valid.
 */
export async function jpegPieces(source: ByteSource, keepsTime: boolean): Promise<Piece[] | null> {
  const kept = new KeptPieces();
  let at = 2;
  kept.keep(0, at);
  while (at < source.size) {
    const [first, marker = EOI, high = 0, low = 0] = await source.read(at, 4);
    // Bytes between segments, and fill bytes before a marker, are not part of the picture.
    if (first !== 0xff || marker === 0xff || marker === 0) {
      at = await nextMarker(source, at);
      continue;
    }
    if (marker === EOI || standsAlone(marker)) {
      kept.keep(at, Math.min(at + 2, source.size));
      if (marker === EOI) break;
      at += 2;
      continue;
    }
    const end = Math.min(at + 2 + Math.max(2, high * 256 + low), source.size);
    if (isAbout(marker)) {
      const verdict = judged(marker, await source.read(at + 4, end - at - 4), keepsTime);
      if (verdict === 'kept') kept.keep(at, end);
      else kept.replace(verdict);
      at = end;
      continue;
    }
    const next = marker === SOS ? await nextMarker(source, end) : end;
    kept.keep(at, next);
    at = next;
  }
  return kept.of(source);
}
