import { CONTENT_WIDTH, HAIR, INK_2, PAGE } from './ink.ts';
import { lineHeight, type SetLine, type TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

/** A figure: a drawing or a photo, with its name and caption. */
export interface Figure {
  /** In its own unit. */
  width: number;
  height: number;
  title: string;
  details: readonly string[];
  /** Read in its place. */
  alt: string;
  /** `scale` is in points per unit. */
  paint: (sheet: Sheet, at: { x: number; y: number; scale: number }) => void;
}

/** How large figures are set, in points. */
export interface FigureSizes {
  tallest: number;
  /** Figures are side by side if that makes each at least as high. */
  least: number;
}

const GAP = 20;
/** A figure beside others is at least so wide, of their least height. */
const NARROWEST = 0.7;
const TITLE: TextStyle = { font: 'bold', size: 9.5 };
const DETAIL: TextStyle = { font: 'body', size: 8.5, colour: INK_2 };
/** Lines of a name beside others; the order names it in full above. */
const TITLE_LINES = 2;
const DETAIL_LINES = 3;
/** From the figure to its name, and from what is said of it to what follows. */
const [ABOVE, BELOW] = [4, 8];
/** Share of its height that a row may lose to fit at the end of a page. */
const SHRINKS_TO = 0.7;

/** Figures side by side, all of one height, in points. */
export interface FigureRow {
  figures: readonly Figure[];
  height: number;
}

const aspectOf = ({ width, height }: Figure) => width / height;

/** The height at which figures fill the width side by side, or `tallest`. */
function heightOf(figures: readonly Figure[], tallest: number): number {
  const wide = CONTENT_WIDTH - GAP * (figures.length - 1);
  return Math.min(tallest, wide / figures.reduce((sum, figure) => sum + aspectOf(figure), 0));
}

function canStandTogether(figures: readonly Figure[], { tallest, least }: FigureSizes): boolean {
  const height = heightOf(figures, tallest);
  return height >= least && figures.every((figure) => height * aspectOf(figure) >= least * NARROWEST);
}

/** Arranges figures in rows, as many side by side as are large enough. */
export function figureRows(figures: readonly Figure[], sizes: FigureSizes): FigureRow[] {
  const rows: Figure[][] = [];
  for (const figure of figures) {
    const row = rows.at(-1);
    if (row !== undefined && canStandTogether([...row, figure], sizes)) row.push(figure);
    else rows.push([figure]);
  }
  return rows.map((row) => ({ figures: row, height: heightOf(row, sizes.tallest) }));
}

interface Caption {
  title: SetLine[];
  details: SetLine[];
}

function captionOf(sheet: Sheet, { title, details }: Figure, width: number): Caption {
  const wrapped = details.flatMap((detail) => sheet.type.wrap(detail, width, DETAIL));
  return {
    title: sheet.type.wrap(title, width, TITLE).slice(0, TITLE_LINES),
    details: wrapped.slice(0, DETAIL_LINES),
  };
}

const captionHeight = ({ title, details }: Caption) =>
  ABOVE + title.length * lineHeight(TITLE) + details.length * lineHeight(DETAIL) + BELOW;

/** The captions of a row at a height, and how high the tallest is. */
function captionsOf(sheet: Sheet, { figures }: FigureRow, height: number) {
  const captions = figures.map((figure) => captionOf(sheet, figure, height * aspectOf(figure)));
  return { captions, below: Math.max(...captions.map(captionHeight)) };
}

/** The least height of a row's figures, with the space of their captions, which are tallest there. */
function leastOf(sheet: Sheet, row: FigureRow): { height: number; below: number } {
  const height = row.height * SHRINKS_TO;
  return { height, below: captionsOf(sheet, row, height).below };
}

/** The space that a row needs, with its captions. */
export function figureRowRoom(sheet: Sheet, row: FigureRow): number {
  const { height, below } = leastOf(sheet, row);
  return height + below;
}

/** Draws a row with its captions, unbreakable; smaller where that ends a page. `after` is the space of what follows. */
export function drawFigureRow(sheet: Sheet, row: FigureRow, after = 0): void {
  sheet.need(figureRowRoom(sheet, row) + after);
  const room = PAGE.bottom - sheet.y - after;
  const height = Math.min(row.height, room - leastOf(sheet, row).below);
  const { captions, below } = captionsOf(sheet, row, height);
  let x = PAGE.left;
  row.figures.forEach((figure, index) => {
    const width = height * aspectOf(figure);
    const { title = [], details = [] } = captions[index] ?? {};
    sheet.structure.figure(figure.alt, () => {
      if (!sheet.isTrial) figure.paint(sheet, { x, y: sheet.y, scale: height / figure.height });
      sheet.pdf.lineWidth(0.5).strokeColor(HAIR).rect(x, sheet.y, width, height).stroke();
    });
    sheet.structure.paragraph(() => {
      const y = sheet.type.drawLines(title, x, sheet.y + height + ABOVE, TITLE);
      sheet.type.drawLines(details, x, y, DETAIL);
    });
    x += width + GAP;
  });
  sheet.y += height + below;
}
