import { expect, it } from 'vitest';
import { exchangedIn, reassignmentTrace } from './reassignments.ts';

const line = (comment: string, statut_arr = 'Agence') => ({ statut_dep: 'Agence', statut_arr, comment });

it('says from whom to whom, then what was said', () => {
  expect(reassignmentTrace('dc', 'Camille Ferrand', 'Léo Moreau')).toBe(
    'Réaffectation\u00a0: Camille Ferrand → Léo Moreau',
  );
  expect(reassignmentTrace('imprimeur', '', 'Presse Neuve', 'En urgence.')).toBe(
    'Changement d’imprimeur\u00a0: — → Presse Neuve\nEn urgence.',
  );
});

it('is recognised among the lines of a history', () => {
  for (const exchanged of ['dc', 'agence', 'imprimeur'] as const)
    expect(exchangedIn(line(reassignmentTrace(exchanged, 'A', 'B')))).toBe(exchanged);
  expect(exchangedIn(line('Merci de revoir la photo.'))).toBeNull();
  expect(exchangedIn(line(reassignmentTrace('dc', 'A', 'B'), 'Validation DC'))).toBeNull();
});
