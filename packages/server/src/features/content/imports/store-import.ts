import { cutText } from '@ardoise/domain/base/words/cut-text.ts';
import type { ContentArea } from '@ardoise/domain/content/content-log.ts';
import type { ImportSubject } from '@ardoise/domain/content/imports/import-subject.ts';
import { type FileColumns, findColumns, readLine } from '@ardoise/domain/content/imports/read-line.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { RequestOrigin } from '../../../http/request-origin.ts';
import type { ImportPictures } from './areas/import-area.ts';
import { importArea } from './areas/import-areas.ts';
import { EMPTY_FILE, ImportFileError } from './files/import-file-error.ts';
import { type FileLine, readCsv } from './files/read-csv.ts';
import { sniffFile } from './files/sniff-file.ts';
import { analyzeLines, insertLines, markTwins } from './import-lines.repository.ts';
import { insertImport } from './imports.repository.ts';

/** Lines in memory at once. */
const BATCH = 1000;
const MOST_LINES = 500_000;

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
} as const;

export interface ImportFile {
  area: ContentArea;
  list: string;
  complete: boolean;
  pictures: ImportPictures;
  /** On the disk of this server. */
  path: string;
  /** As its author called it. */
  fileName: string;
}

interface Reading {
  tx: Transaction;
  id: number;
  subject: ImportSubject;
  columns: FileColumns;
  width: number;
  keyOf: (values: Record<string, string>) => string;
}

function keyOf({ subject, columns, width, keyOf: find }: Reading, cells: readonly string[]): string {
  return find(readLine(cells, columns, subject.columns, width).values);
}

/** Stores the lines after the first one, a batch at a time. Returns how many they are. */
async function storeLines(reading: Reading, lines: AsyncIterator<FileLine>): Promise<number> {
  let count = 0;
  let batch: (FileLine & { key: string })[] = [];
  const flush = async () => {
    if (batch.length > 0) await insertLines(reading.tx, reading.id, batch);
    count += batch.length;
    batch = [];
    if (count > MOST_LINES)
      throw new ImportFileError('Le fichier a plus de 500\u00a0000 lignes\u00a0: coupez-le en deux.');
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    batch.push({ ...next.value, key: keyOf(reading, next.value.cells) });
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return count;
}

/**
 * Stores a file as an import to be judged: its first line names the columns, the others are its lines. Memory does not
 * grow with the file. Returns its id.
 * @throws ImportFileError for a file that cannot be read; nothing is stored then
 */
export async function storeImport(pool: Pool, who: RequestOrigin['who'], file: ImportFile): Promise<number> {
  const { subject, keysOf } = importArea(file.area, file.list);
  const format = await sniffFile(file.path);
  const lines = readCsv(file.path, format);
  const first = await lines.next();
  if (first.done) throw new ImportFileError(EMPTY_FILE);
  const header = first.value.cells.map((cell) => cutText(cell, 200));
  const columns = findColumns(header, subject.columns);
  if (typeof columns === 'string') throw new ImportFileError(columns);
  return inTransaction(pool, async (tx) => {
    const id = await insertImport(tx, who, {
      area: file.area,
      list: file.list,
      file_name: file.fileName,
      encoding: ENCODING_NAMES[format.encoding],
      separator: format.separator,
      header,
      complete: file.complete,
      pictures: file.pictures,
    });
    const count = await storeLines(
      { tx, id, subject, columns, width: header.length, keyOf: await keysOf(tx) },
      lines,
    );
    if (count === 0)
      throw new ImportFileError('Sous la ligne des colonnes, le fichier n’a aucune ligne à importer.');
    await analyzeLines(tx, count);
    await markTwins(tx, id, subject.alike === undefined ? null : (columns.places.get(subject.alike) ?? null));
    return id;
  });
}
