import { type CellObject, read, type WorkSheet } from '@e965/xlsx';

type DenseSheet = WorkSheet & { '!data': (CellObject | undefined)[][] };

/** The only sheet of a spreadsheet: its headers, and its rows by header. */
export interface SheetRows {
  heads: string[];
  rows: Record<string, CellObject | undefined>[];
  sheet: WorkSheet;
}

/** @throws Error for a file with several sheets */
export function sheetRows(bytes: Buffer): SheetRows {
  const book = read(bytes, { cellNF: true, cellStyles: true, dense: true });
  const [name = '', ...others] = book.SheetNames;
  if (others.length > 0) throw new Error(`several sheets: ${book.SheetNames.join(', ')}`);
  const sheet = book.Sheets[name] as DenseSheet;
  const [first = [], ...below] = sheet['!data'];
  const heads = first.map((cell) => String(cell?.v));
  const rows = below.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index]])));
  return { heads, rows, sheet };
}
