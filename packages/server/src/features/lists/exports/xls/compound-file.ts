/**
 * A compound file ([MS-CFB]) of one stream, in sectors of 512 bytes: header, stream, directory, sector table (FAT), and
 * where the FAT is long the list of its own sectors (DIFAT).
 */

const SECTOR = 512;
/** Shorter streams need another storage (mini stream). */
const SHORTEST_STREAM = 4096;
/** FAT entries per sector. */
const ENTRIES = SECTOR / 4;
/** FAT sectors listed in the header; a DIFAT sector ends with the number of the next. */
const LISTED_IN_HEAD = 109;
const LISTED_IN_SECTOR = ENTRIES - 1;

const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const FAT_SECTOR = 0xfffffffd;
const DIFAT_SECTOR = 0xfffffffc;

/** Number of sectors of each part, in file order. */
interface Layout {
  stream: number;
  directory: number;
  fat: number;
  difat: number;
}

function layOut(streamBytes: number): Layout {
  const stream = Math.ceil(streamBytes / SECTOR);
  const directory = 1;
  let [fat, difat] = [0, 0];
  // Fixed point: the FAT has an entry for each of its own sectors too.
  for (let total = -1; total !== stream + directory + fat + difat; ) {
    total = stream + directory + fat + difat;
    fat = Math.ceil(total / ENTRIES);
    difat = Math.max(0, Math.ceil((fat - LISTED_IN_HEAD) / LISTED_IN_SECTOR));
  }
  return { stream, directory, fat, difat };
}

function words(numbers: readonly number[], sectors: number): Buffer {
  const bytes = Buffer.alloc(sectors * SECTOR, 0xff);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4);
  return bytes;
}

/** A chain from this sector on: each entry is the number of the next. */
function chain(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (index === length - 1 ? END_OF_CHAIN : first + index + 1));
}

function tables({ stream, directory, fat, difat }: Layout): { fat: Buffer; difat: Buffer } {
  const firstFat = stream + directory;
  const entries = [
    ...chain(0, stream),
    ...chain(stream, directory),
    ...Array.from({ length: fat }, () => FAT_SECTOR),
    ...Array.from({ length: difat }, () => DIFAT_SECTOR),
  ];
  const list: number[] = [];
  for (let sector = 0; sector < difat; sector += 1) {
    const from = LISTED_IN_HEAD + sector * LISTED_IN_SECTOR;
    for (let index = from; index < from + LISTED_IN_SECTOR; index += 1)
      list.push(index < fat ? firstFat + index : FREE);
    list.push(sector === difat - 1 ? END_OF_CHAIN : firstFat + fat + sector + 1);
  }
  return { fat: words(entries, fat), difat: words(list, difat) };
}

function fileHead({ stream, directory, fat, difat }: Layout): Buffer {
  const head = Buffer.alloc(SECTOR, 0xff);
  head.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x003e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(fat, 44);
  head.writeUInt32LE(stream, 48);
  head.writeUInt32LE(SHORTEST_STREAM, 56);
  head.writeUInt32LE(END_OF_CHAIN, 60);
  const firstFat = stream + directory;
  head.writeUInt32LE(difat === 0 ? END_OF_CHAIN : firstFat + fat, 68);
  head.writeUInt32LE(difat, 72);
  for (let index = 0; index < Math.min(fat, LISTED_IN_HEAD); index += 1)
    head.writeUInt32LE(firstFat + index, 76 + index * 4);
  return head;
}

interface Entry {
  name: string;
  /** 5 the root, 2 a stream. */
  type: number;
  child: number;
  start: number;
  size: number;
  classId?: string;
}

function directoryEntry({ name, type, child, start, size, classId = '' }: Entry): Buffer {
  const entry = Buffer.alloc(SECTOR / 4);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  // Black, and no sibling.
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(FREE, 72);
  entry.writeUInt32LE(child, 76);
  entry.write(classId, 80, 'hex');
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

function freeEntry(): Buffer {
  const entry = Buffer.alloc(SECTOR / 4);
  entry.fill(0xff, 68, 80);
  return entry;
}

/** {00020820-0000-0000-C000-000000000046}: a workbook of Excel. */
const WORKBOOK_CLASS = '2008020000000000c000000000000046';

/** Bytes before and after a stream of this length, padding included, and the total file length. */
export function compoundFile(name: string, bytes: number): { head: Buffer; tail: Buffer; length: number } {
  const size = Math.max(bytes, SHORTEST_STREAM);
  const layout = layOut(size);
  const { fat, difat } = tables(layout);
  const root = {
    name: 'Root Entry',
    type: 5,
    child: 1,
    start: END_OF_CHAIN,
    size: 0,
    classId: WORKBOOK_CLASS,
  };
  const directory = [
    directoryEntry(root),
    directoryEntry({ name, type: 2, child: FREE, start: 0, size }),
    freeEntry(),
    freeEntry(),
  ];
  const padding = Buffer.alloc(layout.stream * SECTOR - bytes);
  const head = fileHead(layout);
  const tail = Buffer.concat([padding, ...directory, fat, difat]);
  return { head, tail, length: head.length + bytes + tail.length };
}
