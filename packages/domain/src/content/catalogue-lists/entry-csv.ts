import type { FieldError } from '../../base/errors.ts';
import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import { answerAt, withAnswer } from '../../wizards/answer-at.ts';
import type { Option } from '../../wizards/field.ts';
import type { EntryField, EntryItem } from './entry-list.ts';
import { ENTRY_LISTS } from './entry-lists.ts';

/** An entry as a line of a CSV has it; without an id it is new. Days are yyyy-MM-dd. */
export interface CsvEntry {
  id: string;
  item: EntryItem;
  visible: boolean;
  du: string | null;
  au: string | null;
}

/** A column: its heading, and how its cells are written and read. */
interface CsvColumn {
  header: string;
  /** Path of its value, for messages. */
  chemin: string;
  write: (entry: CsvEntry) => string;
  /** The entry with the value of this cell; a sentence where it cannot be read. */
  read: (entry: CsvEntry, cell: string) => CsvEntry | string;
}

const same = (a: string, b: string) => a.localeCompare(b, 'fr', { sensitivity: 'base' }) === 0;
const YES = ['oui', 'vrai', 'x', '1'];
const NO = ['non', 'faux', '0', ''];

function readTick(cell: string): boolean | string {
  const word = cell.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : 'écrivez «\u00a0oui\u00a0» ou «\u00a0non\u00a0».';
}

const optionsIn = (field: EntryField): readonly Option[] =>
  'options' in field && Array.isArray(field.options) ? field.options : [];

function fieldColumn(field: EntryField, title: string | undefined): CsvColumn {
  const { path, kind, label } = field;
  const options = optionsIn(field);
  const withValue = (entry: CsvEntry, value: unknown) => ({
    ...entry,
    item: withAnswer(entry.item, path, value),
  });
  return {
    header: title === undefined ? label : `${title}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    chemin: path,
    write: ({ item }) => {
      const value = answerAt(item, path);
      if (kind === 'tick') return value === true ? 'oui' : 'non';
      if (typeof value === 'number') return String(value).replace('.', ',');
      return options.find((option) => option.value === value)?.label ?? String(value ?? '');
    },
    read: (entry, cell) => {
      if (kind === 'tick') {
        const ticked = readTick(cell);
        return typeof ticked === 'string' ? ticked : withValue(entry, ticked);
      }
      const chosen = options.find(
        (option) => same(option.label, cell.trim()) || option.value === cell.trim(),
      );
      return withValue(entry, chosen?.value ?? cell.trim());
    },
  };
}

/** '31/12/2026' from '2026-12-31'. */
const frenchDay = (day: string | null) => (day === null ? '' : day.split('-').reverse().join('/'));

function readDay(cell: string): string | null | undefined {
  const text = cell.trim();
  if (text === '') return null;
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? text
    : text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day: string, month: string, year: string) =>
        [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
      );
  const instant = new Date(`${iso}T12:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : undefined;
}

function dayColumn(header: string, which: 'du' | 'au'): CsvColumn {
  return {
    header,
    chemin: which,
    write: (entry) => frenchDay(entry[which]),
    read: (entry, cell) => {
      const day = readDay(cell);
      return day === undefined
        ? `«\u00a0${cell.trim()}\u00a0» n’est pas une date\u00a0: écrivez 31/12/2026.`
        : { ...entry, [which]: day };
    },
  };
}

const ID: CsvColumn = {
  header: 'Identifiant',
  chemin: 'id',
  write: ({ id }) => id,
  read: (entry, cell) => ({ ...entry, id: cell.trim() || entry.id }),
};

const VISIBLE: CsvColumn = {
  header: 'Visible',
  chemin: 'visible',
  write: ({ visible }) => (visible ? 'oui' : 'non'),
  read: (entry, cell) => {
    const visible = readTick(cell);
    return typeof visible === 'string' ? visible : { ...entry, visible };
  },
};

/** The columns of a list's CSV, the same to export and to import. */
export function csvColumns(list: CatalogueList): readonly CsvColumn[] {
  const { groups, pictures } = ENTRY_LISTS[list];
  return [
    ID,
    ...groups.flatMap(({ title, fields }) => fields.map((field) => fieldColumn(field, title))),
    ...pictures.map(({ path, label }) => fieldColumn({ path, label, kind: 'text' }, undefined)),
    VISIBLE,
    dayColumn('Du', 'du'),
    dayColumn('Au', 'au'),
  ];
}

/** A new entry, before its line is read. */
export const NEW_CSV_ENTRY: CsvEntry = { id: '', item: {}, visible: true, du: null, au: null };

/**
 * The entry of a line: `cells` by heading (plain: `plainCell`). What a column does not say stays as in `base`. The
 * problems are those of the cells alone; `entryProblems` judges the entry.
 */
export function readCsvEntry(
  list: CatalogueList,
  cells: Readonly<Record<string, string>>,
  base: CsvEntry = NEW_CSV_ENTRY,
): { entry: CsvEntry; problems: FieldError[] } {
  let entry = base;
  const problems: FieldError[] = [];
  for (const { header, chemin, read } of csvColumns(list)) {
    const cell = cells[header];
    if (cell === undefined) continue;
    const next = read(entry, cell);
    if (typeof next === 'string') problems.push({ chemin, message: `${header}\u00a0: ${next}` });
    else entry = next;
  }
  return { entry, problems };
}
