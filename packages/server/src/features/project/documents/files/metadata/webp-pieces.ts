import { type ByteSource, KeptPieces, type Piece, refuseTooMany } from './byte-source.ts';
import { picturesOwn } from './picture-exif.ts';

/** 'RIFF', the length of the rest, 'WEBP'. */
const HEADER = 12;
const MOST_EXIF = 1024 * 1024;
/** Flags of VP8X: an Exif chunk, an XMP chunk follows. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];
const SHOWN = ['VP8 ', 'VP8L', 'ICCP', 'ALPH', 'ANIM', 'ANMF'];
const EXIF_PREFIX = 'Exif\0\0';

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(8 + content.length + (content.length % 2));
  bytes.write(type, 0, 'latin1');
  bytes.writeUInt32LE(content.length, 4);
  content.copy(bytes, 8);
  return bytes;
}

/** Some programs write JPEG's prefix here as well. */
function ownOf(exif: Buffer, keepsTime: boolean): Buffer | null {
  const prefixed = exif.toString('latin1', 0, EXIF_PREFIX.length) === EXIF_PREFIX;
  return picturesOwn(prefixed ? exif.subarray(EXIF_PREFIX.length) : exif, keepsTime);
}

interface Found {
  type: string;
  from: number;
  to: number;
  own: Buffer | null;
}

/** The chunks within the header's length, or the file's. */
async function chunksOf(source: ByteSource, keepsTime: boolean): Promise<Found[]> {
  const size = (await source.read(4, 4)).readUInt32LE(0);
  const end = Math.min(source.size, 8 + size + (size % 2));
  const found: Found[] = [];
  for (let at = HEADER; at + 8 <= end; ) {
    const head = await source.read(at, 8);
    const [type, length] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    const to = Math.min(at + 8 + length + (length % 2), end);
    const content = Math.min(to - at - 8, length, MOST_EXIF);
    found.push({
      type,
      from: at,
      to,
      own: type === 'EXIF' ? ownOf(await source.read(at + 8, content), keepsTime) : null,
    });
    refuseTooMany(found);
    at = to;
  }
  return found;
}

/**
 * The pieces of a WebP without personal metadata: Exif but for orientation and resolution, XMP, unknown chunks, data
 * after its end; updates its header. Null if nothing would be removed.
 */
export async function webpPieces(source: ByteSource, keepsTime: boolean): Promise<Piece[] | null> {
  const chunks = await chunksOf(source, keepsTime);
  const isPicture = ({ type }: Found) => SHOWN.includes(type) || type === 'VP8X';
  if (chunks.every(isPicture) && chunks.at(-1)?.to === source.size) return null;
  const hasExif = chunks.some(({ own }) => own !== null);
  const kept = new KeptPieces();
  for (const found of chunks) {
    if (found.own !== null) kept.replace(chunk('EXIF', found.own));
    else if (found.type === 'VP8X') kept.replace(await extendedHeader(source, found, hasExif));
    else if (isPicture(found)) kept.keep(found.from, found.to);
  }
  return [riffHeader(kept.pieces), ...kept.pieces];
}

/** VP8X with updated flags. */
async function extendedHeader(source: ByteSource, { from, to }: Found, hasExif: boolean): Promise<Buffer> {
  const bytes = await source.read(from, to - from);
  const flags = (bytes[8] ?? 0) & ~(HAS_EXIF | HAS_XMP);
  if (bytes.length > 8) bytes[8] = hasExif ? flags | HAS_EXIF : flags;
  return bytes;
}

function riffHeader(pieces: readonly Piece[]): Buffer {
  const lengths = pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.length : piece.to - piece.from));
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  // Length of all that follows the field, 'WEBP' included.
  header.writeUInt32LE(
    lengths.reduce((sum, length) => sum + length, 4),
    4,
  );
  return header;
}
