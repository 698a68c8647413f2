/** Exif tags that affect display or printing: everything else concerns author, device and place. */
const ORIENTATION = 0x0112;
const RESOLUTIONS = [0x011a, 0x011b];
const RESOLUTION_UNIT = 0x0128;
const SHORT = 3;
const RATIONAL = 5;
const ENTRY = 12;
/** TIFF header: byte order, 42, the offset of the first directory. */
const HEADER = 8;

interface Entry {
  tag: number;
  type: typeof SHORT | typeof RATIONAL;
  /** One number, or numerator and denominator. */
  values: number[];
}

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
  const fractions = entries.filter(({ type }) => type === RATIONAL).length;
  const tiff = Buffer.alloc(values + 8 * fractions);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(HEADER, 4);
  tiff.writeUInt16BE(entries.length, HEADER);
  let free = values;
  for (const [
    index,
    {
      tag,
      type,
      values: [first = 0, second = 0],
    },
  ] of entries.entries()) {
    const at = HEADER + 2 + index * ENTRY;
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(1, at + 4);
    if (type === SHORT) tiff.writeUInt16BE(first, at + 8);
    else {
      tiff.writeUInt32BE(free, at + 8);
      tiff.writeUInt32BE(first, free);
      tiff.writeUInt32BE(second, free + 4);
      free += 8;
    }
  }
  return tiff;
}

/** A TIFF with only the orientation and the resolution of this one; null where it has neither, or is invalid. */
export function picturesOwn(tiff: Buffer): Buffer | null {
  const entries = keptEntries(tiff).toSorted((one, other) => one.tag - other.tag);
  const says = entries.some(({ tag }) => tag !== RESOLUTION_UNIT);
  return says ? written(entries) : null;
}
