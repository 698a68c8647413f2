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

describe('the address of a management screen', () => {
  it('is read and written back as it was', () => {
    const search = {
      q_statut: 'Agence',
      q_support: 'Digital',
      q_recherche: 'halles',
      tri: 'ar',
      sens: 'asc',
    };
    expect(writeManagement(readManagement(search))).toEqual({ ...search, q_smhf: undefined });
  });

  it('says nothing of what is usual, and takes what it does not understand for it', () => {
    expect(Object.values(writeManagement(readManagement({}))).filter(Boolean)).toEqual([]);
    expect(readManagement({ tri: 'toString', sens: 'là' })).toMatchObject({ sort: 't_update', dir: 'desc' });
    expect(Object.values(writeManagement(readManagement({ tri: 'nom', sens: 'asc' })))).toContain('nom');
  });
});

describe('a press on a head', () => {
  it('sorts the way the column is first looked at, then the other way round', () => {
    const byName = sortedBy(readManagement({}), 'nom');
    expect(byName).toMatchObject({ sort: 'nameProjet', dir: 'asc' });
    expect(sortedBy(byName, 'nom')).toMatchObject({ sort: 'nameProjet', dir: 'desc' });
    expect(sortedBy(byName, 'ar')).toMatchObject({ sort: 'nb_ar_agence', dir: 'desc' });
    expect(sortedBy(readManagement({}), 'modification')).toMatchObject({ sort: 't_update', dir: 'asc' });
  });
});

describe('what the server is asked for', () => {
  it('is the tab’s type, the filters and the order', () => {
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

  it('offers a choice of supports where there is one', () => {
    expect(supportsOf(CHR)).toEqual([]);
    expect(supportsOf({ ...CHR, typeProjet: 'VAE' })).toEqual(['Caissons Lumineux', 'Boards PVC', 'Digital']);
    expect(supportsOf(TEAM)).toHaveLength(6);
  });
});

it('is widened without losing its order', () => {
  const filters = readManagement({ q_support: 'Digital', tri: 'nom' });
  expect(isNarrowed(filters)).toBe(true);
  expect(withoutFilters(filters)).toMatchObject({ support: '', sort: 'nameProjet' });
  expect(isNarrowed(withoutFilters(filters))).toBe(false);
});
