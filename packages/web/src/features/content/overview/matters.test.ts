import { expect, it } from 'vitest';
import { leftBehind } from './matters.ts';

it('names whoever left projects or a team behind, and counts several', () => {
  expect(leftBehind([])).toBeNull();
  expect(leftBehind(['Antoine Delmas'])).toMatchObject({
    title: 'Le compte d’Antoine Delmas est désactivé, ses projets ou son équipe sont à confier.',
    detail: 'L’annuaire de l’entreprise l’a désactivé.',
    act: { search: { q_etat: 'desactive', q_recherche: 'Antoine Delmas' } },
  });
  expect(leftBehind(['Antoine Delmas', 'Léa Moreau'])).toMatchObject({
    title: '2\u00a0comptes désactivés ont des projets ou une équipe à confier.',
    act: { search: { q_etat: 'desactive' } },
  });
});
