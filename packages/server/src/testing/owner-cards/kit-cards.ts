import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { OwnerCard, OwnerRow } from './owner-card.ts';

type Pdf = InstanceType<typeof PDFDocument>;
/** Draws a text from a place on. */
type Put = (pdf: Pdf, text: string, x: number, y: number) => void;

const whole: Put = (pdf, text, x, y) => void pdf.text(text, x, y, { lineBreak: false });

/** Each piece of a text by itself: nothing but its place says what it belongs to. */
const pieces =
  (parted: (text: string) => string[]): Put =>
  (pdf, text, x, y) => {
    let at = x;
    for (const piece of parted(text)) {
      if (piece.trim() !== '') whole(pdf, piece, at, y);
      at += pdf.widthOfString(piece);
    }
  };

/** The cents of '12,50 €' raised after its euros. */
const raised: Put = (pdf, text, x, y) => {
  const found = /^(\d+),(\d\d)(?!\d)(.*)$/.exec(text);
  if (found === null) return whole(pdf, text, x, y);
  const [, euros = '', cents = '', rest = ''] = found;
  whole(pdf, euros, x, y);
  const after = x + pdf.widthOfString(euros);
  pdf.fontSize(6);
  whole(pdf, cents, after, y);
  const end = after + pdf.widthOfString(cents);
  pdf.fontSize(10);
  if (rest.trim() !== '') whole(pdf, rest, end, y);
};

interface Layout {
  columns: number;
  put: Put;
  price?: Put;
  /** The page lies on its side, and says that it is to be turned. */
  turned?: true;
}

export const KIT_LAYOUTS: Record<string, Layout> = {
  'a run for each sign': { columns: 1, put: pieces((text) => [...text]) },
  'a run for each word, two columns': { columns: 2, put: pieces((text) => text.split(/(?<= )/)) },
  'drawn twice, for a shadow': {
    columns: 1,
    put: (pdf, text, x, y) => {
      whole(pdf, text, x, y);
      whole(pdf, text, x + 0.4, y + 0.4);
    },
  },
  'cents raised': { columns: 2, put: whole, price: raised },
  'a page turned by a quarter': { columns: 2, put: whole, turned: true },
};

const SIZE = 10;
const MARGIN = 30;
const GUTTER = 24;

/** A card as columns of a page of pdfkit. */
class KitCard {
  readonly #pdf = new PDFDocument({ size: 'A4', margins: { top: 0, bottom: 0, left: 0, right: 0 } });
  readonly #layout: Layout;
  readonly #page: { width: number; height: number };
  #column = 0;
  #y = MARGIN;

  constructor(layout: Layout) {
    this.#layout = layout;
    const { width, height } = this.#pdf.page;
    this.#page = layout.turned ? { width: height, height: width } : { width, height };
    this.#turn();
  }

  #turn(): void {
    if (!this.#layout.turned) return;
    (this.#pdf.page as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data.Rotate =
      90;
    this.#pdf.rotate(-90, { origin: [0, 0] }).translate(-this.#page.width, 0);
  }

  get #width(): number {
    const { columns } = this.#layout;
    return (this.#page.width - 2 * MARGIN - GUTTER * (columns - 1)) / columns;
  }

  #room(height: number): void {
    if (this.#y + height < this.#page.height - MARGIN) return;
    this.#y = MARGIN;
    this.#column += 1;
    if (this.#column < this.#layout.columns) return;
    this.#column = 0;
    this.#pdf.addPage();
    this.#turn();
  }

  #line(text: string, font: string, size: number, price = ''): void {
    const x = MARGIN + this.#column * (this.#width + GUTTER);
    this.#pdf.font(font).fontSize(size);
    this.#layout.put(this.#pdf, text, x, this.#y);
    const end = x + this.#width - this.#pdf.widthOfString(price);
    if (price !== '') (this.#layout.price ?? this.#layout.put)(this.#pdf, price, end, this.#y);
    this.#y += size + 3;
  }

  #row({ nom, detail, prices }: OwnerRow): void {
    this.#room(2 * SIZE);
    this.#line(nom, 'Helvetica', SIZE, prices.join(' / '));
    if (detail !== '') this.#line(detail, 'Helvetica-Oblique', SIZE - 2);
  }

  draw(card: OwnerCard): Promise<Buffer> {
    for (const { titre, lignes } of card.sections) {
      this.#room(5 * SIZE);
      this.#y += SIZE;
      this.#line(titre, 'Helvetica-Bold', SIZE + 4);
      for (const row of lignes) this.#row(row);
    }
    this.#pdf.end();
    return buffer(this.#pdf);
  }
}

export const kitCard = (card: OwnerCard, layout: string): Promise<Buffer> =>
  new KitCard(KIT_LAYOUTS[layout] as Layout).draw(card);
