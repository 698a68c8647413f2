import { degrees, PDFDocument, PDFName, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

const points = (millimetres: number) => (millimetres * 72) / 25.4;

/** A page drawn by pdf-lib; lengths in millimetres from its bottom left, as PDFs have them. */
export class LibPage {
  readonly pdf: PDFDocument;
  readonly page: PDFPage;

  constructor(pdf: PDFDocument, page: PDFPage) {
    this.pdf = pdf;
    this.page = page;
  }

  trim(x: number, y: number, w: number, h: number): void {
    this.page.setTrimBox(points(x), points(y), points(w), points(h));
  }

  crop(x: number, y: number, w: number, h: number): void {
    this.page.setCropBox(points(x), points(y), points(w), points(h));
  }

  ground(x: number, y: number, w: number, h: number): void {
    this.page.drawRectangle({
      x: points(x),
      y: points(y),
      width: points(w),
      height: points(h),
      color: rgb(0.16, 0.29, 0.4),
    });
  }

  async image(
    bytes: Buffer,
    at: { x: number; y: number; w: number; h: number; turned?: number },
  ): Promise<void> {
    const isPng = bytes[0] === 0x89;
    const image = await (isPng ? this.pdf.embedPng(bytes) : this.pdf.embedJpg(bytes));
    this.page.drawImage(image, {
      x: points(at.x),
      y: points(at.y),
      width: points(at.w),
      height: points(at.h),
      ...(at.turned === undefined ? {} : { rotate: degrees(at.turned) }),
    });
  }

  async text(words: string, x: number, y: number): Promise<void> {
    const font = await this.pdf.embedFont(StandardFonts.TimesRoman);
    this.page.drawText(words, { x: points(x), y: points(y), size: 12, font });
  }

  /** Another file's first page, as a form of this one. */
  async form(file: Buffer, x: number, y: number, share = 1): Promise<void> {
    const [inner] = await this.pdf.embedPdf(file);
    if (inner === undefined) throw new Error('a file without pages');
    this.page.drawPage(inner, { x: points(x), y: points(y), xScale: share, yScale: share });
  }
}

/** Pages of this size, in millimetres, each drawn by `draw`. */
export async function libPrint(
  [w, h]: readonly [number, number],
  draw: (page: LibPage) => Promise<void> | void,
  { pages = 1, inherited = false } = {},
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let rank = 0; rank < pages; rank += 1)
    await draw(new LibPage(pdf, pdf.addPage([points(w), points(h)])));
  if (inherited) inheritMediaBox(pdf);
  return Buffer.from(await pdf.save());
}

/** Some programs state the size of pages once, above them all. */
function inheritMediaBox(pdf: PDFDocument): void {
  const MEDIA = PDFName.of('MediaBox');
  const tree = pdf.catalog.Pages();
  for (const { node } of pdf.getPages()) {
    const box = node.get(MEDIA);
    if (box !== undefined) tree.set(MEDIA, box);
    node.delete(MEDIA);
  }
}
