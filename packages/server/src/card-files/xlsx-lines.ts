import { isPrice } from '@ardoise/domain/card-text/price-text.ts';
import { partsOf, type ReadLine } from '@ardoise/domain/card-text/reading/read-line.ts';
import readXlsxFile from 'read-excel-file/node';

/** Rows and columns that are read of a sheet. */
const MOST_ROWS = 2_000;
const MOST_COLUMNS = 40;

const written = new Intl.NumberFormat('fr-FR', { useGrouping: false, maximumFractionDigits: 2 });

/** A cell as somebody would read it: 12.5 is 12,50. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number')
    return Number.isInteger(cell) ? String(cell) : written.format(cell).replace(/,(\d)$/, ',$10');
  return typeof cell === 'string' ? cell.trim() : '';
}

/** Columns of a sheet without any text, which part cards that stand side by side. */
function blocksOf(rows: readonly string[][]): number[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const blocks: number[][] = [[]];
  for (let column = 0; column < width; column += 1) {
    if (rows.some((row) => (row[column] ?? '') !== '')) blocks.at(-1)?.push(column);
    else if ((blocks.at(-1)?.length ?? 0) > 0) blocks.push([]);
  }
  const filled = blocks.filter((block) => block.length > 0);
  const priced = (block: number[]) => rows.some((row) => block.some((column) => isPrice(row[column] ?? '')));
  // An empty column between a name and its price parts nothing.
  return filled.length > 1 && filled.every(priced) ? filled : [filled.flat()];
}

/** The lines of an Excel workbook, sheet after sheet; formulas are read as the program last computed them. */
export async function xlsxLines(bytes: Buffer): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  for (const [sheet, { data }] of (await readXlsxFile(bytes)).entries()) {
    const rows = data
      .slice(0, MOST_ROWS)
      .map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cellText(cell)));
    for (const block of blocksOf(rows)) {
      let empty = 1;
      for (const [rank, row] of rows.entries()) {
        const parts = block.flatMap((column) => partsOf((row[column] ?? '').replaceAll('\n', ' ')));
        if (parts.length === 0) {
          empty += 1;
          continue;
        }
        lines.push({ page: sheet + 1, line: rank + 1, parts, gapAbove: empty });
        empty = 0;
      }
    }
  }
  return lines;
}
