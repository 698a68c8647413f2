import { expect, it } from 'vitest';
import { reassignmentTrace } from './reassignments.ts';

it('formats before and after, then the comment', () => {
  expect(reassignmentTrace('dc', 'Camille Ferrand', 'Léo Moreau')).toBe(
    'Réaffectation\u00a0: Camille Ferrand → Léo Moreau',
  );
  expect(reassignmentTrace('imprimeur', '', 'Presse Neuve', 'En urgence.')).toBe(
    'Changement d’imprimeur\u00a0: — → Presse Neuve\nEn urgence.',
  );
});
