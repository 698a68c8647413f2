import { expect, it } from 'vitest';
import { chrWizard } from '../../kinds/chr/wizard.ts';
import { vaeWizard } from '../../kinds/vae/wizard.ts';
import { completeOrder } from '../../testing/complete-orders.ts';
import { findStep, type Wizard } from '../wizard.ts';
import type { WizardProject } from '../wizard-project.ts';
import { freePrices } from './free-prices.ts';

function freeAt(wizard: Wizard, path: string, project: WizardProject): string[] {
  const step = findStep(wizard, path);
  if (step === undefined) throw new Error(`no step ${path}`);
  return freePrices(step, project);
}

const CARD: WizardProject = { type: 'Carte Brasserie', agence: 'a1' };
const BOARDS: WizardProject = { ...completeOrder('Boards PVC'), type: 'Boards PVC', agence: 'a1' };

it.each(['0', '0,00', '0 €', '00.0'])('finds a formula at %j, which is not refused', (tarifFormule) => {
  const formules = [{ nomFormule: 'Midi', compoFormule: 'Plat', tarifFormule }];
  const project = { ...CARD, infopdv: { noFormule: '', formules } };
  expect(freeAt(chrWizard, 'contenu/formules', project)).toEqual(['infopdv.formules.0.tarifFormule']);
  expect(findStep(chrWizard, 'contenu/formules')?.problems(project)).toEqual([]);
});

it('finds the prices of a menu and of a range of drinks, and none elsewhere', () => {
  expect(freeAt(vaeWizard, 'contenu/boards', BOARDS)).toEqual([]);
  const boards = (BOARDS.boards ?? []).map((board) =>
    board.brief?.['gamme-prix']
      ? { ...board, brief: { 'gamme-prix': [{ prix: '3,20' }, { prix: '0,00' }] } }
      : {
          ...board,
          brief: {
            ...board.brief,
            menus: { Formule1: { ...board.brief?.menus?.Formule1, prixformule: '0' } },
          },
        },
  );
  const menu = boards.findIndex(({ state }) => state?.startsWith('menu'));
  const range = boards.findIndex(({ state }) => state === 'gamme-prix');
  expect(freeAt(vaeWizard, 'contenu/boards', { ...BOARDS, boards }).toSorted()).toEqual(
    [`boards.${menu}.brief.menus.Formule1.prixformule`, `boards.${range}.brief.gamme-prix.1.prix`].toSorted(),
  );
});
