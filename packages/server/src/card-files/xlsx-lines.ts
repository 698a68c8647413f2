import { isPrice, splitPrice } from '@ardoise/domain/card-text/price-text.ts';
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

const MOST = 0.6;
/** Of the cells of a column that show something, those that are prices. */
function priceShare(rows: readonly SheetRow[], column: number): number {
  const shown = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  return shown.filter(isPrice).length / Math.max(shown.length, 1);
}

/** A column of names has so many prices beside it. */
const FEWEST_PRICES = 4;
function isNamesBesidePrices(rows: readonly SheetRow[], names: number, prices: number): boolean {
  const named = rows.filter(({ cells }) => (cells[names] ?? '') !== '' && !isPrice(cells[names] ?? ''));
  const priced = named.filter(({ cells }) => isPrice(cells[prices] ?? ''));
  return priced.length >= FEWEST_PRICES && priced.length >= named.length * MOST;
}

/** Whether most cells of a column hold a name with its price. */
function holdsCard(rows: readonly SheetRow[], column: number): boolean {
  const shown = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  const dishes = shown.filter((cell) => !isPrice(cell) && (splitPrice(cell)?.words ?? '') !== '');
  return dishes.length >= 2 && dishes.length >= shown.length * MOST;
}

/** Columns of a sheet in blocks: cards that stand side by side, parted by an empty column or each with its own prices. */
function blocksOf(rows: readonly SheetRow[]): number[][] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const filled = columns.filter((column) => rows.some(({ cells }) => (cells[column] ?? '') !== ''));
  const priced = new Set(filled.filter((column) => priceShare(rows, column) >= MOST));
  const blocks: number[][] = [[]];
  for (const [rank, column] of filled.entries()) {
    const before = filled[rank - 1];
    const isApart = before !== undefined && column > before + 1;
    // Names and prices again, right of those before.
    const hasNames = blocks.at(-1)?.some((own) => !priced.has(own)) ?? false;
    const isNext =
      hasNames &&
      priced.has(before ?? -1) &&
      !priced.has(column) &&
      isNamesBesidePrices(rows, column, filled[rank + 1] ?? -1);
    const isCard = before !== undefined && holdsCard(rows, column) && holdsCard(rows, before);
    if (isApart || isNext || isCard) blocks.push([]);
    blocks.at(-1)?.push(column);
  }
  const hasPrices = (block: number[]) =>
    block.some((column) => holdsCard(rows, column) || rows.some(({ cells }) => isPrice(cells[column] ?? '')));
  // An empty column between a name and its price parts nothing.
  return blocks.length > 1 && blocks.every(hasPrices) ? blocks : [filled];
}

/** Words that head the columns of a list: they are none of its lines. */
const COLUMN_HEAD =
  /^(?:n[°o]|num[ée]ro|r[ée]f\p{L}*|code|plats?|noms?|produits?|articles?|d[ée]signations?|libell[ée]s?|intitul[ée]s?|descriptions?|d[ée]tails?|compositions?|ingr[ée]dients|cat[ée]gories?|familles?|rubriques?|prix|tarifs?|p\.?u\.?|ttc|ht|tva|euros?|€|\s|[./()-])+$/iu;
const isHead = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => COLUMN_HEAD.test(cell));

/** Columns that may name sections: what stands left of the names. */
const FIRST_COLUMNS = 3;

/** The column that names the section of each row, or only of its first; -1 where there is none. */
function sectionColumn(rows: readonly SheetRow[], block: readonly number[]): number {
  const shows = ({ cells }: SheetRow, column: number) =>
    (cells[column] ?? '') !== '' && !isPrice(cells[column] ?? '');
  const isSection = (column: number, rank: number): boolean => {
    const next = block[rank + 1] ?? -1;
    const priced = rows.filter(
      (row) => shows(row, next) && row.cells.some((cell, other) => other > next && isPrice(cell)),
    );
    const names = priced.filter((row) => shows(row, column)).map(({ cells }) => cells[column]);
    const different = new Set(names).size;
    return (
      priced.length >= 4 &&
      different > 0 &&
      different * 2 <= priced.length &&
      priced.length * 2 > rows.length &&
      new Set(priced.map(({ cells }) => cells[next])).size * 2 > priced.length
    );
  };
  return block.slice(0, FIRST_COLUMNS).find(isSection) ?? -1;
}

/** Many rows of one cell between priced ones are details of the dish above. */
const FEW_ALONE = 0.1;
const FEWEST_TITLES = 2;
/** What a dish is called, in a cell. */
const NAMED = /^\p{Lu}[^,;:.!?]{2,40}$/u;

/** Rows of one name, close between priced ones in a list whose titles stand apart: names without a price. */
function namesAlone(rows: readonly SheetRow[], block: readonly number[]): Set<SheetRow> {
  const cellsOf = ({ cells }: SheetRow) => block.map((column) => cells[column] ?? '');
  const isEmpty = (row: SheetRow | undefined) =>
    row === undefined || cellsOf(row).every((cell) => cell === '');
  const isPriced = (row: SheetRow | undefined) => row !== undefined && cellsOf(row).slice(1).some(isPrice);
  const isAlone = (row: SheetRow) => cellsOf(row).every((cell, rank) => (cell !== '') === (rank === 0));
  const titles = rows.filter(
    (row, rank) => !isEmpty(row) && !isPriced(row) && isEmpty(rows[rank - 1]) && isPriced(rows[rank + 1]),
  );
  const between = rows.filter(
    (row, rank) => isAlone(row) && isPriced(rows[rank - 1]) && isPriced(rows[rank + 1]),
  );
  const areDetails = between.length > rows.filter(isPriced).length * FEW_ALONE;
  if (areDetails || titles.length < FEWEST_TITLES) return new Set();
  return new Set(between.filter((row) => !row.bold && NAMED.test(cellsOf(row)[0] ?? '')));
}

/** A workbook's lines under their sheets' numbers. */
class SheetLines {
  readonly lines: ReadLine[] = [];
  #empty = 1;

  add(
    page: number,
    { row, bold }: SheetRow,
    parts: readonly string[],
    own: Pick<ReadLine, 'heading' | 'blank'> = {},
  ): void {
    if (parts.length === 0) {
      this.#empty += 1;
      return;
    }
    const style = own.heading === true ? own : { bold, ...own };
    this.lines.push({ page, line: row + 1, parts, gapAbove: this.#empty, ...style });
    this.#empty = 0;
  }

  /** The lines of a cell part a name from what is said of it. */
  addRow(page: number, row: SheetRow, block: readonly number[], isBlank: boolean): void {
    const cells = block.map((column) => row.cells[column] ?? '').filter((cell) => cell !== '');
    if (isHead(cells)) return;
    const [first = '', ...others] = cells;
    const [name = '', ...below] = first.split(/\r?\n/);
    this.add(
      page,
      row,
      [name, ...others].flatMap((cell) => partsOf(cell.replaceAll('\n', ' '))),
      isBlank ? { blank: true } : {},
    );
    for (const detail of below)
      if (detail.trim() !== '') this.add(page, { ...row, bold: false }, partsOf(detail));
  }

  addBlock(page: number, rows: readonly SheetRow[], block: readonly number[]): void {
    this.#empty = 1;
    const section = sectionColumn(rows, block);
    const prices = block.findLast((column) => priceShare(rows, column) >= MOST) ?? -1;
    const alone = namesAlone(rows, block);
    let title = '';
    for (const row of rows) {
      const own = section < 0 ? '' : (row.cells[section] ?? '');
      const isTitled =
        own !== '' && block.some((column) => column !== section && (row.cells[column] ?? '') !== '');
      if (isTitled && own !== title) {
        title = own;
        this.add(page, row, [own], { heading: true });
      }
      const columns = isTitled ? block.filter((column) => column !== section) : block;
      // A cell alone may be a title.
      const hasMore = columns.filter((column) => (row.cells[column] ?? '') !== '').length > 1;
      const isBlank = prices >= 0 && (row.cells[prices] ?? '') === '' && hasMore;
      this.addRow(page, row, columns, isBlank || alone.has(row));
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
      written.add(sheet + 1, top, [name], { heading: true });
    for (const block of blocksOf(rows)) written.addBlock(sheet + 1, rows, block);
  }
  return written.lines;
}
