import { describe, expect, it } from 'vitest';
import {
  filterQuery,
  isNarrowed,
  managedQuery,
  readManagement,
  sortedBy,
  supportsOf,
  withoutFilters,
  writeManagement,
} from './management-filters.ts';

const CHR = { path: '/gestion-projets/CHR', typeProjet: 'CHR' } as const;
const TEAM = { path: '/gestion-projets-smhf', typeProjet: null } as const;

describe('the URL of a management screen', () => {
  it('round-trips', () => {
    const search = {
      q_statut: 'Agence',
      q_support: 'Digital',
      q_recherche: 'halles',
      tri: 'ar',
      sens: 'asc',
    };
    expect(writeManagement(readManagement(search))).toEqual({ ...search, q_smhf: undefined });
  });

  it('omits defaults, and falls back to them', () => {
    expect(Object.values(writeManagement(readManagement({}))).filter(Boolean)).toEqual([]);
    expect(readManagement({ tri: 'toString', sens: 'là' })).toMatchObject({ sort: 't_update', dir: 'desc' });
    expect(Object.values(writeManagement(readManagement({ tri: 'nom', sens: 'asc' })))).toContain('nom');
  });
});

describe('a click on a column header', () => {
  it('sorts in the initial direction, then reversed', () => {
    const byName = sortedBy(readManagement({}), 'nom');
    expect(byName).toMatchObject({ sort: 'nameProjet', dir: 'asc' });
    expect(sortedBy(byName, 'nom')).toMatchObject({ sort: 'nameProjet', dir: 'desc' });
    expect(sortedBy(byName, 'ar')).toMatchObject({ sort: 'nb_ar_agence', dir: 'desc' });
    expect(sortedBy(readManagement({}), 'modification')).toMatchObject({ sort: 't_update', dir: 'asc' });
  });
});

describe('the query', () => {
  it('has the tab’s type, the filters and the order', () => {
    const filters = readManagement({ q_statut: 'Agence', tri: 'statut' });
    expect(managedQuery(CHR, filters)).toMatchObject({
      q_typeProjet: 'CHR',
      q_statut: 'Agence',
      sort: 'statut',
      dir: 'asc',
    });
    expect(filterQuery(TEAM, filters)).not.toHaveProperty('sort');
    expect(filterQuery(TEAM, filters).q_typeProjet).toBeUndefined();
  });

  it('offers a choice of supports where there are several', () => {
    expect(supportsOf(CHR)).toEqual([]);
    expect(supportsOf({ ...CHR, typeProjet: 'VAE' })).toEqual(['Caissons Lumineux', 'Boards PVC', 'Digital']);
    expect(supportsOf(TEAM)).toHaveLength(6);
  });
});

it('keeps its order when filters are cleared', () => {
  const filters = readManagement({ q_support: 'Digital', tri: 'nom' });
  expect(isNarrowed(filters)).toBe(true);
  expect(withoutFilters(filters)).toMatchObject({ support: '', sort: 'nameProjet' });
  expect(isNarrowed(withoutFilters(filters))).toBe(false);
});
