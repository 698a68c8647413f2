import { expect, it } from 'vitest';
import { changedProjects } from './changed-projects.ts';

const [ONE, OTHER] = ['a'.repeat(24), 'b'.repeat(24)];

it('lists each project of a lot that was done, and none that was refused', () => {
  const resultats = [
    { id: ONE, nameProjet: 'Chez Marguerite', fait: true, statut: 'Terminé', message: '' },
    { id: OTHER, nameProjet: 'Le Grand Zinc', fait: false, statut: 'Impression', message: 'Refusé' },
  ];
  expect(changedProjects({}, { resultats, url: null }, false)).toEqual([{ project: ONE }]);
});

it('lists the project of the URL and the created one, each once', () => {
  expect(changedProjects({ id: ONE }, { _id: { $oid: ONE } }, false)).toEqual([{ project: ONE }]);
  expect(changedProjects({ id: ONE }, { _id: { $oid: OTHER }, nextState: '' }, false)).toEqual([
    { project: ONE },
    { project: OTHER },
  ]);
  expect(changedProjects({ id: 'dc1' }, null, false)).toEqual([]);
});
