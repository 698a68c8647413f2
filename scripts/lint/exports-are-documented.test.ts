import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPORT_SHEETS } from '@ardoise/server/features/lists/exports/sheets/export-sheets.ts';
import { expect, it } from 'vitest';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/specification/exports.md'), 'utf8');

it.each(Object.entries(EXPORT_SHEETS))(
  'the columns of %s are in docs/specification/exports.md',
  (type, sheet) => {
    const [, written = ''] = new RegExp(`^\\| ${type} \\|[^|]*\\| ([^|]*) \\|$`, 'm').exec(page) ?? [];
    expect(written.split(', ')).toEqual(sheet.columns.map(({ head }) => head));
  },
);
