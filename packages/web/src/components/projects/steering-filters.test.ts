import { describe, expect, it } from 'vitest';
import { readSteering, STEERING_FILTERS } from './steering-filters.ts';
import { steeringWords } from './steering-words.ts';

const nameOf = (username: string) => `<${username}>`;

describe('the filters that an address alone sets', () => {
  it('are read as they stand, and left out where they mean nothing', () => {
    const all = {
      q_encours: '1',
      q_immobile: '1',
      q_allers_retours: '1',
      q_arbitrage: '1',
      q_aregulariser: '1',
      q_livraisons: '1',
      q_main: 'dc',
      q_dc: 'camille',
      q_mdv: 'sonia',
      q_smhf: 'antoine',
      q_agence: 'agence1',
      q_imprimeur: 'imprimeur',
      q_chiffre: 'faite?du=2026-08-31&au=2026-11-22',
    };
    expect(readSteering(all)).toEqual(all);
    expect(Object.keys(all)).toEqual([...STEERING_FILTERS]);
    expect(readSteering({ q_encours: '0', q_main: 'personne', q_dc: '', q_mdv: ['a'] })).toEqual({});
  });

  it('are said in words', () => {
    expect(steeringWords('q_immobile', { q_immobile: '1' }, nameOf)).toBe(
      'Immobiles depuis plus de 5\u00a0jours',
    );
    expect(steeringWords('q_main', { q_main: 'client' }, nameOf)).toBe('Qui a la main\u00a0: le client');
    expect(steeringWords('q_dc', { q_dc: 'camille' }, nameOf)).toBe('DC\u00a0: <camille>');
  });
});
