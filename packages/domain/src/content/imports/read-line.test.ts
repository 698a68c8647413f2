import { expect, it } from 'vitest';
import { csvLine } from '../catalogue-lists/csv-cell.ts';
import type { ImportColumn } from './import-subject.ts';
import { findColumns, isFormula, REASON_COLUMN, readLine } from './read-line.ts';

const COLUMNS: readonly ImportColumn[] = [
  { name: 'nOutlet', label: 'Numéro d’OUTLET', required: true },
  { name: 'texte', label: 'Texte', lines: true, length: 20 },
];

it('finds columns by name or label, in any case and order, whatever the apostrophe', () => {
  const found = findColumns([' TEXTE', 'Secteur', "numéro d'outlet", '', REASON_COLUMN], COLUMNS);
  expect(found).toEqual({
    places: new Map([
      ['texte', 0],
      ['nOutlet', 2],
    ]),
    ignored: ['Secteur'],
  });
});

it.each([
  ['=SOMME(A1)', true],
  ['@cmd', true],
  ['+cmd', true],
  ['-2+3+cmd|x', true],
  ['\t=1', true],
  ['+33 5 56 00 00 00', false],
  ['-12,5', false],
  ['-', false],
  ['Café', false],
])('takes %j for a formula: %s', (text, expected) => {
  expect(isFormula(text)).toBe(expected);
});

it('keeps line breaks where they belong, and makes them spaces elsewhere', () => {
  const columns = { places: new Map([['nOutlet', 0] as const, ['texte', 1] as const]) };
  const { values, problems } = readLine([' 3\r\n1 ', 'un\r\ndeux '], columns, COLUMNS, 2);
  expect([values, problems]).toEqual([{ nOutlet: '3 1', texte: 'un\ndeux' }, []]);
});

it('reads what an export wrote, and no bare formula', () => {
  const columns = { places: new Map([['texte', 0] as const]) };
  const read = (cell: string) => readLine([cell], columns, COLUMNS, 1);
  expect(csvLine(['=1', '+33 5', "'l"])).toBe("'=1;'+33 5;''l\r\n");
  for (const [cell, value] of [
    ["'=1", '=1'],
    ["'+33 5", '+33 5'],
    ["''l", "'l"],
  ] as const)
    expect(read(cell)).toEqual({ values: { texte: value }, problems: [] });
  expect(read('=1').problems[0]?.quoi).toContain('comme une formule');
  expect(read('Café 🍒').problems[0]?.quoi).toContain('🍒');
});
