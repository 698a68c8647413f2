import { finished, type Readable } from 'node:stream';
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
 * Streams a zip with backpressure, never buffered as a whole: an entry is requested when the previous one has
 * ended. When the reader disconnects nothing more is opened, and the open file is closed. A failing file destroys the
 * stream with its error: a truncated zip must not pass for a complete one.
 */
export function streamZip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const left = Symbol.asyncIterator in entries ? entries[Symbol.asyncIterator]() : entries[Symbol.iterator]();
  let current: Readable | undefined;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  output.once('close', () => {
    current?.destroy();
    void Promise.resolve(left.return?.()).catch(() => undefined);
  });
  const open = async (entry: ZipEntry): Promise<Readable> => {
    current = await entry.open();
    if (output.destroyed) current.destroy();
    finished(current, (error) => (error ? fail(error) : addNext().catch(fail)));
    return current;
  };
  const addNext = async (): Promise<void> => {
    const { value: entry, done } = await left.next();
    if (output.destroyed) return;
    if (done) {
      zip.end();
      return;
    }
    const { compress, modified: mtime, size } = entry;
    // yazl references each entry until the zip ends: release those that were sent.
    let unsent: ZipEntry | undefined = entry;
    zip.addReadStreamLazy(
      entry.path,
      { compress, mtime, ...(size === undefined ? {} : { size }) },
      (give) => {
        if (unsent !== undefined) open(unsent).then((stream) => give(null, stream), fail);
        unsent = undefined;
      },
    );
  };
  addNext().catch(fail);
  return output;
}
