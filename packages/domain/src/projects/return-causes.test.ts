import { expect, it } from 'vitest';
import { causeLabel, countedCauses, readCauses } from './return-causes.ts';

it('keeps each cause once, in the order of the question, and finds a word that is none', () => {
  expect(readCauses(['autre', 'prix', 'prix'])).toEqual({ causes: ['prix', 'autre'], unknown: undefined });
  expect(readCauses(['prix', 'Prix'])).toEqual({ causes: ['prix'], unknown: 'Prix' });
  expect(readCauses([])).toEqual({ causes: [], unknown: undefined });
  expect(causeLabel('mise en page')).toBe('Mise en page');
});

it('counts the returns of each cause', () => {
  expect(countedCauses(['non dit', 'texte', 'prix', 'texte'])).toBe('Prix 1, Texte 2, Non dit 1');
  expect(countedCauses([])).toBe('');
});
