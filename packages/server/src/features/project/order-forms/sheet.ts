import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { openFont } from '../drawings/open-font.ts';
import { Structure } from '../drawings/structure.ts';
import { CONTENT_WIDTH, HAIR, INK_3, PAGE, SLATE } from './ink.ts';
import { type TextStyle, Typesetter } from './printed-text.ts';

const OWN_FONTS = path.resolve(import.meta.dirname, '../../../../assets/fonts');
const FALLBACK_FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);

const fontOf = (file: string): Font => openFont(readFileSync(file));

const FONTS = {
  title: fontOf(path.join(OWN_FONTS, 'Besley-Title.ttf')),
  body: fontOf(path.join(OWN_FONTS, 'RadioCanada-Regular.ttf')),
  bold: fontOf(path.join(OWN_FONTS, 'RadioCanada-SemiBold.ttf')),
  italic: fontOf(path.join(OWN_FONTS, 'RadioCanada-Italic.ttf')),
  boldItalic: fontOf(path.join(OWN_FONTS, 'RadioCanada-SemiBoldItalic.ttf')),
  fallback: fontOf(path.join(FALLBACK_FONTS, 'LiberationSans-Regular.ttf')),
};

const FOOT: TextStyle = { font: 'body', size: 8, colour: INK_3 };
const BRAND: TextStyle = { font: 'title', size: 9, colour: INK_3 };

/** Metadata of a document. */
export interface SheetInfo {
  title: string;
  /** Footer of every page. */
  foot: string;
  issuedAt: Date;
}

/** A PDF, and its number of pages. */
export interface PrintedDocument {
  content: Buffer;
  pages: number;
}

/** An A4 document filled from the top, with automatic page breaks. */
export class Sheet {
  readonly pdf: PDFDocument;
  readonly type: Typesetter;
  /** What is read of it, in which order. */
  readonly structure: Structure;
  readonly #info: SheetInfo;
  #page = 0;
  /** Vertical position of the next element. */
  y: number = PAGE.top;

  /** For measuring: it is never printed, and pictures need not be painted. */
  readonly isTrial: boolean;

  constructor(info: SheetInfo, { isTrial = false } = {}) {
    this.#info = info;
    this.isTrial = isTrial;
    this.pdf = new PDFDocument({
      size: 'A4',
      margins: { top: 0, right: 0, bottom: 0, left: 0 },
      bufferPages: true,
      autoFirstPage: false,
      // Otherwise Helvetica is opened, which nothing here is set in.
      font: null,
      lang: 'fr-FR',
      displayTitle: true,
      tagged: true,
      pdfVersion: '1.7',
      info: { Title: info.title, Author: 'Ardoise', Creator: 'Ardoise', CreationDate: info.issuedAt },
    });
    for (const [name, source] of Object.entries(FONTS)) this.pdf.registerFont(name, source);
    this.structure = new Structure(this.pdf, isTrial);
    this.type = new Typesetter(this.pdf, this.structure);
    this.#newPage();
  }

  /** Whether the page is still empty. */
  get atTop(): boolean {
    return this.y === PAGE.top;
  }

  /** Number of the current page, 1-based. */
  get page(): number {
    return this.#page;
  }

  /** Starts a new page. */
  breakPage(): void {
    if (!this.atTop) this.#newPage();
  }

  /** Ensures this much space below, on a new page if needed. */
  need(height: number): void {
    if (this.y + height > PAGE.bottom) this.#newPage();
  }

  /** Sets a text over the full width, or a part of it, and moves below. Long texts continue on the next pages. */
  paragraph(text: string, style: TextStyle, { x = PAGE.left, width = CONTENT_WIDTH } = {}): void {
    this.structure.paragraph(() => {
      for (const line of this.type.wrap(text, width, style)) {
        this.need(style.size * 1.5);
        this.y = this.type.drawLines([line], x, this.y, style);
      }
    });
  }

  /** A text over the full width that is a title of this rank. */
  title(text: string, style: TextStyle, rank: 1 | 4): void {
    this.structure.heading(rank, () => this.paragraph(text, style));
  }

  rule(colour: string = HAIR, thickness = 0.75): void {
    this.structure.artifact(() => this.pdf.rect(PAGE.left, this.y, CONTENT_WIDTH, thickness).fill(colour));
    this.y += thickness;
  }

  /** Numbers the pages and returns the file. */
  async finish(): Promise<PrintedDocument> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.structure.artifact(() => this.#drawFoot(`Page ${page + 1} sur ${count}`));
    }
    this.pdf.end();
    return { content: Buffer.concat(await this.pdf.toArray()), pages: count };
  }

  #newPage(): void {
    this.pdf.addPage();
    this.#page += 1;
    this.structure.artifact(() => this.pdf.rect(PAGE.left, PAGE.top - 16, CONTENT_WIDTH, 3).fill(SLATE));
    this.y = PAGE.top;
  }

  #drawFoot(pages: string): void {
    const y = PAGE.bottom + 26;
    this.pdf.rect(PAGE.left, PAGE.bottom + 12, CONTENT_WIDTH, 0.75).fill(HAIR);
    this.type.draw(this.type.oneLine('Ardoise', 60, BRAND), PAGE.left, y, BRAND);
    const number = this.type.oneLine(pages, 90, FOOT);
    this.type.draw(number, PAGE.right - number.width, y, FOOT);
    const foot = this.type.oneLine(this.#info.foot, CONTENT_WIDTH - 160, FOOT);
    this.type.draw(foot, PAGE.left + 52, y, FOOT);
  }
}
