import { MAX_EXPORT_ROWS } from '@ardoise/domain/rules/exports.ts';
import type { MadeFile } from '../../../../threads/made-file.ts';
import { cellText } from '../sheets/cell-text.ts';
import type { Cell, ExportSheet, SheetRow } from '../sheets/sheet.ts';
import { TooManyRows } from '../sheets/too-many-rows.ts';
import { RECORD } from './biff-record.ts';
import { BytePieces } from './byte-pieces.ts';
import { compoundFile } from './compound-file.ts';
import { SharedStrings } from './shared-strings.ts';
import { sheetHead, sheetTail } from './sheet-records.ts';
import { CELL_FORMATS, END, HEAD_FORMAT, workbookHead } from './workbook-records.ts';

/** Records of a sheet's cells: numbers inline, texts by index. */
class Cells {
  readonly pieces = new BytePieces();
  readonly texts = new SharedStrings();
  readonly #text = Buffer.alloc(14);
  readonly #number = Buffer.alloc(18);
  rows = 0;

  constructor() {
    this.#text.writeUInt16LE(RECORD.LabelSst, 0);
    this.#text.writeUInt16LE(10, 2);
    this.#number.writeUInt16LE(RECORD.Number, 0);
    this.#number.writeUInt16LE(14, 2);
  }

  add(row: SheetRow, formats: readonly number[]): void {
    for (const [column, cell] of row.entries()) this.#put(cell, column, formats[column] ?? 0);
    this.rows += 1;
  }

  #put(cell: Cell, column: number, format: number): void {
    if (cell === null || cell === '') return;
    const record = typeof cell === 'number' ? this.#number : this.#text;
    record.writeUInt16LE(this.rows, 4);
    record.writeUInt16LE(column, 6);
    record.writeUInt16LE(format, 8);
    if (typeof cell === 'number') record.writeDoubleLE(cell, 10);
    else record.writeUInt32LE(this.texts.rankOf(cellText(cell)), 10);
    this.pieces.write(record);
  }
}

/**
 * A real BIFF8 workbook of one sheet. The format needs totals first, so all rows are read and encoded before output:
 * 60,000 of 20 cells take some 25 MB.
 * @throws TooManyRows above 65,535
 */
export async function writeXls(
  { name, columns }: Pick<ExportSheet, 'name' | 'columns'>,
  rows: AsyncIterable<readonly SheetRow[]>,
): Promise<MadeFile> {
  const cells = new Cells();
  cells.add(
    columns.map(({ head }) => head),
    columns.map(() => HEAD_FORMAT),
  );
  const formats = columns.map(({ kind }) => CELL_FORMATS[kind]);
  for await (const some of rows) {
    if (cells.rows + some.length > MAX_EXPORT_ROWS.xls + 1) throw new TooManyRows();
    for (const row of some) cells.add(row, formats);
  }
  const texts = cells.texts.finish();
  const head = workbookHead(name, texts.length);
  const sheet = sheetHead(columns, cells.rows);
  const tail = sheetTail();
  const bytes = head.length + texts.length + END.length + sheet.length + cells.pieces.length + tail.length;
  const file = compoundFile('Workbook', bytes);
  const pieces = function* () {
    yield file.head;
    yield head;
    yield* texts.pieces();
    yield END;
    yield sheet;
    yield* cells.pieces.take();
    yield tail;
    yield file.tail;
  };
  return { length: file.length, pieces: pieces() };
}
