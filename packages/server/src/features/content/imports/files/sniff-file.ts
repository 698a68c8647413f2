import { createReadStream } from 'node:fs';
import { EMPTY_FILE, ImportFileError } from './import-file-error.ts';

/** How a file of lines is read. */
export interface FileFormat {
  /** Label of a TextDecoder. */
  encoding: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';
  separator: ';' | ',' | '\t';
}

const WORKBOOK = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const SEPARATORS = [';', '\t', ','] as const;
/** Longest first line. */
const HEAD = 64 * 1024;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(head: string): FileFormat['separator'] {
  const line = head.replace(/"[^"]*"/g, '').split(/\r|\n/, 1)[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Whether the bytes are UTF-8; decodes them as they are read, keeping none. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: HEAD - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** UTF-16: the BOM tells the byte order. */
function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le';
  return startsWith(head, [0xfe, 0xff]) ? 'utf-16be' : null;
}

/**
 * Recognises a spreadsheet's export by its bytes: UTF-8, UTF-16 with its mark, or else Excel's encoding on a French
 * Windows. @throws ImportFileError for an empty file and for a workbook
 */
export async function sniffFile(path: string): Promise<FileFormat> {
  const head = await firstBytes(path);
  if (WORKBOOK.some((start) => startsWith(head, start)))
    throw new ImportFileError(
      'C’est un classeur Excel. Enregistrez-le au format CSV\u00a0: Fichier, Enregistrer sous, CSV UTF-8.',
    );
  const encoding = utf16Of(head) ?? ((await isUtf8(path)) ? 'utf-8' : 'windows-1252');
  const text = new TextDecoder(encoding).decode(head);
  if (text.trim() === '') throw new ImportFileError(EMPTY_FILE);
  return { encoding, separator: separatorOf(text) };
}
