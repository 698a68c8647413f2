import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** Real files of every accepted type, generated for the test. */

const picture = (width: number, height: number, background = '#a82a1e') =>
  sharp({ create: { width, height, channels: 3, background } });

export function jpegFile({
  width = 640,
  height = 480,
  dpi,
}: {
  width?: number;
  height?: number;
  dpi?: number;
} = {}) {
  const image = picture(width, height).jpeg();
  return (dpi === undefined ? image : image.withMetadata({ density: dpi })).toBuffer();
}

export function pngFile(width = 320, height = 200): Promise<Buffer> {
  return picture(width, height, '#1a4d66').png().toBuffer();
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A decompression bomb: a huge picture in a few kilobytes. */
export function pixelBomb(side = 20_000): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

/** A picture of noise, incompressible, hence about as large as requested. */
export function noisyPng(side: number): Promise<Buffer> {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** One page, of these options: a password, a size. */
export async function pdfWith(options: ConstructorParameters<typeof PDFDocument>[0]): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.fontSize(40).text('Entrecôte 24,50 €', 60, 80);
  document.end();
  return Buffer.concat(await document.toArray());
}

/** A photograph and a price on each page; about so many megabytes in all. */
export async function heavyPdf(pages: number, megabytes: number): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
  for (let page = 1; page <= pages; page += 1) {
    // A JPEG of noise takes three quarters of a byte for each of its pixels.
    const side = Math.round(Math.sqrt((megabytes * 1e6) / pages / 0.75));
    const photo = await sharp(await noisyPng(side))
      .jpeg({ quality: 88 })
      .toBuffer();
    document.addPage().image(photo, 60, 60, { width: 470 });
    document.fontSize(14).text(`Entrecôte, page ${page}`, 60, 600);
  }
  document.end();
  return Buffer.concat(await document.toArray());
}

export async function pdfFile(pages = 2): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
  for (let page = 1; page <= pages; page += 1)
    document.addPage().fontSize(40).text(`Carte, page ${page}`, 60, 80);
  document.end();
  return Buffer.concat(await document.toArray());
}

/** Word, Excel and PowerPoint before 2007. */
export function oldOfficeFile(): Buffer {
  return Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(2000)]);
}

export function epsFile(): Buffer {
  return Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\nshowpage\n%%EOF\n');
}

export function psdFile(): Buffer {
  return Buffer.concat([Buffer.from('8BPS'), Buffer.from([0, 1]), Buffer.alloc(200)]);
}

export function mp4File(): Buffer {
  const box = Buffer.from('....ftypisom\0\0\x02\0isomiso2mp41', 'latin1');
  box.writeUInt32BE(box.length, 0);
  return Buffer.concat([box, Buffer.alloc(4000)]);
}

/** A zip of stored entries. */
export function zipFile(entries: Record<string, string>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, place, Buffer.from(name)]));
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(local.length, 8);
  end.writeUInt16LE(local.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

export function docxFile(): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipFile({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });
}
