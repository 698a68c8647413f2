import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import { csvColumns } from '../catalogue-lists/entry-csv.ts';
import type { EntryField } from '../catalogue-lists/entry-list.ts';
import { ENTRY_LISTS } from '../catalogue-lists/entry-lists.ts';
import { slugOf } from '../catalogue-lists/entry-problems.ts';
import type { ImportColumn, ImportSubject, LineProblem } from './import-subject.ts';

/** Column of an entry's id; empty for a new entry, or one that is known by its name. */
export const ENTRY_KEY = 'Identifiant';
/** Longest of its fields, whose own lengths are judged with the entry. */
const LONGEST = 2000;
/** More options are not listed in a sentence. */
const MOST_OPTIONS = 12;

function fieldAt(list: CatalogueList, chemin: string): EntryField | undefined {
  return ENTRY_LISTS[list].groups.flatMap(({ fields }) => fields).find(({ path }) => path === chemin);
}

/** The file of a reference list: its fields, pictures and days, as it is exported. */
export function entryImport(list: CatalogueList): ImportSubject {
  const { noun, name, pictures } = ENTRY_LISTS[list];
  const { one, many, feminine } = noun;
  const columns = csvColumns(list).map(
    ({ header, chemin }): ImportColumn => ({
      name: header,
      label: header,
      length: LONGEST,
      pictographs: true,
      ...(chemin === name ? { required: true as const } : {}),
      ...(fieldAt(list, chemin)?.kind === 'long-text' ? { lines: true as const } : {}),
    }),
  );
  return {
    title: `Importer des ${many}`,
    noun: { one, many, ...(feminine ? { feminine: true as const } : {}) },
    columns,
    key: ENTRY_KEY,
    hides: true,
    kept: {
      one: 'élément ajouté reste, masqué\u00a0: un projet l’a choisi',
      many: 'éléments ajoutés restent, masqués\u00a0: des projets les ont choisis',
    },
    ...(pictures.length > 0 ? { pictures: true as const } : {}),
  };
}

/** What is wrong at a field of an entry, for the line that it was read from. */
export function entryLineProblem(
  list: CatalogueList,
  { chemin, message }: { chemin: string; message: string },
): LineProblem {
  const field = fieldAt(list, chemin);
  const options =
    field !== undefined && 'options' in field && Array.isArray(field.options) ? field.options : [];
  const listed = options.map(({ label }: { label: string }) => label);
  const remede =
    listed.length > 0 && listed.length <= MOST_OPTIONS
      ? `Choisissez parmi\u00a0: ${listed.join(', ')}.`
      : 'Corrigez cette case.';
  return { quoi: message, remede };
}

/** The name by which a picture's file is found: without folder and extension, whatever its case and accents. */
export function pictureKey(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  return slugOf(name.replace(/\.\w{2,5}$/, ''));
}
