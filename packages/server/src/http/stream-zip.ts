import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of a zip. Opened lazily, one at a time. */
export interface ZipEntry {
  /** Relative, ASCII, unique. */
  path: string;
  modified: Date;
  compress: boolean;
  /** In bytes, if known before. */
  size?: number;
  open(): Readable | Promise<Readable>;
}

/**
 * Streams a zip, never whole in memory, with backpressure from its reader. When the reader disconnects nothing more is
 * opened, and the open file is closed. A failing file destroys the stream with its error: a truncated zip must not pass
 * for a complete one.
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
