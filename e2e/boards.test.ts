import { beforeAll, expect, it } from 'vitest';
import * as order from './board-order.ts';
import { sharedDemonstration } from './demonstration.ts';
import { liftSuspension, RANGE, submittedBoards } from './submitted-boards.ts';
import type { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();
beforeAll(() => liftSuspension(site));

async function fillBoards(wizard: WizardPage): Promise<void> {
  const menu = 'Menu simple 2 éléments, PET 50 cl, colas, avec option';
  await order.addBoards(wizard, {
    'Menu PET': [menu],
    'Menu CAN': ['Menu simple 2 éléments, CAN 33 cl, colas'],
    'Gamme ou Pricelist': [RANGE],
  });
  await wizard.next();
  await order.chooseFormats(wizard, ['Horizontal 60x90cm', 'Vertical 60x40cm', 'Carré 50x50cm']);
  await wizard.next();
  await order.resumeBoards(wizard);
  await order.boardOpened(wizard, 1);
  const midi = { name: 'Le midi', solids: { solide: 'Croque-monsieur' }, price: '8,9' };
  await order.writeMenu(wizard, 0, { Formule1: midi });
  await wizard.page.getByRole('button', { name: 'Valider ce board' }).dblclick();
  await order.boardOpened(wizard, 2);
  expect(await wizard.page.locator('.error-summary').count()).toBe(0);
  await order.copyFrom(wizard, `${menu} - 1`);
  await order.validateBoard(wizard);
  await order.boardOpened(wizard, 3);
  await order.endWithRange(wizard, 2);
}

it('orders Boards PVC with a pose, on a tablet, from the login to the agency', { tags: 'long' }, async () => {
  const form = await submittedBoards(site, {
    support: 'Boards PVC',
    base: 'vae',
    width: 820,
    fill: async (wizard) => {
      await fillBoards(wizard);
      await order.askPose(wizard);
      await order.deliverToOutlet(wizard);
    },
    refusals: false,
    exported: {
      print: {
        Format: 'Horizontal 60x90cm ; Vertical 60x40cm ; Carré 50x50cm',
        'Mode d’impression': 'Boards',
        Boards: 3,
      },
      drinks: [['Colas', 'Cola classique', 'Verre 33\u00a0cl', `${RANGE} - 1`]],
    },
  });
  for (const words of ['Le midi', 'Croque-monsieur', '3,20', 'Bertrand Lacombe'])
    expect(form).toContain(words);
});
