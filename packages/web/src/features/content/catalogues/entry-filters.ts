import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { detailOf, familyOf, labelOf, nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { EntryState } from '@ardoise/domain/contract/catalogue-entries.ts';
import { counted } from '../../../components/format-number.ts';
import type { CatalogueEntry } from './use-entries.ts';

export interface EntryFilters {
  words: string;
  /** A family, by its value; empty for all. */
  family: string;
  /** A state; empty for all. */
  state: EntryState | '';
}

export const NO_FILTERS: EntryFilters = { words: '', family: '', state: '' };

/** Whether any filter is set: the order cannot be changed then. */
export function isFiltered({ words, family, state }: EntryFilters): boolean {
  return words.trim() !== '' || family !== '' || state !== '';
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What is searched of an entry: worked out once, for thousands of them are searched at each key. */
const texts = new WeakMap<CatalogueEntry, string>();

function textOf(list: CatalogueList, entry: CatalogueEntry): string {
  const { item } = entry;
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = plain([nameOf(list, item), detailOf(list, item), familyOf(list, item)].join(' '));
  texts.set(entry, text);
  return text;
}

/** The entries that match every filter; words in any order, accents and case aside. */
export function filteredEntries(
  list: CatalogueList,
  entries: readonly CatalogueEntry[],
  { words, family, state }: EntryFilters,
): readonly CatalogueEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { item, etat } = entry;
    if (family !== '' && familyOf(list, item) !== family) return false;
    if (state !== '' && etat !== state) return false;
    if (wanted.length === 0) return true;
    const text = textOf(list, entry);
    return wanted.every((word) => text.includes(word));
  });
}

/** What may replace an entry: what is offered today and matches the words, its own family first. */
export function replacementsOf(
  list: CatalogueList,
  entry: CatalogueEntry,
  entries: readonly CatalogueEntry[],
  words: string,
): readonly CatalogueEntry[] {
  const family = familyOf(list, entry.item);
  const found = filteredEntries(list, entries, { words, family: '', state: 'visible' });
  const isNear = ({ item }: CatalogueEntry) => familyOf(list, item) === family;
  return [...found.filter(isNear), ...found.filter((other) => !isNear(other))].filter(
    ({ id }) => id !== entry.id,
  );
}

export interface EntryFamily {
  /** Empty in a list without families. */
  name: string;
  entries: readonly CatalogueEntry[];
}

/** The entries by family, in the order of each one's first. */
export function familiesOfList(list: CatalogueList, entries: readonly CatalogueEntry[]): EntryFamily[] {
  return [...Map.groupBy(entries, ({ item }) => familyOf(list, item))].map(([name, members]) => ({
    name,
    entries: members,
  }));
}

const SAID: readonly [EntryState, one: string, many: string][] = [
  ['programmee', 'programmée', 'programmées'],
  ['passee', 'passée', 'passées'],
  ['masquee', 'masquée', 'masquées'],
  ['retiree', 'retirée', 'retirées'],
];
const agreed = (word: string, feminine: boolean) => (feminine ? word : word.replace(/ée/, 'é'));

/** '« Cola » est masquée.': the word is given in the feminine. */
export function entrySaid(list: CatalogueList, { item }: CatalogueEntry, word: string): string {
  const said = ENTRY_LISTS[list].noun.feminine ? word : word.replace(/ée$/, 'é');
  return `«\u00a0${labelOf(list, item)}\u00a0» est ${said}.`;
}

/** '4 brouillons l’ont choisie et la gardent': what hiding an entry leaves as it is. */
export function keptWords(list: CatalogueList, brouillons: number): string {
  const { feminine } = ENTRY_LISTS[list].noun;
  const [chosen, it] = feminine ? ['choisie', 'la'] : ['choisi', 'le'];
  const drafts = counted(brouillons, 'brouillon', 'brouillons');
  return brouillons === 1
    ? `${drafts} l’a ${chosen} et ${it} garde`
    : `${drafts} l’ont ${chosen} et ${it} gardent`;
}

/** '7 boissons, 1 masquée': how many there are, and which of them delegates do not see. */
export function countWords(list: CatalogueList, entries: readonly CatalogueEntry[]): string {
  const { one, many, feminine } = ENTRY_LISTS[list].noun;
  const hidden = SAID.flatMap(([state, single, several]) => {
    const count = entries.filter(({ etat }) => etat === state).length;
    return count === 0 ? [] : [counted(count, agreed(single, feminine), agreed(several, feminine))];
  });
  return [counted(entries.length, one, many), ...hidden].join(', ');
}

/** The options of the filter by state. */
export const STATE_WORDS: readonly { value: EntryState | ''; label: string }[] = [
  { value: '', label: 'Toutes les visibilités' },
  { value: 'visible', label: 'Visibles' },
  { value: 'programmee', label: 'À venir' },
  { value: 'passee', label: 'Passées' },
  { value: 'masquee', label: 'Masquées' },
  { value: 'retiree', label: 'Retirées' },
];
