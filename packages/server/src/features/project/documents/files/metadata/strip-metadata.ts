import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { RoomClaim } from '../../../../../storage/disk-room.ts';
import type { IncomingFile } from '../../../../../storage/file-place.ts';
import type { FileStore } from '../../../../../storage/file-store.ts';
import { type ByteSource, byteSource, type Piece } from './byte-source.ts';
import { jpegPieces } from './jpeg-pieces.ts';
import { pngPieces } from './png-pieces.ts';
import { webpPieces } from './webp-pieces.ts';

const CHUNK = 256 * 1024;
/** A rewritten Exif block may be some bytes longer than a very short one. */
const SLACK = 1024;

const PIECES: Record<string, (source: ByteSource, keepsTime: boolean) => Promise<Piece[] | null>> = {
  'image/jpeg': jpegPieces,
  'image/png': pngPieces,
  'image/webp': webpPieces,
};

async function* bytesOf(source: ByteSource, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece;
    else
      for (let at = piece.from; at < piece.to; at += CHUNK)
        yield await source.read(at, Math.min(CHUNK, piece.to - at));
  }
}

/**
 * Removes place, author, device and embedded other pictures from a picture: the image data, colours, density and
 * orientation stay byte for byte, without re-encoding. Files other than JPEG, PNG or WebP, and pictures without
 * metadata, are returned unchanged; otherwise the original is deleted.
 * @param kept its type, and whether the time at which it was taken stays
 */
export async function stripMetadata(
  store: FileStore,
  incoming: IncomingFile,
  { mime, keepsTime }: { mime: string; keepsTime: boolean },
  room: RoomClaim,
): Promise<IncomingFile> {
  const piecesOf = PIECES[mime];
  if (piecesOf === undefined) return incoming;
  const handle = await open(incoming.path, 'r');
  try {
    const source = await byteSource(handle);
    const pieces = await piecesOf(source, keepsTime);
    if (pieces === null) return incoming;
    const stripped = await store.receive(Readable.from(bytesOf(source, pieces)), incoming.size + SLACK, room);
    await store.discard(incoming);
    return stripped;
  } finally {
    await handle.close();
  }
}
