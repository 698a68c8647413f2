import { expect, it } from 'vitest';
import {
  countWords,
  familiesOfList,
  filteredEntries,
  isFiltered,
  keptWords,
  NO_FILTERS,
  replacementsOf,
} from './entry-filters.ts';
import type { CatalogueEntry } from './use-entries.ts';

const entry = (name_1: string, name: string, etat: CatalogueEntry['etat'] = 'visible'): CatalogueEntry => ({
  id: name_1,
  version: 1,
  item: { name_1, name, field_gamme_format_boissons: 'Boîte 33 cl' },
  visible: true,
  du: null,
  au: null,
  retiree: false,
  etat,
  brouillons: 0,
  modifie: null,
});
const ENTRIES = [
  entry('Cola cerise', 'Colas'),
  entry('Cola sans caféine', 'Colas', 'masquee'),
  entry('Limonade', 'Limonades', 'programmee'),
];
const found = (filters: Partial<typeof NO_FILTERS>) =>
  filteredEntries('boissons', ENTRIES, { ...NO_FILTERS, ...filters }).map(({ id }) => id);

it('finds by words in any order, without accents, by family and by state', () => {
  expect(found({})).toHaveLength(3);
  expect(found({ words: 'CAFEINE cola' })).toEqual(['Cola sans caféine']);
  expect(found({ words: 'boite limo' })).toEqual(['Limonade']);
  expect(found({ family: 'Colas' })).toEqual(['Cola cerise', 'Cola sans caféine']);
  expect(found({ state: 'programmee' })).toEqual(['Limonade']);
  expect(found({ words: 'vin' })).toEqual([]);
});

it('says which drafts keep a hidden entry', () => {
  expect(keptWords('boissons', 4)).toBe('4\u00a0brouillons l’ont choisie et la gardent');
  expect(keptWords('themes', 1)).toBe('1\u00a0brouillon l’a choisi et le garde');
});

it('is off for blanks', () => {
  expect([isFiltered(NO_FILTERS), isFiltered({ ...NO_FILTERS, words: '  ' })]).toEqual([false, false]);
  expect(isFiltered({ ...NO_FILTERS, state: 'passee' })).toBe(true);
});

it('counts each family, and what delegates do not see of it', () => {
  expect(
    familiesOfList('boissons', ENTRIES).map(({ name, entries }) => [name, countWords('boissons', entries)]),
  ).toEqual([
    ['Colas', '2\u00a0boissons, 1\u00a0masquée'],
    ['Limonades', '1\u00a0boisson, 1\u00a0programmée'],
  ]);
  expect(countWords('themes', [entry('A', '', 'masquee'), entry('B', '', 'masquee')])).toBe(
    '2\u00a0thèmes, 2\u00a0masqués',
  );
});

it('proposes what is offered instead of an entry, its own family first', () => {
  const colas = [entry('Eau plate', 'Eaux'), ...ENTRIES, entry('Cola zéro', 'Colas')];
  const proposed = (words: string) =>
    replacementsOf('boissons', entry('Cola cerise', 'Colas'), colas, words).map(({ id }) => id);
  expect(proposed('')).toEqual(['Cola zéro', 'Eau plate']);
  expect(proposed('eaux')).toEqual(['Eau plate']);
  expect(proposed('limonade')).toEqual([]);
});
