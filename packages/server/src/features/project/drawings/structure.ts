import type PDFDocument from 'pdfkit';
import type { PdfElement } from 'pdfkit';

/** Elements of a structure tree that the documents have (ISO 32000-1, 14.8.4). */
type ElementType = 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'L' | 'LI' | 'Figure';

/**
 * The structure tree of a PDF: what a screen reader speaks, in which order, and what it leaves out
 * (specification/signatures.md#order-form). Text is marked line by line, so that a page may break between lines.
 */
export class Structure {
  readonly #pdf: PDFDocument;
  /** The innermost is the last; the first is the document. */
  readonly #open: PdfElement[] = [];
  #list: PdfElement | undefined;
  #rank = 0;
  /** Inside marked content, which may not be nested. */
  #isMarked = false;

  /** @param isTrial for measuring: nothing is marked, since it is never read */
  constructor(pdf: PDFDocument, isTrial: boolean) {
    this.#pdf = pdf;
    if (isTrial) return;
    const document = pdf.struct('Document');
    pdf.addStructure(document);
    this.#open.push(document);
  }

  /** What is drawn is one paragraph. */
  paragraph(draw: () => void): void {
    this.#element('P', draw);
  }

  /** What is drawn is a title: no rank is skipped, whatever is left out above it. */
  heading(rank: 1 | 2 | 3 | 4, draw: () => void): void {
    this.#rank = Math.min(rank, this.#rank + 1);
    this.#element(`H${this.#rank}` as ElementType, draw);
  }

  /** What is drawn is an item of a list: of the same as the one just before. */
  item(draw: () => void): void {
    const document = this.#open[0];
    if (document === undefined) {
      draw();
      return;
    }
    if (this.#list === undefined) {
      this.#list = this.#pdf.struct('L');
      document.add(this.#list);
    }
    const list = this.#list;
    this.#open.push(list);
    this.#element('LI', draw);
    this.#open.pop();
    this.#list = list;
  }

  /** What is drawn is a picture, in whose place its alternative is read. */
  figure(alt: string, draw: () => void): void {
    this.#element('Figure', () => this.text(draw), { alt });
  }

  /** What is drawn says nothing: rules, frames, dots, the foot of a page. */
  artifact(draw: () => void): void {
    this.#mark(draw, () => {
      this.#pdf.markContent('Artifact');
    });
  }

  /** What is drawn is read as a part of the innermost element; a paragraph of its own where there is none. */
  text(draw: () => void): void {
    if (this.#open.length === 1 && !this.#isMarked) {
      this.paragraph(() => this.text(draw));
      return;
    }
    const element = this.#open.at(-1);
    this.#mark(draw, () => element?.add(this.#pdf.markStructureContent('Span')));
  }

  #mark(draw: () => void, begin: () => void): void {
    if (this.#open.length === 0 || this.#isMarked) {
      draw();
      return;
    }
    begin();
    this.#isMarked = true;
    draw();
    this.#isMarked = false;
    this.#pdf.endMarkedContent();
  }

  #element(type: ElementType, draw: () => void, options?: { alt: string }): void {
    const parent = this.#open.at(-1);
    if (parent === undefined || this.#isMarked) {
      draw();
      return;
    }
    this.#list = undefined;
    const element = this.#pdf.struct(type, options);
    parent.add(element);
    this.#open.push(element);
    draw();
    this.#open.pop();
  }
}
