import type { PlacedText } from '@ardoise/domain/card-text/reading/place-lines.ts';
import { getDocument, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';
import { ActualText } from './actual-text.ts';
import { isBoldName, isItalicName } from './font-names.ts';
import { GlyphText, lettersOf, namedOf } from './glyph-text.ts';

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

/** Items of one mark as one, where the file says its letters and a font does not. */
function withLetters(items: readonly TextItem[], letters = ''): readonly TextItem[] {
  const drawn = items.filter(({ str, width }) => str.trim() !== '' || (str === '' && width > 0));
  const [first] = drawn;
  const known = drawn.map(({ str }) => namedOf(str)).join('');
  const isLacking = drawn.some(({ str }) => str === '' || namedOf(str) !== str);
  const says = letters.normalize('NFD');
  const isSame = /[\p{L}\d]/u.test(says) && [...known].every((sign) => says.includes(sign));
  if (first === undefined || !isLacking || !isSame) return items;
  return [{ ...first, str: letters, width: drawn.reduce((sum, { width }) => sum + width, 0) }];
}

type PageItem = TextItem | (TextMarkedContent & { tag?: string | null });
const isMark = (item: PageItem): item is TextMarkedContent & { tag?: string | null } => !('str' in item);

const tagsOf = (items: readonly PageItem[]): string[] =>
  items.flatMap((item) => (isMark(item) && item.type !== 'endMarkedContent' ? [item.tag ?? ''] : []));

/** The items of a page; what stands in a mark reads as the file says. */
function itemsOf(items: readonly PageItem[], letters: readonly (string | undefined)[]): TextItem[] {
  const read: TextItem[] = [];
  const open: { from: number; letters: string | undefined }[] = [];
  let marks = 0;
  for (const item of items) {
    if (!isMark(item)) read.push(item);
    else if (item.type === 'endMarkedContent') {
      const mark = open.pop();
      if (mark !== undefined) read.push(...withLetters(read.splice(mark.from), mark.letters));
    } else {
      open.push({ from: read.length, letters: letters[marks] });
      marks += 1;
    }
  }
  return read;
}

/** The text of a PDF's pages with its places, and their sizes in points. */
export interface PdfText {
  /** Empty where it has none, as outlined files. */
  runs: PlacedText[];
  pages: { width: number; height: number }[];
}

export async function pdfText(bytes: Uint8Array, resources: Record<string, string>): Promise<PdfText> {
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
    const actual = new ActualText(bytes);
    const runs: PlacedText[] = [];
    const pages: PdfText['pages'] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      pages.push({ width: viewport.width, height: viewport.height });
      // Loads the fonts as well.
      const glyphs = new GlyphText(await page.getOperatorList());
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const letters = actual.of(tagsOf(items));
      for (const item of itemsOf(items, letters)) {
        if (item.str.trim() === '') continue;
        const placed = placedText(item, viewport.transform as number[], number);
        if (placed === null) continue;
        const font: { name?: string; bold?: boolean; italic?: boolean } = page.commonObjs.has(item.fontName)
          ? page.commonObjs.get(item.fontName)
          : {};
        runs.push({
          ...placed,
          text: isSpaced(placed.text) ? glyphs.withSpaces(placed.text) : placed.text,
          ...(letters.length === 0 && glyphs.lacksLetters(placed.text) ? { unread: true } : {}),
          bold: font.bold === true || isBoldName(font.name ?? ''),
          italic: font.italic === true || isItalicName(font.name ?? ''),
        });
      }
      page.cleanup();
    }
    return { runs, pages };
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
