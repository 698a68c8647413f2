import { expect, it } from 'vitest';
import { leavingInWords } from './drink-moves.ts';

it('names the drinks that leave a price, and the price', () => {
  expect(leavingInWords([{ name: 'Cola classique', prix: '4' }])).toBe('Cola classique quitte 4,00\u00a0€.');
  expect(
    leavingInWords([
      { name: 'Cola classique', prix: '4' },
      { name: 'Thé glacé', prix: '' },
      { name: 'Limonade', prix: '4' },
    ]),
  ).toBe('Cola classique et Limonade quittent 4,00\u00a0€. Thé glacé quitte un autre prix.');
});
