import { Readable } from 'node:stream';
import { MAX_EXPORT_ROWS } from '@ardoise/domain/rules/exports.ts';
import { streamZip, type ZipEntry } from '../../../../http/stream-zip.ts';
import type { MadeFile } from '../../../../threads/made-file.ts';
import type { ExportSheet, SheetRow } from '../sheets/sheet.ts';
import { TooManyRows } from '../sheets/too-many-rows.ts';
import { packageParts, sheetPath } from './package-parts.ts';
import { sheetXml } from './sheet-xml.ts';

/** @throws TooManyRows above a million */
async function* counted(rows: AsyncIterable<readonly SheetRow[]>): AsyncGenerator<readonly SheetRow[]> {
  let count = 0;
  for await (const some of rows) {
    count += some.length;
    if (count > MAX_EXPORT_ROWS.xlsx) throw new TooManyRows();
    yield some;
  }
}

/** A tab: its name, columns, and rows in batches. */
export interface XlsxTab extends Pick<ExportSheet, 'name' | 'columns'> {
  rows: AsyncIterable<readonly SheetRow[]>;
}

/** Streams an .xlsx: only the current batch of rows is in memory. */
export function writeXlsx(tabs: readonly XlsxTab[]): MadeFile {
  const entry = (path: string, open: () => Readable): ZipEntry => ({
    path,
    modified: new Date(),
    compress: true,
    open,
  });
  const parts = Object.entries(packageParts(tabs.map(({ name }) => name))).map(([path, content]) =>
    entry(path, () => Readable.from([Buffer.from(content)])),
  );
  const sheets = tabs.map(({ columns, rows }, index) =>
    entry(sheetPath(index + 1), () =>
      Readable.from(sheetXml(columns, counted(rows)), { objectMode: false, highWaterMark: 1024 * 1024 }),
    ),
  );
  return { length: null, pieces: streamZip([...parts, ...sheets]) };
}
