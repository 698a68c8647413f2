import { expect, it } from 'vitest';
import { outletTown } from './outlet-town.ts';

it('takes the ways of writing a town for one, and other towns for others', () => {
  const written = ['Saint-Émilion', ' SAINT EMILION', 'St Emilion', 'St-Émilion '].map(outletTown);
  expect(new Set(written)).toEqual(new Set(['saint emilion']));
  expect(outletTown('Sainte-Foy')).not.toBe(outletTown('Saint-Foy'));
  expect(outletTown('L’Isle-d’Espagnac')).toBe('l isle d espagnac');
});
