import type { PlacedText } from '../card-text/reading/place-lines.ts';
import type { CorpusCard } from './card-corpus.ts';

/** How a card is set. */
export interface CardLayout {
  columns: 1 | 2 | 3;
  centred?: boolean;
  /** Dots up to the price. */
  leaders?: boolean;
  capitals?: boolean;
  bold?: boolean;
  /** Words one by one, as some programs write PDFs. */
  words?: boolean;
}

const PAGE = { width: 595, height: 842, margin: 40 };
const SIZE = 10;
/** A mean width of letters, as a share of the size. */
const LETTER = 0.5;
const LEADING = 14;

const widthOf = (text: string, size: number): number => text.length * size * LETTER;

/** A name over as many lines as it needs. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, SIZE) > width && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The card as runs of text on pages, without a real font: what an extractor of PDFs finds. */
export function placeCard(card: CorpusCard, layout: CardLayout): PlacedText[] {
  const runs: PlacedText[] = [];
  const gutter = 24;
  const width = (PAGE.width - 2 * PAGE.margin - gutter * (layout.columns - 1)) / layout.columns;
  let [page, column, y] = [1, 0, PAGE.margin];
  const left = () => PAGE.margin + column * (width + gutter);
  const write = (text: string, x: number, size: number, bold: boolean) => {
    const pieces = layout.words ? text.split(/(?<= )/) : [text];
    let at = x;
    for (const piece of pieces) {
      runs.push({ page, x: at, y, width: widthOf(piece.trimEnd(), size), size, bold, text: piece.trimEnd() });
      at += widthOf(piece, size);
    }
  };
  const centre = (text: string, size: number) => left() + (width - widthOf(text, size)) / 2;
  const advance = (lines: number) => {
    y += LEADING * lines;
    if (y < PAGE.height - PAGE.margin) return;
    y = PAGE.margin;
    column += 1;
    if (column < layout.columns) return;
    column = 0;
    page += 1;
  };
  for (const { titre, lignes } of card.sections) {
    const title = layout.capitals ? titre.toLocaleUpperCase('fr') : titre;
    const size = layout.capitals ? SIZE : 15;
    advance(1.5);
    write(title, layout.centred ? centre(title, size) : left(), size, true);
    advance(1.5);
    for (const { nom, detail, prix } of lignes) {
      const bold = layout.bold === true;
      if (layout.centred) {
        write(nom, centre(nom, SIZE), SIZE, bold);
        advance(1);
        if (detail !== '') {
          write(detail, centre(detail, 8), 8, false);
          advance(1);
        }
        write(prix, centre(prix, SIZE), SIZE, false);
        advance(1.6);
        continue;
      }
      const priceAt = left() + width - widthOf(prix, SIZE);
      const written = wrapped(nom, width - widthOf(prix, SIZE) - 12);
      const last = written.pop() ?? '';
      for (const line of written) {
        write(line, left(), SIZE, bold);
        advance(1);
      }
      write(last, left(), SIZE, bold);
      if (layout.leaders) {
        const from = left() + widthOf(last, SIZE) + 4;
        const dots = '.'.repeat(Math.max(0, Math.floor((priceAt - from - 4) / (SIZE * LETTER))));
        if (dots.length > 3) write(dots, from, SIZE, false);
      }
      write(prix, priceAt, SIZE, false);
      advance(1);
      if (detail !== '') {
        write(detail, left(), 8, false);
        advance(1);
      }
    }
  }
  return runs;
}
