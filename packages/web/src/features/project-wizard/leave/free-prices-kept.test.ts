import { vaeWizard } from '@ardoise/domain/kinds/vae/wizard.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import { findStep } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { expect, it } from 'vitest';
import { DraftKeeper } from '../draft/draft-keeper.ts';
import { freePricesToAsk, keepFreePrices } from './free-prices-kept.ts';

const DEVICE = {
  read: () => Promise.resolve(undefined),
  note: () => undefined,
  keep: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

function opened(...prices: string[]) {
  const document = completeOrder('Boards PVC');
  const boards = prices.map((prix) => ({ state: 'gamme-prix', brief: { 'gamme-prix': [{ prix }] } }));
  const project: WizardProject = { ...document, boards, type: 'Boards PVC', agence: 'a1' };
  const keeper = new DraftKeeper({ document, version: 1 }, null, {
    send: () => new Promise(() => undefined),
    normalise: (answers) => answers,
    device: DEVICE,
    autosave: true,
  });
  return { keeper, present: () => project };
}

it('asks once about a price of 0, and again in another order', () => {
  const step = findStep(vaeWizard, 'contenu/boards');
  if (step === undefined) throw new Error('no boards');
  const order = opened('0', '3,20', '0,00 €');
  const [first, third] = ['boards.0.brief.gamme-prix.0.prix', 'boards.2.brief.gamme-prix.0.prix'];
  expect(freePricesToAsk(order, step)).toEqual([first, third]);
  expect(freePricesToAsk(order, step, 'boards.1.')).toEqual([]);
  keepFreePrices(order, freePricesToAsk(order, step, 'boards.0.'));
  expect(freePricesToAsk(order, step)).toEqual([third]);
  expect(freePricesToAsk(opened('0'), step)).toEqual([first]);
});
