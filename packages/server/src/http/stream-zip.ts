import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of a zip. It is opened when its turn comes, so that one is open at a time. */
export interface ZipEntry {
  /** Relative, ASCII, unique. */
  path: string;
  modified: Date;
  compress: boolean;
  /** In bytes, where it is known before. */
  size?: number;
  open(): Readable | Promise<Readable>;
}

/**
 * A zip as it is written, never whole in memory: it goes as fast as it is read. When the reader goes away nothing more is
 * opened, and what was open is closed. A file that fails ends the stream with its error: half a zip does not pass for one.
 */
export function streamZip(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => current?.destroy());
  const next = async ({ open }: ZipEntry): Promise<Readable> => {
    current = await open();
    if (output.destroyed) current.destroy();
    current.once('error', (error) => output.destroy(error));
    return current;
  };
  for (const entry of entries) {
    const { compress, modified: mtime, size } = entry;
    const options = { compress, mtime, ...(size === undefined ? {} : { size }) };
    zip.addReadStreamLazy(entry.path, options, (give) => {
      next(entry).then(
        (stream) => give(null, stream),
        (error: Error) => output.destroy(error),
      );
    });
  }
  zip.end();
  return output;
}
