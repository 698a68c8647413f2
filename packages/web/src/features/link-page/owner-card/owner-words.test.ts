import type { Doubt } from '@ardoise/domain/projects/card-text.ts';
import { describe, expect, it } from 'vitest';
import { ownerDoubt, placeOf } from './owner-words.ts';

const lines = ['12 €', '13 €', '14 €', '95 €'].map((prix, rank) => ({
  entree: `l${rank}`,
  nom: 'Plat',
  prix,
}));
const last = { entree: 'l3', nom: 'Plat', prix: '95 €' };

function told(doubt: Doubt, line = last, title = 'Plats') {
  return ownerDoubt(line, { reading: { entree: line.entree }, doubt: { doubt } }, { title, lines });
}

describe('what an owner is asked of a line', () => {
  it('is a price, a name, or which of two prices', () => {
    expect(told('sans prix')).toEqual({
      words: 'Nous n’avons pas lu de prix.',
      choices: [],
      act: 'Écrire le prix',
    });
    expect(told('sans nom').act).toBe('Écrire le nom');
    expect(told('deux prix', { ...last, prix: '24,50 € / 26,50 €' })).toMatchObject({
      choices: ['24,50 €', '26,50 €'],
      act: 'Autre',
    });
  });

  it('compares a price with the others of its section, without itself', () => {
    expect(told('prix loin').words).toBe('Lu 95 €. Les autres plats vont de 12 € à 14 €.');
    expect(told('prix loin', last, ' ').words).toBe('Lu 95 €. Les autres prix vont de 12 € à 14 €.');
  });

  it('is a title’s price, or letters that may be missing', () => {
    expect(told('prix du titre').words).toBe(
      '95 €, le prix du titre, vaut aussi pour les lignes suivantes\u00a0?',
    );
    expect(told('lettres').words).toBe('Il manque peut-être des lettres.');
  });

  it('says where it stands in the file, as far as that is known', () => {
    expect(placeOf({ entree: 'a', lu: { page: 1, ligne: 8 } })).toBe('Page 1, ligne 8');
    expect(placeOf({ entree: 'a', lu: { page: 0, ligne: 8 } })).toBe('ligne 8');
    expect(placeOf({ entree: 'a' })).toBe('');
  });
});
