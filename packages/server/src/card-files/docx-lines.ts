import { isPrice, splitPrice } from '@ardoise/domain/card-text/price-text.ts';
import { lighterPieces } from '@ardoise/domain/card-text/reading/lighter-words.ts';
import { endsBlank, partsOf, type ReadLine } from '@ardoise/domain/card-text/reading/read-line.ts';
import mammoth from 'mammoth';
import { docxStyles } from './docx-styles.ts';

/** What mammoth reads of a document, as far as a card needs it. */
interface DocumentNode {
  type: string;
  children?: DocumentNode[];
  value?: string;
  styleId?: string | null;
  styleName?: string | null;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderline?: boolean;
  isAllCaps?: boolean;
  isSmallCaps?: boolean;
  verticalAlignment?: string;
  fontSize?: number | null;
}

/** A line of a paragraph. */
interface Paragraph {
  text: string;
  size: number | undefined;
  bold: boolean;
  italic: boolean;
  capitals: boolean;
  underlined: boolean;
  heading: boolean;
  lighter?: string;
  /** The cell for its price is empty. */
  blank?: boolean;
}

type StyleOf = ReturnType<typeof docxStyles>;

const HEADING = /^(?:heading|titre|title|subtitle|sous-titre)/i;

function runsOf(node: DocumentNode): DocumentNode[] {
  return node.type === 'run' ? [node] : (node.children ?? []).flatMap(runsOf);
}

function textOf({ type, value, children = [] }: DocumentNode): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  return children.map(textOf).join('');
}

/** Cents raised after their euros, as they are written in one line; a number after a word is a mark that says nothing. */
function raised(text: string, before: string): string {
  if (/^\d\d$/.test(text) && /\d$/.test(before)) return `,${text}`;
  return /^[\d,*\s]+$/.test(text) && /[\p{L})*]$/u.test(before) ? '' : text;
}

/** A paragraph's lines: line breaks inside it part them, each with the look of its own words. */
function paragraphsOf(node: DocumentNode, styleOf: StyleOf): Paragraph[] {
  const look = styleOf(node.styleId);
  const lines: { text: string; runs: DocumentNode[] }[] = [{ text: '', runs: [] }];
  for (const run of runsOf(node))
    for (const [rank, text] of textOf(run).split('\n').entries()) {
      if (rank > 0) lines.push({ text: '', runs: [] });
      const line = lines.at(-1) as (typeof lines)[number];
      line.text += run.verticalAlignment === 'superscript' ? raised(text, line.text) : text;
      if (/[\p{L}\d]/u.test(text)) line.runs.push(run);
    }
  const heading = HEADING.test(node.styleName ?? '');
  return lines.map(({ text, runs }) => {
    const [first] = runs;
    const lighter = lighterPieces(
      runs.map((run) => ({
        text: textOf(run),
        size: run.fontSize ?? look.size,
        bold: run.isBold === true || look.bold === true,
        italic: run.isItalic === true || look.italic === true,
      })),
    );
    const said = partsOf(lighter.map((piece) => piece.text).join('')).join(' ');
    const sizes = runs.flatMap(({ fontSize }) => (typeof fontSize === 'number' ? [fontSize] : []));
    return {
      text,
      size: sizes.length === 0 ? look.size : Math.max(...sizes),
      // mammoth says false where a run says nothing.
      bold: first?.isBold === true || look.bold === true,
      italic: first?.isItalic === true || look.italic === true,
      capitals: first?.isAllCaps === true || first?.isSmallCaps === true || look.capitals === true,
      underlined: first?.isUnderline === true || look.underlined === true,
      heading,
      ...(said === '' ? {} : { lighter: said }),
    };
  });
}

function cellsOf(row: DocumentNode, styleOf: StyleOf): Paragraph[][] {
  return (row.children ?? []).map((cell) =>
    (cell.children ?? []).flatMap((child) =>
      child.type === 'table' ? tableLines(child, styleOf) : paragraphsOf(child, styleOf),
    ),
  );
}

const isSaid = ({ text }: Paragraph): boolean => text.trim() !== '';
const isPrices = (cell: readonly Paragraph[]): boolean =>
  cell.filter(isSaid).every(({ text }) => isPrice(text));
const lookOf = ({ size, bold, italic }: Paragraph): string => `${size} ${bold} ${italic}`;
const endsInPrice = ({ text }: Paragraph): boolean => {
  const last = partsOf(text).at(-1) ?? '';
  return isPrice(last) || splitPrice(last) !== null;
};

/**
 * Of the lines of a cell those that a line each of the cell beside them belongs to: all, empty ones counted or not, or
 * those of one look; null where it is not to be told.
 */
function linesBeside(
  cell: readonly Paragraph[],
  beside: readonly Paragraph[],
): Map<Paragraph, Paragraph> | null {
  const [own, others] = [cell.filter(isSaid), beside.filter(isSaid)];
  if (others.length < 2)
    return new Map(others.flatMap((other) => (own[0] === undefined ? [] : [[own[0], other]])));
  const begins = (lines: readonly Paragraph[]) => lines.slice(0, lines.findLastIndex(isSaid) + 1);
  const [all, allBeside] = [begins(cell), begins(beside)];
  const looks = [...Map.groupBy(own, lookOf).values()];
  const named =
    all.length === allBeside.length &&
    allBeside.every((other, rank) => !isSaid(other) || isSaid(all[rank] as Paragraph))
      ? all
      : [own, ...looks].find((lines) => lines.length === others.length);
  if (named === undefined) return null;
  const places = named === all ? allBeside : others;
  return new Map(
    named.flatMap((line, rank) =>
      isSaid(places[rank] as Paragraph) ? [[line, places[rank] as Paragraph]] : [],
    ),
  );
}

/**
 * The lines of a row: cells that hold cards of their own one after the other, names beside their prices line by line,
 * else one line whose parts are the cells.
 */
function rowLines(row: DocumentNode, styleOf: StyleOf): Paragraph[] {
  const all = cellsOf(row, styleOf);
  const cells = all.filter((cell) => cell.some(isSaid));
  const isBlank = all.length > 1 && all.at(-1)?.some(isSaid) === false;
  const [first, ...others] = cells;
  if (first === undefined) return [];
  const isCard = (cell: Paragraph[]) => {
    const said = cell.filter(isSaid);
    return said.length > 1 && said.filter(endsInPrice).length * 3 >= said.length;
  };
  const pricesAlone = others.every(isPrices);
  if (cells.length > 1 && cells.every(isCard) && !pricesAlone) return cells.flat().filter(isSaid);
  // Prices may stand before their names.
  const anchor = cells.find((cell) => !isPrices(cell)) ?? first;
  const besides = cells.map((cell) => (cell === anchor ? null : linesBeside(anchor, cell)));
  const lines = anchor.filter(isSaid).map((line, rank) => {
    const parts = cells.flatMap((cell, beside) =>
      cell === anchor ? [line] : (besides[beside]?.get(line) ?? []),
    );
    const blank = isBlank && rank === 0 && !parts.some(endsInPrice) ? { blank: true } : {};
    return { ...line, text: parts.map(({ text }) => text).join('\t'), ...blank };
  });
  // Prices that no line can be told of are not given to any.
  const left = cells.filter((cell, rank) => cell !== anchor && besides[rank] === null && !isPrices(cell));
  return [...lines, ...left.flat().filter(isSaid)];
}

function tableLines(table: DocumentNode, styleOf: StyleOf): Paragraph[] {
  return (table.children ?? []).flatMap((row) => rowLines(row, styleOf));
}

/** The lines of a Word document. @throws Error of mammoth where it is none */
export async function docxLines(bytes: Buffer): Promise<ReadLine[]> {
  let root: DocumentNode = { type: 'document' };
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      externalFileAccess: false,
      transformDocument: (document: DocumentNode) => {
        root = document;
        // What mammoth would write as HTML is not needed.
        return { ...document, children: [] };
      },
    },
  );
  const styleOf = docxStyles(bytes);
  const lines: ReadLine[] = [];
  let empty = 1;
  for (const node of root.children ?? []) {
    for (const { text, ...style } of node.type === 'table'
      ? tableLines(node, styleOf)
      : paragraphsOf(node, styleOf)) {
      const parts = partsOf(text);
      if (parts.length === 0) {
        empty += 1;
        continue;
      }
      const blank = endsBlank(text) ? { blank: true } : {};
      lines.push({ page: 1, line: lines.length + 1, parts, gapAbove: empty, ...blank, ...style });
      empty = 0;
    }
  }
  return lines;
}
