import { open } from 'node:fs/promises';
import type { FileExtension } from '@ardoise/domain/rules/file-rules.ts';

/** Enough for every signature checked here. */
const HEAD = 4096;
/** Timeout: some containers are scanned far before their type is known. */
const DETECTION_MS = 5000;

/** Expected content of an extension, and its MIME type. */
interface Family {
  mime: string;
  /** The magic number, where it is fixed and short. */
  begins?: (head: Buffer) => boolean;
  /** The type that `file-type` must detect, where the format is a container. */
  detected?: readonly string[];
}

const startsWith =
  (...signatures: (string | number[])[]) =>
  (head: Buffer) =>
    signatures.some((signature) =>
      head.subarray(0, signature.length).equals(Buffer.from(signature as string)),
    );

const JPEG: Family = { mime: 'image/jpeg', begins: startsWith([0xff, 0xd8, 0xff]) };
const TIFF: Family = { mime: 'image/tiff', begins: startsWith([0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a]) };
const isPdf = startsWith('%PDF-');
/** `%!PS`, or the binary header that includes a preview with the PostScript. */
const isPostScript = startsWith('%!PS', [0xc5, 0xd0, 0xd3, 0xc6]);
/** Word, Excel and PowerPoint before 2007: one container format, without distinction. */
const isOldOffice = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const MPEG4 = ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp'];
const MPEG = ['video/mpeg', 'video/MP1S', 'video/MP2P'];

function zipOf(mime: string): Family {
  return { mime, detected: [mime] };
}

const FAMILIES: Record<FileExtension, Family> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: { mime: 'image/png', begins: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  gif: { mime: 'image/gif', begins: startsWith('GIF87a', 'GIF89a') },
  webp: {
    mime: 'image/webp',
    begins: (head) => startsWith('RIFF')(head) && head.subarray(8, 12).equals(Buffer.from('WEBP')),
  },
  tif: TIFF,
  tiff: TIFF,
  pdf: { mime: 'application/pdf', begins: isPdf },
  ai: { mime: 'application/vnd.adobe.illustrator', begins: (head) => isPdf(head) || isPostScript(head) },
  eps: { mime: 'application/postscript', begins: isPostScript },
  psd: { mime: 'image/vnd.adobe.photoshop', begins: startsWith('8BPS') },
  doc: { mime: 'application/msword', begins: isOldOffice },
  xls: { mime: 'application/vnd.ms-excel', begins: isOldOffice },
  ppt: { mime: 'application/vnd.ms-powerpoint', begins: isOldOffice },
  docx: zipOf('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: zipOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: zipOf('application/vnd.openxmlformats-officedocument.presentationml.presentation'),
  mp4: { mime: 'video/mp4', detected: MPEG4 },
  m4v: { mime: 'video/mp4', detected: MPEG4 },
  mov: { mime: 'video/quicktime', detected: MPEG4 },
  webm: { mime: 'video/webm', detected: ['video/webm'] },
  avi: { mime: 'video/x-msvideo', detected: ['video/vnd.avi', 'video/x-msvideo'] },
  flv: { mime: 'video/x-flv', detected: ['video/x-flv'] },
  wmv: { mime: 'video/x-ms-wmv', detected: ['video/x-ms-asf', 'application/vnd.ms-asf', 'video/x-ms-wmv'] },
  mpg: { mime: 'video/mpeg', detected: MPEG },
  mpeg: { mime: 'video/mpeg', detected: MPEG },
};

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function detect(file: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  try {
    return (await fileTypeFromFile(file, { signal: AbortSignal.timeout(DETECTION_MS) }))?.mime;
  } catch {
    // A container that cannot be parsed does not match its extension.
    return undefined;
  }
}

/**
 * The MIME type of a file whose content matches its extension; null when it does not
 * (specification/files.md#what-is-accepted).
 */
export async function typeOf(file: string, extension: FileExtension): Promise<string | null> {
  const { mime, begins, detected } = FAMILIES[extension];
  if (begins !== undefined) return begins(await readHead(file)) ? mime : null;
  const found = await detect(file);
  return found !== undefined && detected?.includes(found) ? mime : null;
}

/** Whether the bytes are a PDF, under any extension: an Illustrator file often is. */
export async function readsAsPdf(file: string): Promise<boolean> {
  return isPdf(await readHead(file));
}
