import { describe, expect, it } from 'vitest';
import {
  chosenSupport,
  isFiltered,
  listQuery,
  readFilters,
  supportOptions,
  withSupport,
  writeFilters,
} from './dashboard-filters.ts';

describe('the address of the dashboard', () => {
  it('is read and written back as it was', () => {
    const search = { q_statut: 'Agence', q_support: 'Carte Brasserie', q_recherche: 'halles', tri: 'nom' };
    expect(writeFilters(readFilters(search))).toMatchObject(search);
  });

  it('says nothing of what is usual', () => {
    expect(Object.values(writeFilters(readFilters({}))).filter(Boolean)).toEqual([]);
    expect(isFiltered(readFilters({ tri: 'nom' }))).toBe(false);
  });

  it('takes an outlet number for text, and an unknown order for the usual one', () => {
    expect(readFilters({ q_recherche: 3104587, tri: 'prix' })).toMatchObject({
      recherche: '3104587',
      tri: 'attente',
    });
  });

  it('asks the server for the order it names', () => {
    expect(listQuery(readFilters({ tri: 'anciens' }))).toMatchObject({ sort: 't_update', dir: 'asc' });
    expect(listQuery(readFilters({}))).toMatchObject({ sort: 'attente' });
    expect(listQuery(readFilters({ q_supprimes: '1' }))).toMatchObject({ sort: 't_update', dir: 'desc' });
  });
});

describe('the filter of supports', () => {
  it('is Carte Brasserie and VAE for a dc, types for head office, supports for others', () => {
    expect(supportOptions('dc').map((option) => option.label)).toEqual([
      'Tous les supports',
      'Carte Brasserie',
      'VAE',
    ]);
    expect(supportOptions('siege').map((option) => option.value)).toEqual([
      '',
      'type:CHR',
      'type:VAE',
      'type:PSM',
      'type:PDA',
    ]);
    expect(supportOptions('agence')).toHaveLength(7);
  });

  it('keeps one of support and type', () => {
    const vae = withSupport(readFilters({ q_support: 'Carte Brasserie' }), 'type:VAE');
    expect(vae).toMatchObject({ support: '', typeProjet: 'VAE' });
    expect(chosenSupport(vae)).toBe('type:VAE');
    expect(chosenSupport(withSupport(vae, ''))).toBe('');
  });
});
