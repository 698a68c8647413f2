import { chrWizard } from '@ardoise/domain/kinds/chr/wizard.ts';
import { vaeWizard } from '@ardoise/domain/kinds/vae/wizard.ts';
import { describe, expect, it } from 'vitest';
import { markTabs, progressOf, subSteps } from './wizard-progress.ts';

const project = {
  infocarte: { template: { id: 'a', name: 'Ardoise' } },
  contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: 'a@b.fr' },
};

describe('the wizard’s tabs', () => {
  it('marks the current tab, those done and those incomplete', () => {
    const marks = markTabs(chrWizard, project, 'creation/format').map(({ key, mark }) => [key, mark]);
    expect(marks).toEqual([
      ['info-pdv', 'todo'],
      ['creation', 'now'],
      ['contenu', 'todo'],
      ['photo', 'done'],
      ['autres-infos', 'todo'],
      ['livraison', 'todo'],
    ]);
  });

  it('opens a tab at its first incomplete step', () => {
    const named = { ...project, idprojet: { nameProjet: 'A', emailAgence: 'a@b.fr' }, agence: 'agence1' };
    const paths = markTabs(chrWizard, named, 'info-pdv').map(({ key, path }) => [key, path]);
    expect(paths).toContainEqual(['creation', 'creation/format']);
    expect(paths).toContainEqual(['photo', 'photo']);
  });

  it('lists sub-steps only where a tab has several', () => {
    expect(subSteps(chrWizard, project, 'photo')).toEqual([]);
    expect(subSteps(chrWizard, project, 'creation/format').map(({ short, mark }) => [short, mark])).toEqual([
      ['Agence et plan', 'todo'],
      ['Thème', 'done'],
      ['Format et matière', 'now'],
    ]);
  });

  it('lists entries with their own screen below their step, while one is open', () => {
    const boards = [
      { entree: 'k3x', displayName: 'Menu - 1' },
      {
        entree: 'r2',
        displayName: 'Prix - 1',
        state: 'pricelist',
        brief: { pricelist: { texte: 'Café 2 €' } },
      },
    ];
    const listed = (path: string, entry?: string) =>
      subSteps(vaeWizard, { type: 'Boards PVC', boards }, path, entry).map(({ short, mark }) => [
        short,
        mark,
      ]);
    expect(listed('contenu/boards')).toEqual([]);
    expect(listed('contenu/boards', 'k3x')).toEqual([
      ['Contenu des boards', 'todo'],
      ['Menu - 1', 'now'],
      ['Prix - 1', 'done'],
    ]);
    expect(listed('creation/format', 'k3x').map(([short]) => short)).toEqual([
      'Agence et plan',
      'Choix des boards',
      'Formats',
    ]);
  });

  it('advances the progress bar at each step, to the end at the recap', () => {
    const line = [...chrWizard.steps.map(({ path }) => path), 'recapitulatif'].map((path) =>
      progressOf(chrWizard, path),
    );
    expect(line).toEqual([...line].sort((a, b) => a - b));
    expect(new Set(line).size).toBe(line.length);
    expect(line.at(-1)).toBe(100);
  });
});
