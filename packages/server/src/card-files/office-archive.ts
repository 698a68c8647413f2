import { Unzip, UnzipInflate } from 'fflate';

/** Limits of what an office file may unpack to: counted while it is inflated, since its own sizes may lie. */
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 50 * 1024 * 1024;
const MOST_RATIO = 100;
/** Small files compress well: the ratio says something above this size. */
const RATIO_FROM = 1024 * 1024;

/** A zip that is broken, too large unpacked, or whose XML declares a document type. */
export class UnsafeArchive extends Error {
  override readonly name = 'UnsafeArchive';
}

const DOCTYPE = /<!DOCTYPE|<!ENTITY/i;

/**
 * Unpacks a .docx or .xlsx in memory, within limits, to judge it before a library reads it: entity bombs need a document
 * type, which office files never have.
 * @returns the names of its entries
 * @throws UnsafeArchive
 */
export function checkOfficeArchive(bytes: Uint8Array): string[] {
  const names: string[] = [];
  let total = 0;
  let failure: Error | null = null;
  const unzip = new Unzip((entry) => {
    names.push(entry.name);
    if (names.length > MOST_ENTRIES) throw new UnsafeArchive('too many entries');
    let head = '';
    entry.ondata = (error, chunk) => {
      if (error !== null) {
        failure ??= error;
        return;
      }
      total += chunk.length;
      if (total > MOST_BYTES) throw new UnsafeArchive('too large unpacked');
      if (total > RATIO_FROM && total > bytes.length * MOST_RATIO)
        throw new UnsafeArchive('compressed too well');
      if (head.length < 2_000 && /\.(?:xml|rels)$/.test(entry.name)) {
        head += Buffer.from(chunk.subarray(0, 2_000)).toString('latin1');
        if (DOCTYPE.test(head)) throw new UnsafeArchive('a document type');
      }
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const STEP = 64 * 1024;
  try {
    for (let at = 0; at < bytes.length; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    throw error instanceof UnsafeArchive ? error : new UnsafeArchive(String(error));
  }
  if (failure !== null) throw new UnsafeArchive(String(failure));
  if (names.length === 0) throw new UnsafeArchive('no entries');
  return names;
}
