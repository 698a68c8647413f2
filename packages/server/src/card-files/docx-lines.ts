import { isPrice, splitPrice } from '@ardoise/domain/card-text/price-text.ts';
import { partsOf, type ReadLine } from '@ardoise/domain/card-text/reading/read-line.ts';
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

/** A paragraph's lines: line breaks inside it part them, each with the look of its own words. */
function paragraphsOf(node: DocumentNode, styleOf: StyleOf): Paragraph[] {
  const look = styleOf(node.styleId);
  const lines: { text: string; runs: DocumentNode[] }[] = [{ text: '', runs: [] }];
  for (const run of runsOf(node))
    for (const [rank, text] of textOf(run).split('\n').entries()) {
      if (rank > 0) lines.push({ text: '', runs: [] });
      const line = lines.at(-1) as (typeof lines)[number];
      line.text += text;
      if (/[\p{L}\d]/u.test(text)) line.runs.push(run);
    }
  const heading = HEADING.test(node.styleName ?? '');
  return lines.map(({ text, runs }) => {
    const [first] = runs;
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
    };
  });
}

function cellsOf(row: DocumentNode, styleOf: StyleOf): Paragraph[][] {
  return (row.children ?? []).map((cell) =>
    (cell.children ?? [])
      .flatMap((child) =>
        child.type === 'table' ? tableLines(child, styleOf) : paragraphsOf(child, styleOf),
      )
      .filter(({ text }) => text.trim() !== ''),
  );
}

const endsInPrice = ({ text }: Paragraph): boolean => {
  const last = partsOf(text).at(-1) ?? '';
  return isPrice(last) || splitPrice(last) !== null;
};

/**
 * The lines of a row: cells that hold cards of their own one after the other, names beside their prices line by line,
 * else one line whose parts are the cells.
 */
function rowLines(row: DocumentNode, styleOf: StyleOf): Paragraph[] {
  const cells = cellsOf(row, styleOf).filter((cell) => cell.length > 0);
  const [first] = cells;
  if (first === undefined) return [];
  const ownCards =
    cells.length > 1 &&
    cells.every((cell) => cell.length > 1 && cell.filter(endsInPrice).length * 3 >= cell.length);
  const pricesAlone = cells.slice(1).every((cell) => cell.every(({ text }) => isPrice(text)));
  if (ownCards && !pricesAlone) return cells.flat();
  return first.map((paragraph, rank) => ({
    ...paragraph,
    text: [paragraph, ...cells.slice(1).flatMap((cell) => cell[rank] ?? [])]
      .map(({ text }) => text)
      .join('\t'),
  }));
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
      lines.push({ page: 1, line: lines.length + 1, parts, gapAbove: empty, ...style });
      empty = 0;
    }
  }
  return lines;
}
