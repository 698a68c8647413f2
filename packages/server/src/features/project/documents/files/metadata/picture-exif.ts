import { exifTime } from '@ardoise/domain/base/exif-time.ts';

/** Exif tags that affect display or printing: everything else concerns author, device and place. */
const ORIENTATION = 0x0112;
const RESOLUTIONS = [0x011a, 0x011b];
const RESOLUTION_UNIT = 0x0128;
/** Kept on demand: when it was taken. */
const DATE_TIME = 0x0132;
const ASCII = 2;
const SHORT = 3;
const RATIONAL = 5;
const ENTRY = 12;
/** TIFF header: byte order, 42, the offset of the first directory. */
const HEADER = 8;

interface Entry {
  tag: number;
  type: typeof SHORT | typeof RATIONAL | typeof ASCII;
  /** One number, numerator and denominator, or the codes of a text with its final zero. */
  values: number[];
}

/** Bytes that a value takes after the directory: a short one is in its entry. */
const sizeAfter = ({ type, values }: Entry): number =>
  type === SHORT ? 0 : type === RATIONAL ? 8 : values.length;

/** A reader of numbers in a TIFF's byte order; null if it is none. */
function reader(tiff: Buffer) {
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < HEADER || (order !== 'II*\0' && order !== 'MM\0*')) return null;
  const small = order.startsWith('I');
  return {
    short: (at: number) => (small ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)),
    long: (at: number) => (small ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)),
  };
}

/** The kept entries of the first directory; those with an offset out of range are dropped. */
function keptEntries(tiff: Buffer): Entry[] {
  const read = reader(tiff);
  const directory = read?.long(4) ?? 0;
  if (read === null || directory < HEADER || directory + 2 > tiff.length) return [];
  const kept: Entry[] = [];
  const count = Math.min(read.short(directory), Math.floor((tiff.length - directory - 2) / ENTRY));
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY;
    const [tag, type] = [read.short(at), read.short(at + 2)];
    if ((tag === ORIENTATION || tag === RESOLUTION_UNIT) && type === SHORT) {
      kept.push({ tag, type, values: [read.short(at + 8)] });
    } else if (RESOLUTIONS.includes(tag) && type === RATIONAL) {
      const value = read.long(at + 8);
      if (value + 8 <= tiff.length)
        kept.push({ tag, type, values: [read.long(value), read.long(value + 4)] });
    }
  }
  return kept;
}

function written(entries: readonly Entry[]): Buffer {
  const values = HEADER + 2 + entries.length * ENTRY + 4;
  const tiff = Buffer.alloc(entries.reduce((sum, entry) => sum + sizeAfter(entry), values));
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(HEADER, 4);
  tiff.writeUInt16BE(entries.length, HEADER);
  let free = values;
  for (const [index, entry] of entries.entries()) {
    const { tag, type, values } = entry;
    const [first = 0, second = 0] = values;
    const at = HEADER + 2 + index * ENTRY;
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(type === ASCII ? values.length : 1, at + 4);
    if (type === SHORT) {
      tiff.writeUInt16BE(first, at + 8);
      continue;
    }
    tiff.writeUInt32BE(free, at + 8);
    if (type === ASCII) tiff.set(values, free);
    else {
      tiff.writeUInt32BE(first, free);
      tiff.writeUInt32BE(second, free + 4);
    }
    free += sizeAfter(entry);
  }
  return tiff;
}

function timeEntry(tiff: Buffer): Entry[] {
  const time = exifTime(tiff);
  return time === null
    ? []
    : [{ tag: DATE_TIME, type: ASCII, values: [...Buffer.from(`${time}\0`, 'latin1')] }];
}

/**
 * A TIFF with only the orientation and the resolution of this one, and its time where that is kept; null where it has none
 * of them, or is invalid.
 */
export function picturesOwn(tiff: Buffer, keepsTime: boolean): Buffer | null {
  const all = keepsTime ? [...keptEntries(tiff), ...timeEntry(tiff)] : keptEntries(tiff);
  const entries = all.toSorted((one, other) => one.tag - other.tag);
  const says = entries.some(({ tag }) => tag !== RESOLUTION_UNIT);
  return says ? written(entries) : null;
}
