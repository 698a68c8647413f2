import type { OutletRecord } from '@ardoise/domain/contract/outlets.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { type ImportedOutlet, OUTLET_FIELDS, upsertOutlets } from './outlets.repository.ts';
import { CsvError, decodeCsv, readCsv } from './read-csv.ts';

const NUMBER_COLUMN = 'nOutlet';
const LONGEST_NUMBER = 50;
const LONGEST_CELL = 300;
const AT_ONCE = 1000;

/** Result of an import, and the unknown columns of the file. */
export interface ImportReport {
  added: number;
  updated: number;
  ignoredColumns: string[];
}

type Columns = Map<string, number>;

function columnsOf(header: readonly string[]): Columns {
  const columns = new Map(header.map((name, index) => [name.toLowerCase(), index]));
  for (const name of [NUMBER_COLUMN, 'Outlet_Name', 'Segmentation__c']) {
    if (!columns.has(name.toLowerCase())) throw new CsvError(`La colonne «\u00a0${name}\u00a0» manque.`);
  }
  return columns;
}

function readOutlet(cells: readonly string[], columns: Columns, line: number): ImportedOutlet {
  const cell = (name: string) => cells[columns.get(name.toLowerCase()) ?? -1] ?? '';
  const nOutlet = cell(NUMBER_COLUMN);
  if (nOutlet === '') throw new CsvError(`Ligne ${line}\u00a0: le numéro d’OUTLET est vide.`);
  if (nOutlet.length > LONGEST_NUMBER)
    throw new CsvError(`Ligne ${line}\u00a0: le numéro d’OUTLET est trop long.`);
  const tooLong = OUTLET_FIELDS.find(
    (field) => cell(field).length > LONGEST_CELL || cell(field).includes('\u0000'),
  );
  if (tooLong !== undefined)
    throw new CsvError(`Ligne ${line}\u00a0: «\u00a0${tooLong}\u00a0» n’est pas lisible.`);
  const data = Object.fromEntries(OUTLET_FIELDS.map((field) => [field, cell(field) || null])) as OutletRecord;
  return { nOutlet, data };
}

/** The outlets of a CSV file; of duplicate numbers the last line. @throws CsvError naming the line */
function readOutlets(bytes: Uint8Array): { outlets: ImportedOutlet[]; ignoredColumns: string[] } {
  const [header, ...lines] = readCsv(decodeCsv(bytes));
  if (header === undefined) throw new CsvError('Le fichier est vide.');
  const columns = columnsOf(header);
  const outlets = new Map<string, ImportedOutlet>();
  for (const [index, cells] of lines.entries()) {
    const outlet = readOutlet(cells, columns, index + 2);
    outlets.set(outlet.nOutlet, outlet);
  }
  const known = [NUMBER_COLUMN, ...OUTLET_FIELDS].map((name) => name.toLowerCase());
  return {
    outlets: [...outlets.values()],
    ignoredColumns: header.filter((name) => name !== '' && !known.includes(name.toLowerCase())),
  };
}

/**
 * Imports the file of outlets in one transaction: inserts new ones, replaces known ones (upsert), deletes none, since
 * projects reference them (specification/content-management.md#imports).
 * @throws CsvError when the file is malformed
 */
export async function importOutlets(pool: Pool, bytes: Uint8Array): Promise<ImportReport> {
  const { outlets, ignoredColumns } = readOutlets(bytes);
  const added = await inTransaction(pool, async (tx) => {
    let total = 0;
    for (let at = 0; at < outlets.length; at += AT_ONCE)
      total += await upsertOutlets(tx, outlets.slice(at, at + AT_ONCE));
    return total;
  });
  return { added, updated: outlets.length - added, ignoredColumns };
}
