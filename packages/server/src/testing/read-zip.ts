import { crc32, inflateRawSync } from 'node:zlib';

export interface ReadEntry {
  content: Buffer;
  /** 0 stored, 8 deflated. */
  method: number;
}

/** The files of a zip by name, from its central directory; verifies every checksum. */
export function readZip(zip: Buffer): Map<string, ReadEntry> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('not a whole zip: it has no end');
  const entries = new Map<string, ReadEntry>();
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, checksum, packed] = [10, 16, 20].map((offset) =>
      offset === 10 ? zip.readUInt16LE(place + offset) : zip.readUInt32LE(place + offset),
    ) as [number, number, number];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(place + offset),
    ) as [number, number, number];
    const name = zip.toString('utf8', place + 46, place + 46 + nameLength);
    const local = zip.readUInt32LE(place + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    const content = method === 0 ? bytes : inflateRawSync(bytes);
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    if (entries.has(name)) throw new Error(`${name} is there twice`);
    entries.set(name, { content, method });
    place += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}
