import { expect, it } from 'vitest';
import { boardCount, boardsInWords } from './board-words.ts';

it('summarises an order of boards in one line', () => {
  const order = {
    type: 'Boards PVC' as const,
    pdv: { nomPDV: 'Brasserie du Palais' },
    boards: [
      { entree: 'b1', name: 'Menu PET' },
      { entree: 'b2', name: 'Pricelist' },
    ],
  };
  expect(boardCount(order)).toBe(2);
  expect(boardCount({})).toBe(0);
  expect(boardsInWords(order)).toBe('Boards PVC, 2\u00a0boards pour Brasserie du Palais.');
});
