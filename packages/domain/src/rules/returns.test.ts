import { expect, it } from 'vitest';
import { TRANSITIONS } from '../projects/transition-table.ts';
import { isReturn, keepsCauses, RETURN_SOURCES } from './returns.ts';

it('is asked wherever an order goes back to its agency, and nowhere else', () => {
  expect(RETURN_SOURCES).toEqual([
    'Validation DC',
    'Validation Client',
    'Validation CCEP',
    'Impression',
    'Imprimé',
  ]);
  const asked = TRANSITIONS.filter(({ from, target }) => isReturn(from, target));
  expect(asked.every(keepsCauses)).toBe(true);
  // A dc's agreement enters Agence as well, and a draft's submission counts a round trip.
  expect(isReturn('Validation DC', 'accordDC')).toBe(false);
  expect(isReturn('Brouillon', 'Agence')).toBe(false);
  expect(isReturn('Agence', 'Brouillon')).toBe(false);
});
