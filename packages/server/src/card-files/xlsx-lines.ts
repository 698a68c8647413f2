import { isPrice } from '@ardoise/domain/card-text/price-text.ts';
import { partsOf, type ReadLine } from '@ardoise/domain/card-text/reading/read-line.ts';
import readXlsxFile from 'read-excel-file/node';
import { type SheetLooks, sheetLooks } from './sheet-looks.ts';

/** Rows and columns that are read of a sheet. */
const MOST_ROWS = 2_000;
const MOST_COLUMNS = 40;

/** A number as the sheet shows it: 12.5 is 12,50. */
function writtenNumber(
  value: number,
  { decimals, before, after, percent }: ReturnType<SheetLooks['numberLook']>,
): string {
  if (percent) return '';
  const digits = decimals ?? (Number.isInteger(value) ? 0 : 2);
  return `${before}${value.toFixed(Math.min(digits, 2)).replace('.', ',')}${after}`;
}

/** A row of a sheet: what its cells show, by column. */
interface SheetRow {
  row: number;
  cells: string[];
  bold: boolean;
}

function rowsOf(data: readonly (readonly unknown[])[], looks: SheetLooks): SheetRow[] {
  return data.slice(0, MOST_ROWS).flatMap((values, row) => {
    if (looks.hiddenRows.has(row)) return [];
    const cells = values.slice(0, MOST_COLUMNS).map((value, column) => {
      if (looks.hiddenColumns.has(column)) return '';
      if (typeof value === 'number') return writtenNumber(value, looks.numberLook(row, column));
      return typeof value === 'string' ? value.trim() : '';
    });
    const first = cells.findIndex((cell) => cell !== '');
    return [{ row, cells, bold: first >= 0 && looks.isBold(row, first) }];
  });
}

/** Columns of a sheet without any text, which part cards that stand side by side. */
function blocksOf(rows: readonly SheetRow[]): number[][] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const blocks: number[][] = [[]];
  for (let column = 0; column < width; column += 1) {
    if (rows.some(({ cells }) => (cells[column] ?? '') !== '')) blocks.at(-1)?.push(column);
    else if ((blocks.at(-1)?.length ?? 0) > 0) blocks.push([]);
  }
  const filled = blocks.filter((block) => block.length > 0);
  const priced = (block: number[]) =>
    rows.some(({ cells }) => block.some((column) => isPrice(cells[column] ?? '')));
  // An empty column between a name and its price parts nothing.
  return filled.length > 1 && filled.every(priced) ? filled : [filled.flat()];
}

/** Words that head the columns of a list: they are none of its lines. */
const COLUMN_HEAD =
  /^(?:n[°o]|num[ée]ro|r[ée]f\p{L}*|code|plats?|noms?|produits?|articles?|d[ée]signations?|libell[ée]s?|intitul[ée]s?|descriptions?|d[ée]tails?|compositions?|ingr[ée]dients|cat[ée]gories?|familles?|rubriques?|prix|tarifs?|p\.?u\.?|ttc|ht|tva|euros?|€|\s|[./()-])+$/iu;
const isHead = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => COLUMN_HEAD.test(cell));

/** The column that names the section of each row, or only of its first; -1 where there is none. */
function sectionColumn(rows: readonly SheetRow[], [first = -1, second = -1]: readonly number[]): number {
  const full = rows.filter(({ cells }) => (cells[second] ?? '') !== '' && !isPrice(cells[second] ?? ''));
  const priced = full.filter(({ cells }) => cells.some((cell, column) => column > second && isPrice(cell)));
  const named = priced.filter(({ cells }) => (cells[first] ?? '') !== '' && !isPrice(cells[first] ?? ''));
  const names = new Set(named.map(({ cells }) => cells[first]));
  return priced.length >= 4 &&
    names.size > 0 &&
    names.size * 2 <= priced.length &&
    priced.length * 2 > rows.length
    ? first
    : -1;
}

/** A workbook's lines under their sheets' numbers. */
class SheetLines {
  readonly lines: ReadLine[] = [];
  #empty = 1;

  add(page: number, { row, bold }: SheetRow, parts: readonly string[], heading = false): void {
    if (parts.length === 0) {
      this.#empty += 1;
      return;
    }
    const style = heading ? { heading } : { bold };
    this.lines.push({ page, line: row + 1, parts, gapAbove: this.#empty, ...style });
    this.#empty = 0;
  }

  /** The lines of a cell part a name from what is said of it. */
  addRow(page: number, row: SheetRow, block: readonly number[]): void {
    const cells = block.map((column) => row.cells[column] ?? '').filter((cell) => cell !== '');
    if (isHead(cells)) return;
    const [first = '', ...others] = cells;
    const [name = '', ...below] = first.split(/\r?\n/);
    this.add(
      page,
      row,
      [name, ...others].flatMap((cell) => partsOf(cell.replaceAll('\n', ' '))),
    );
    for (const detail of below)
      if (detail.trim() !== '') this.add(page, { ...row, bold: false }, partsOf(detail));
  }

  addBlock(page: number, rows: readonly SheetRow[], block: readonly number[]): void {
    this.#empty = 1;
    const section = sectionColumn(rows, block);
    let title = '';
    for (const row of rows) {
      const own = section < 0 ? '' : (row.cells[section] ?? '');
      const isTitled =
        own !== '' && block.some((column) => column !== section && (row.cells[column] ?? '') !== '');
      if (isTitled && own !== title) {
        title = own;
        this.add(page, row, [own], true);
      }
      this.addRow(page, row, isTitled ? block.filter((column) => column !== section) : block);
    }
  }
}

/** Names that a program gives to sheets by itself. */
const UNNAMED = /^(?:feuille?|sheet|tabelle|hoja|foglio|page|classeur|carte|menu)\s?\d*$/i;

/** The lines of an Excel workbook, sheet after sheet; formulas are read as the program last computed them. */
export async function xlsxLines(bytes: Buffer): Promise<ReadLine[]> {
  const looks = sheetLooks(bytes);
  const written = new SheetLines();
  const sheets = await readXlsxFile(bytes);
  for (const [sheet, { data, sheet: name }] of sheets.entries()) {
    const look = looks[sheet];
    if (look === undefined || look.hidden) continue;
    const rows = rowsOf(data, look);
    const [top] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    const begins = top?.cells.filter((cell) => cell !== '') ?? [];
    // A sheet that begins with a priced line has its title in its name.
    if (top !== undefined && begins.some(isPrice) && !UNNAMED.test(name))
      written.add(sheet + 1, top, [name], true);
    for (const block of blocksOf(rows)) written.addBlock(sheet + 1, rows, block);
  }
  return written.lines;
}
