import type { PageFacts, PlacedImage } from '@ardoise/domain/print-check/print-facts.ts';
import { MarkLines } from './mark-lines.ts';
import { objectCorners } from './page-boxes.ts';
import { placedImage } from './page-images.ts';
import { IDENTITY, type Matrix, mappedCorners, multiplied, type PageSpace } from './page-space.ts';
import type { Pdfium } from './pdfium.ts';

const TYPE = { text: 1, path: 2, image: 3, form: 5 } as const;
const INVISIBLE_TEXT = 3;
const DEEPEST_FORM = 12;
const MOST_OBJECTS = 60_000;
const NAME_BYTES = 128;
const TEXT_BYTES = 256;

interface Memory {
  pdfium: Pdfium;
  /** 512 bytes of PDFium's memory, for its answers. */
  scratch: number;
}

const FLOATS = [0, 4, 8, 12, 16, 20] as const;

function matrixOf({ pdfium, scratch }: Memory, object: number): Matrix {
  if (!pdfium.FPDFPageObj_GetMatrix(object, scratch)) return IDENTITY;
  return FLOATS.map((at) => pdfium.pdfium.getValue(scratch + at, 'float')) as unknown as Matrix;
}

/** What stands on a page: its images, the fonts that it lacks, short lines. */
export class PageObjects {
  readonly images: PlacedImage[] = [];
  readonly missingFonts: PageFacts['missingFonts'][number][] = [];
  readonly lines: MarkLines;
  readonly #memory: Memory;
  readonly #space: PageSpace;
  readonly #text: number;
  #left = MOST_OBJECTS;

  private constructor(memory: Memory, space: PageSpace, text: number) {
    this.#memory = memory;
    this.#space = space;
    this.#text = text;
    this.lines = new MarkLines(memory.pdfium, memory.scratch, space);
  }

  static read(pdfium: Pdfium, page: number, space: PageSpace): PageObjects {
    const scratch = pdfium.pdfium.wasmExports.malloc(512);
    const text = pdfium.FPDFText_LoadPage(page);
    try {
      const found = new PageObjects({ pdfium, scratch }, space, text);
      for (let rank = 0; rank < pdfium.FPDFPage_CountObjects(page); rank += 1)
        found.#add(pdfium.FPDFPage_GetObject(page, rank), page, IDENTITY, 0);
      return found;
    } finally {
      if (text !== 0) pdfium.FPDFText_ClosePage(text);
      pdfium.pdfium.wasmExports.free(scratch);
    }
  }

  #add(object: number, page: number, outer: Matrix, depth: number): void {
    this.#left -= 1;
    if (this.#left < 0) return;
    const { pdfium } = this.#memory;
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === TYPE.text) this.#addText(object, outer);
    if (type === TYPE.path) this.lines.add(object, multiplied(matrixOf(this.#memory, object), outer));
    if (type === TYPE.image) {
      const matrix = multiplied(matrixOf(this.#memory, object), outer);
      const image = placedImage(pdfium, this.#memory.scratch, { object, page, matrix }, this.#space);
      if (image !== null) this.images.push(image);
    }
    if (type !== TYPE.form || depth >= DEEPEST_FORM) return;
    const inner = multiplied(matrixOf(this.#memory, object), outer);
    for (let rank = 0; rank < pdfium.FPDFFormObj_CountObjects(object); rank += 1)
      this.#add(pdfium.FPDFFormObj_GetObject(object, rank), page, inner, depth + 1);
  }

  #addText(object: number, outer: Matrix): void {
    const { pdfium } = this.#memory;
    const font = pdfium.FPDFTextObj_GetFont(object);
    if (font === 0 || pdfium.FPDFFont_GetIsEmbedded(font) !== 0) return;
    if (pdfium.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE_TEXT || !this.#saysSomething(object))
      return;
    const name = this.#fontName(font);
    const corners = objectCorners(pdfium, object);
    if (corners === null || this.missingFonts.some((missing) => missing.name === name)) return;
    this.missingFonts.push({ name, box: this.#space.boxOf(mappedCorners(corners, outer)) });
  }

  /** Spaces alone need no font. */
  #saysSomething(object: number): boolean {
    const { pdfium, scratch } = this.#memory;
    const bytes = pdfium.FPDFTextObj_GetText(object, this.#text, scratch, TEXT_BYTES);
    return bytes > TEXT_BYTES || pdfium.pdfium.UTF16ToString(scratch).trim() !== '' || bytes === 0;
  }

  /** Without the prefix of a subset. */
  #fontName(font: number): string {
    const { pdfium, scratch } = this.#memory;
    pdfium.FPDFFont_GetBaseFontName(font, scratch, NAME_BYTES);
    return pdfium.pdfium.UTF8ToString(scratch).replace(/^[A-Z]{6}\+/, '') || 'sans nom';
  }
}
