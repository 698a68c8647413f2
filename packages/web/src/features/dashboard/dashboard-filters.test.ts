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

describe('the URL of the dashboard', () => {
  it('round-trips', () => {
    const search = { q_statut: 'Agence', q_support: 'Carte Brasserie', q_recherche: 'halles', tri: 'nom' };
    expect(writeFilters(readFilters(search))).toMatchObject(search);
  });

  it('omits defaults', () => {
    expect(Object.values(writeFilters(readFilters({}))).filter(Boolean)).toEqual([]);
    expect(isFiltered(readFilters({ tri: 'nom' }))).toBe(false);
  });

  it('parses an outlet number as text, and an unknown order as the default', () => {
    expect(readFilters({ q_recherche: 3104587, tri: 'prix' })).toMatchObject({
      recherche: '3104587',
      tri: 'attente',
    });
  });

  it('maps its order to the query', () => {
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

  it('sets either support or type', () => {
    const vae = withSupport(readFilters({ q_support: 'Carte Brasserie' }), 'type:VAE');
    expect(vae).toMatchObject({ support: '', typeProjet: 'VAE' });
    expect(chosenSupport(vae)).toBe('type:VAE');
    expect(chosenSupport(withSupport(vae, ''))).toBe('');
  });
});
