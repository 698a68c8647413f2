import { isPrice, splitPrice } from '@ardoise/domain/card-text/price-text.ts';
import { partsOf, type ReadLine } from '@ardoise/domain/card-text/reading/read-line.ts';
import mammoth from 'mammoth';

/** What mammoth reads of a document, as far as a card needs it. */
interface DocumentNode {
  type: string;
  children?: DocumentNode[];
  value?: string;
  styleName?: string | null;
  isBold?: boolean;
  fontSize?: number | null;
}

/** A line of a paragraph. */
interface Paragraph {
  text: string;
  size: number | undefined;
  bold: boolean;
  heading: boolean;
}

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

/** A paragraph's lines: line breaks inside it part them. */
function paragraphsOf(node: DocumentNode): Paragraph[] {
  const runs = runsOf(node).filter((run) => textOf(run).trim() !== '');
  const sizes = runs.flatMap(({ fontSize }) => (typeof fontSize === 'number' ? [fontSize] : []));
  const style = {
    size: sizes.length === 0 ? undefined : Math.max(...sizes),
    bold: runs.length > 0 && runs[0]?.isBold === true,
    heading: HEADING.test(node.styleName ?? ''),
  };
  return textOf(node)
    .split('\n')
    .map((text) => ({ text, ...style }));
}

function cellsOf(row: DocumentNode): Paragraph[][] {
  return (row.children ?? []).map((cell) =>
    (cell.children ?? [])
      .flatMap((child) => (child.type === 'table' ? tableLines(child) : paragraphsOf(child)))
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
function rowLines(row: DocumentNode): Paragraph[] {
  const cells = cellsOf(row).filter((cell) => cell.length > 0);
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

function tableLines(table: DocumentNode): Paragraph[] {
  return (table.children ?? []).flatMap(rowLines);
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
  const lines: ReadLine[] = [];
  let empty = 1;
  for (const node of root.children ?? []) {
    for (const { text, ...style } of node.type === 'table' ? tableLines(node) : paragraphsOf(node)) {
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
