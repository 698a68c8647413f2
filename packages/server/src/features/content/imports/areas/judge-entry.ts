import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { CATALOGUE_LISTS, type CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { itemIdSchema } from '@ardoise/domain/catalogue/item-id.ts';
import {
  type CsvEntry,
  csvColumns,
  NEW_CSV_ENTRY,
  readCsvEntry,
} from '@ardoise/domain/content/catalogue-lists/entry-csv.ts';
import type { EntryItem } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import {
  entryProblems,
  preparedItem,
  slugOfItem,
} from '@ardoise/domain/content/catalogue-lists/entry-problems.ts';
import { detailOf, familyOf, labelOf, nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { withSizeInWords } from '@ardoise/domain/content/catalogue-lists/format-size.ts';
import { ENTRY_KEY, entryLineProblem, pictureKey } from '@ardoise/domain/content/imports/entry-import.ts';
import { type LineProblem, reasonOf } from '@ardoise/domain/content/imports/import-subject.ts';
import type { ImportLine } from '@ardoise/domain/contract/imports.ts';
import { answerAt, withAnswer } from '@ardoise/domain/wizards/answer-at.ts';
import { END_TOO_EARLY } from '../../catalogue-entries/change-entries.ts';
import type { StoredEntry } from '../../catalogue-entries/entry-state.ts';
import { sameNameWords } from '../../catalogue-entries/same-names.ts';
import type { ImportPictures, LineToJudge, Verdict } from './import-area.ts';

interface KnownOfEntry {
  /** The entry as it is; undefined for a new one. */
  before: StoredEntry | undefined;
  drafts: number;
  pictures: ImportPictures;
  /** Ids by the names that no other entry may have (`same-names.ts`). */
  names: ReadonlyMap<string, string>;
}

interface PicturedEntry {
  item: EntryItem;
  notes: ImportLine['notes'];
  problems: LineProblem[];
}

const counted = (drafts: number) => (drafts === 1 ? '1 brouillon' : `${drafts} brouillons`);

/** What is written of an entry, whose log its own feature writes. */
function stateOf({ item, visible, du, au }: Omit<CsvEntry, 'id'>) {
  return { item, visible, du, au };
}

/** Resolves the pictures: an address as it is, a file by its name, or by the entry's own. */
function withPictures(
  list: CatalogueList,
  line: LineToJudge,
  item: EntryItem,
  { before, pictures }: KnownOfEntry,
): PicturedEntry {
  const result: PicturedEntry = { item, notes: [], problems: [] };
  for (const [index, { path, label }] of ENTRY_LISTS[list].pictures.entries()) {
    const named = line.values[label] ?? '';
    if (named.startsWith('/')) continue;
    const own = index === 0 ? [line.key, slugOfItem(list, item)] : [];
    const found = (named === '' ? own : [pictureKey(named)]).map((key) => pictures[key]).find(Boolean);
    const kept = before === undefined ? '' : String(answerAt(before.item, path) ?? '');
    result.item = withAnswer(result.item, path, found !== undefined && 'image' in found ? found.image : kept);
    if (found !== undefined && 'refus' in found)
      result.problems.push({ quoi: `L’image ${named || own[0]} est refusée.`, remede: found.refus });
    else if (found !== undefined && found.image !== kept)
      result.notes.push({ texte: 'Nouvelle image.', alerte: false });
    else if (found === undefined && named !== '') {
      const rest = kept === '' ? 'l’entrée reste sans image.' : 'l’ancienne est gardée.';
      result.notes.push({ texte: `Aucune image nommée ${named}\u00a0: ${rest}`, alerte: true });
    }
  }
  return result;
}

/** A new entry at a glance: 'Verre 33 cl, Thés glacés. Visible tout de suite.' */
function summaryOf(list: CatalogueList, { item, visible, du }: CsvEntry): string {
  const what = [detailOf(list, item), familyOf(list, item)].filter(Boolean).join(', ');
  const since =
    du === null ? 'Visible tout de suite.' : `Visible à partir du ${du.split('-').reverse().join('/')}.`;
  return [what && `${what}.`, visible ? since : 'Masquée.'].filter(Boolean).join(' ');
}

/** Fields that differ, as the file writes them; pictures are said in a note. */
function differencesOf(list: CatalogueList, before: CsvEntry, after: CsvEntry): ImportLine['differences'] {
  const pictures = ENTRY_LISTS[list].pictures.map(({ path }) => path);
  return csvColumns(list).flatMap(({ header, chemin, write }) => {
    const [avant, apres] = [write(before), write(after)];
    return header === ENTRY_KEY || pictures.includes(chemin) || avant === apres
      ? []
      : [{ champ: header, avant, apres }];
  });
}

function judgeAbsent(list: CatalogueList, { before, drafts }: KnownOfEntry): Verdict {
  if (before === undefined || !before.visible)
    return { effect: 'inchangee', nom: before === undefined ? '' : labelOf(list, before.item) };
  const kept = drafts === 0 ? '' : `\u00a0: ${counted(drafts)} ${drafts === 1 ? 'la garde' : 'la gardent'}`;
  return {
    effect: 'masquee',
    ...shownOf(list, before.item),
    notes: [{ texte: `Absente du fichier. Masquée, jamais supprimée${kept}.`, alerte: false }],
    before: stateOf(before),
    after: { ...stateOf(before), visible: false },
  };
}

function shownOf(list: CatalogueList, item: EntryItem) {
  const path = ENTRY_LISTS[list].pictures[0]?.path;
  const image = path === undefined ? null : String(answerAt(item, path) ?? '') || null;
  return { nom: labelOf(list, item), precision: familyOf(list, item), image };
}

/** All errors of the entry; an unreadable cell is reported once. */
function problemsOf(
  list: CatalogueList,
  entry: CsvEntry,
  item: EntryItem,
  unreadable: readonly FieldError[],
  { before, names }: KnownOfEntry,
): LineProblem[] {
  const told = unreadable.map(({ chemin }) => chemin);
  const problems = unreadable.map(({ message }) => ({ quoi: message, remede: 'Corrigez cette case.' }));
  for (const problem of entryProblems(list, item))
    if (!told.includes(problem.chemin)) problems.push(entryLineProblem(list, problem));
  if (entry.id !== '' && !itemIdSchema.safeParse(entry.id).success)
    problems.push({
      quoi: `L’identifiant «\u00a0${entry.id}\u00a0» est mal formé.`,
      remede: 'Laissez-le vide pour une nouvelle entrée.',
    });
  if (entry.du !== null && entry.au !== null && entry.au < entry.du)
    problems.push({ quoi: END_TOO_EARLY, remede: 'Corrigez Du ou Au.' });
  const name = nameOf(list, item);
  const holder = names.get(name);
  if (holder !== undefined && holder !== before?.id)
    problems.push({ quoi: sameNameWords(list, name), remede: 'Donnez-lui un autre nom.' });
  return problems;
}

/** Judges a line of a reference list. */
export function judgeEntry(list: CatalogueList, line: LineToJudge, known: KnownOfEntry): Verdict {
  const { before, drafts } = known;
  if (line.absent) return judgeAbsent(list, known);
  // An empty cell leaves it unchanged, visible for a new one.
  const { Visible: visible, ...rest } = line.values;
  const values = visible === '' || visible === undefined ? rest : { ...rest, Visible: visible };
  const base: CsvEntry = before === undefined ? NEW_CSV_ENTRY : before;
  const { entry, problems } = readCsvEntry(list, values, base);
  const pictured = withPictures(list, line, entry.item, known);
  const rank = Number(before?.item.weight_children ?? 0);
  const prepared = preparedItem(list, before?.id ?? (entry.id || line.key), pictured.item, rank);
  const item = withSizeInWords(list, prepared);
  const motif = reasonOf([...pictured.problems, ...problemsOf(list, entry, item, problems, known)]);
  if (motif !== null) return { effect: 'refusee', ...shownOf(list, item), motif };
  const stored = CATALOGUE_LISTS[list].parse(item) as EntryItem;
  const after = { ...entry, item: stored };
  const doubtful = pictured.notes.some(({ alerte }) => alerte);
  if (before === undefined) {
    const { id, ...written } = after;
    return {
      effect: doubtful ? 'averifier' : 'ajoutee',
      ...shownOf(list, stored),
      notes: [{ texte: summaryOf(list, after), alerte: false }, ...pictured.notes],
      after: { ...stateOf(written), ...(id === '' ? {} : { id }) },
    };
  }
  const differences = differencesOf(list, { ...before, item: before.item }, after);
  const changes = differences.length > 0 || pictured.notes.length > 0;
  if (!changes) return { effect: 'inchangee', ...shownOf(list, stored) };
  const follow = drafts > 0 && !doubtful ? [{ texte: `Repris par ${counted(drafts)}.`, alerte: false }] : [];
  return {
    effect: doubtful ? 'averifier' : 'modifiee',
    ...shownOf(list, stored),
    differences,
    notes: [...pictured.notes, ...follow],
    before: stateOf(before),
    after: stateOf(after),
  };
}
