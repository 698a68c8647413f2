import { readFile, stat } from 'node:fs/promises';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

/** Larger files are not read whole: what is only worth knowing is not looked for there. */
const LARGEST = 40_000_000;
const NO_INK = ['All', 'None', 'Black', 'Cyan', 'Magenta', 'Yellow'];

/** What PDFium does not say of a file. */
export interface PdfInks {
  spotColours: string[];
  /** Of each page, how many points one of its units is. */
  units: number[];
}

const NOTHING: PdfInks = { spotColours: [], units: [] };

function inkOf(value: unknown): string[] {
  if (!(value instanceof PDFArray) || value.size() < 2 || value.get(0) !== PDFName.of('Separation'))
    return [];
  const name = value.get(1);
  return name instanceof PDFName ? [name.decodeText()] : [];
}

function inksIn(object: unknown): string[] {
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (dict instanceof PDFDict) return dict.values().flatMap(inkOf);
  return inkOf(object);
}

/** Names of inks, and units of pages; nothing for a file that is too large, or that this reader does not open. */
export async function pdfInks(file: string): Promise<PdfInks> {
  if ((await stat(file)).size > LARGEST) return NOTHING;
  try {
    const pdf = await PDFDocument.load(await readFile(file), {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: false,
    });
    const inks = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => inksIn(object));
    const units = pdf.getPages().map(({ node }) => {
      const unit = node.get(PDFName.of('UserUnit'));
      return unit instanceof PDFNumber && unit.asNumber() > 0 ? unit.asNumber() : 1;
    });
    return { spotColours: [...new Set(inks)].filter((name) => !NO_INK.includes(name)).toSorted(), units };
  } catch {
    return NOTHING;
  }
}
