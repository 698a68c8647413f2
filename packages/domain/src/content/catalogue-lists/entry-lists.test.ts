import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CATALOGUE_LISTS, type CatalogueList } from '../../catalogue/catalogue-lists.ts';
import { csvLine, neutralisedCell, plainCell } from './csv-cell.ts';
import { csvColumns, readCsvEntry } from './entry-csv.ts';
import { ENTRY_LIST_NAMES, ENTRY_LISTS } from './entry-lists.ts';
import { entryProblems, preparedItem, slugOf } from './entry-problems.ts';

/** The paths of the values that a schema has, an optional group's too. */
function leaves(schema: z.ZodMiniType, path = ''): string[] {
  if (schema instanceof z.ZodMiniOptional) return leaves(schema.def.innerType as z.ZodMiniType, path);
  if (!(schema instanceof z.ZodMiniObject)) return [path];
  return Object.entries(schema.def.shape).flatMap(([key, inner]) =>
    leaves(inner as z.ZodMiniType, path === '' ? key : `${path}.${key}`),
  );
}

const declared = (list: CatalogueList) => {
  const { groups, pictures, derived } = ENTRY_LISTS[list];
  const fields = groups.flatMap((group) => group.fields.map(({ path }) => path));
  return [...fields, ...pictures.map(({ path }) => path), ...derived, 'id'];
};

describe.each(ENTRY_LIST_NAMES)('the list %s', (list) => {
  it('declares each value of its items once, and no other', () => {
    expect(declared(list).toSorted()).toEqual(leaves(CATALOGUE_LISTS[list]).toSorted());
  });

  it('has its name, what stands below it and its family among them', () => {
    const { name, detail, family } = ENTRY_LISTS[list];
    for (const path of [name, detail, family?.path]) if (path) expect(declared(list)).toContain(path);
  });

  it('has a heading of its own for each column', () => {
    const headings = csvColumns(list).map(({ header }) => header);
    expect(new Set(headings).size).toBe(headings.length);
  });
});

it('are all the lists of the contract', () => {
  expect(ENTRY_LIST_NAMES.toSorted()).toEqual(Object.keys(CATALOGUE_LISTS).toSorted());
});

it.each([
  ['Cola cerise Boîte 33\u00a0cl', 'cola-cerise-boite-33-cl'],
  ['Œuf à l’Été 🍒', 'oeuf-a-l-ete'],
  ['🍒', 'entree'],
  ['é'.repeat(300), 'e'.repeat(70)],
])('the slug of %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it.each(['=1+1', '+33 5', '-1', '@x', "'=x", "l'eau", "'", '', 'Cola'])(
  'a cell of %j is read as it was',
  (text) => {
    expect(plainCell(neutralisedCell(text))).toBe(text);
    expect(neutralisedCell(text)).not.toMatch(/^[=+\-@]/);
  },
);

it('an entry is read from the line that it is written to', () => {
  const item = preparedItem(
    'themes',
    'ardoise',
    {
      name: 'Ardoise; la "vraie"',
      image: '/catalogue/themes/ardoise.svg',
      field_apercu: { word: 'BON', soft: '0,5', frame: 'arch', inks: { ground: 'creme' } },
    },
    0,
  );
  expect(entryProblems('themes', item)).toEqual([]);
  const entry = { id: 'ardoise', item, visible: false, du: '2026-12-01', au: null };
  const columns = csvColumns('themes');
  const line = csvLine(columns.map(({ write }) => write(entry))).trimEnd();
  expect(line).toMatch(/^ardoise;"Ardoise; la ""vraie""";BON;Arche;/);
  expect(line).toContain('Crème');
  const cells = line.replace('"Ardoise; la ""vraie"""', 'Ardoise').split(';');
  const named = Object.fromEntries(columns.map(({ header }, index) => [header, cells[index] ?? '']));
  const read = readCsvEntry('themes', named);
  expect(read.problems).toEqual([]);
  expect({ ...read.entry, item: preparedItem('themes', 'ardoise', read.entry.item, 0) }).toEqual({
    ...entry,
    item: { ...item, name: 'Ardoise' },
  });
});

it('a line says which of its cells cannot be read, and leaves the rest as it was', () => {
  const base = { id: 'cola', item: { name_1: 'Cola' }, visible: true, du: '2026-01-01', au: null };
  const { entry, problems } = readCsvEntry(
    'boissons',
    { Visible: 'peut-être', Au: '31/02/2026', Famille: 'Colas' },
    base,
  );
  expect(problems).toEqual([
    { chemin: 'visible', message: 'Visible\u00a0: écrivez «\u00a0oui\u00a0» ou «\u00a0non\u00a0».' },
    {
      chemin: 'au',
      message: 'Au\u00a0: «\u00a031/02/2026\u00a0» n’est pas une date\u00a0: écrivez 31/12/2026.',
    },
  ]);
  expect(entry).toEqual({ ...base, item: { name_1: 'Cola', name: 'Colas' } });
});
