import { readFile } from 'node:fs/promises';
import { placeLines } from '@ardoise/domain/card-text/reading/place-lines.ts';
import { readCard } from '@ardoise/domain/card-text/reading/read-card.ts';
import type { ReadLine } from '@ardoise/domain/card-text/reading/read-line.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { readCardText } from '@ardoise/domain/contract/card-text.ts';
import { pdfResources } from '../pictures/pdf-resources.ts';
import { checkOfficeArchive } from './office-archive.ts';
import { whyUnread } from './why-unread.ts';

export type CardReading = ReplyOf<typeof readCardText>;
type ReadableFormat = NonNullable<CardReading['format']>;

/** A card, with what went wrong in reading it, for the log. */
interface ReadingResult extends CardReading {
  failure?: string;
}

/** What a file is, by its first bytes and, for an office file, by its entries. */
function formatOf(bytes: Buffer): ReadableFormat | 'encrypted' | null {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  // An encrypted office file is a compound file with an entry of this name.
  if (bytes.readUInt32BE(0) === 0xd0cf11e0) {
    const named = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    return named ? 'encrypted' : null;
  }
  if (bytes.readUInt32BE(0) !== 0x504b0304) return null;
  const names = checkOfficeArchive(bytes);
  if (names.includes('word/document.xml')) return 'docx';
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  return null;
}

// Each library is loaded with its first file.
const LINES: Record<ReadableFormat, (bytes: Buffer) => Promise<ReadLine[]>> = {
  docx: async (bytes) => (await import('./docx-lines.ts')).docxLines(bytes),
  xlsx: async (bytes) => (await import('./xlsx-lines.ts')).xlsxLines(bytes),
  pdf: async (bytes) =>
    placeLines((await (await import('./pdf-text.ts')).pdfText(bytes, pdfResources())).runs),
};

/** Reads a file of a card; never throws for what a file is. */
export async function readCardFile(file: string): Promise<ReadingResult> {
  const bytes = await readFile(file);
  if (bytes.length < 8) return { sections: [], format: null, refus: 'illisible' };
  try {
    const format = formatOf(bytes);
    if (format === 'encrypted') return { sections: [], format: null, refus: 'protege' };
    if (format === null) return { sections: [], format, refus: 'illisible' };
    const sections = readCard(await LINES[format](bytes));
    const none = sections.every(({ lignes }) => lignes.length === 0);
    return none ? { sections: [], format, refus: 'illisible' } : { sections, format };
  } catch (error) {
    return { sections: [], format: null, ...whyUnread(error) };
  }
}
