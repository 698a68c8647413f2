import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QUOTA_SHEET_COLUMNS } from '@ardoise/server/features/content/content-quotas/export-quotas.ts';
import { EXPORT_SHEETS } from '@ardoise/server/features/lists/exports/sheets/export-sheets.ts';
import { SCAN_COLUMNS } from '@ardoise/server/features/lists/qr-scans/export-scans.ts';
import { RECALL_COLUMNS } from '@ardoise/server/features/lists/recalls/export-recall.ts';
import { expect, it } from 'vitest';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/specification/exports.md'), 'utf8');

/** The heads of every sheet, by its name in the table of the page. */
const SHEETS: [string, readonly { head: string }[]][] = [
  ...Object.entries(EXPORT_SHEETS).map(([type, { columns }]): [string, typeof columns] => [type, columns]),
  ['quotas', QUOTA_SHEET_COLUMNS],
  ['scans', SCAN_COLUMNS],
  ['rappel', RECALL_COLUMNS],
];

it.each(SHEETS)('the columns of %s are in docs/specification/exports.md', (type, columns) => {
  const [, written = ''] = new RegExp(`^\\| ${type} \\|[^|]*\\| ([^|]*) \\|$`, 'm').exec(page) ?? [];
  expect(
    written.split(', '),
    `the row ${type} of docs/specification/exports.md names each head, in order`,
  ).toEqual(columns.map(({ head }) => head));
});

it('the first ten of head office are the columns of its table on the screen', () => {
  const heads = EXPORT_SHEETS.excel_siege.columns.map(({ head }) => head);
  expect(
    heads.slice(0, 10),
    'a column of the sheet alone stands after these; one of the screen is changed in docs/specification/exports.md and screens-and-addresses.md#management as well',
  ).toEqual([
    ...['SMHF', 'MDV', 'DC', 'Nom du projet', 'Support', 'AR Créa', 'Statut'],
    ...['Date de création', 'Date de modification', 'Suivi'],
  ]);
});
