import type { PlacedText } from '@ardoise/domain/card-text/reading/place-lines.ts';
import { getDocument, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { GlyphText } from './glyph-text.ts';

/** Pages whose text is read: a card has few. */
const MOST_PAGES = 40;
/** Images are not needed to read text: none is decoded. */
const LARGEST_IMAGE = 1;

/** Letters that stand apart: 'N O S', not '1 l'. */
function isSpaced(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const single = words.filter((word) => /^[\p{L}\d,.€]$/u.test(word)).length;
  return words.length > 2 && single * 2 > words.length;
}

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Letters whose two bytes a program exchanged, as Ghostscript does in ligatures: the 't' of 'tt' is then '琀'. */
const EXCHANGED = /[\u4100-\u7a00]/g;
const letterOf = (sign: string): string => {
  const code = sign.charCodeAt(0);
  const letter = String.fromCharCode(code >> 8);
  return code % 256 === 0 && /[A-Za-z]/.test(letter) ? letter : sign;
};

/** A text with the letters that a ligature or an exchanged sign stands for. */
export const lettersOf = (text: string): string =>
  text.replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature).replace(EXCHANGED, letterOf);

/** The text of a PDF's pages with its places; empty where it has none, as outlined files. */
export async function pdfRuns(bytes: Uint8Array, resources: Record<string, string>): Promise<PlacedText[]> {
  const task = getDocument({
    // pdf.js takes no Buffer, and keeps what it is given.
    data: new Uint8Array(bytes),
    maxImageSize: LARGEST_IMAGE,
    enableXfa: false,
    useSystemFonts: false,
    // The names of fonts, which say what is bold.
    fontExtraProperties: true,
    verbosity: VerbosityLevel.ERRORS,
    ...resources,
  });
  try {
    const document = await task.promise;
    const runs: PlacedText[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      // Loads the fonts as well.
      const glyphs = new GlyphText(await page.getOperatorList());
      const { items } = await page.getTextContent();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const placed = placedText(item, viewport.transform as number[], number);
        if (placed === null) continue;
        const font: { name?: string; bold?: boolean; italic?: boolean } = page.commonObjs.has(item.fontName)
          ? page.commonObjs.get(item.fontName)
          : {};
        runs.push({
          ...placed,
          text: isSpaced(placed.text) ? glyphs.withSpaces(placed.text) : placed.text,
          bold: font.bold === true || /bold|black|heavy|semib|demi/i.test(font.name ?? ''),
          italic: font.italic === true || /italic|oblique/i.test(font.name ?? ''),
        });
      }
      page.cleanup();
    }
    return runs;
  } finally {
    await task.destroy();
  }
}

/** Null for text that stands on its side. */
function placedText(
  item: TextItem,
  toPage: number[],
  page: number,
): Omit<PlacedText, 'bold' | 'italic'> | null {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(
    toPage,
    item.transform as number[],
  ) as number[];
  if (Math.abs(b) > Math.abs(a) * 0.2) return null;
  const size = Math.hypot(c, d);
  return { page, x, y, width: item.width, size, text: lettersOf(item.str) };
}
