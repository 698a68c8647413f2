import { beforeAll, expect, it } from 'vitest';
import * as order from './board-order.ts';
import * as refused from './board-refusals.ts';
import { sharedDemonstration } from './demonstration.ts';
import { liftSuspension, RANGE, submittedBoards } from './submitted-boards.ts';
import type { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();
beforeAll(() => liftSuspension(site));

async function fillBoards(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const menu = 'Menu simple 2 éléments, PET 50 cl, colas, avec option';
  await order.addBoards(wizard, {
    'Menu PET': [menu],
    'Menu CAN': ['Menu simple 2 éléments, CAN 33 cl, colas'],
    'Gamme ou Pricelist': [RANGE],
  });
  await refused.alertOfMinus(wizard, RANGE);
  await wizard.next();
  await refused.refuseNoFormats(wizard);
  await order.chooseFormats(wizard, ['Horizontal 60x90cm', 'Vertical 60x40cm', 'Carré 50x50cm']);
  await refused.refuseThirdPavement(wizard);
  await order.wallScrollsByKeys(wizard);
  await wizard.next();

  await wizard.at('Que faut-il écrire sur chaque board ?');
  const empty = 'Veuillez remplir les champs obligatoire.';
  await wizard.isRefused([empty, empty, 'Prix obligatoire']);
  await order.resumeBoards(wizard);
  await order.boardOpened(wizard, 1);
  const all = page.getByRole('link', { name: 'Tous les boards' });
  expect(await all.getAttribute('aria-current')).toBeNull();
  await refused.refuseMenu(wizard, [["Le choix d'un solide est obligatoire"]]);
  const midi = { name: 'Le midi', solids: { solide: 'Croque-monsieur' }, price: '8,9' };
  await order.writeMenu(wizard, 0, { Formule1: midi });
  await wizard.field('boards.0.brief.menus.Formule1.nomsolidebis').fill('Avec un café gourmand');
  await wizard.field('boards.0.brief.menus.Formule1.prixAutreFormule').fill('11');
  await wizard.page.getByRole('button', { name: 'Valider ce board' }).dblclick();
  await order.boardOpened(wizard, 2);
  expect(await page.locator('.error-summary').count()).toBe(0);
  await order.copyFrom(wizard, `${menu} - 1`);
  await order.validateBoard(wizard);

  await order.boardOpened(wizard, 3);
  await refused.refuseRange(wizard);
  const line = (rank: number) => `boards.2.brief.gamme-prix.${rank}`;
  const add = page.getByRole('button', { name: 'Ajouter un prix' });
  await order.drinksAreKept(wizard, line(0));
  await order.writePrice(wizard, line(0), '3,2', ['Cola classique', 'Limonade citron vert']);
  await add.click();
  await order.writePrice(wizard, line(1), '4', ['Limonade citron vert']);
  await add.click();
  await refused.deletePrice(wizard);
  await order.validateBoard(wizard);
  await order.leaveBoards(wizard);
}

it('orders Boards PVC with a pose and stop-trottoirs, on a tablet', async () => {
  const form = await submittedBoards(site, {
    support: 'Boards PVC',
    base: 'vae',
    width: 820,
    fill: async (wizard) => {
      await fillBoards(wizard);
      await refused.refusePose(wizard, 'Léa Texier', '06 39 98 01 03');
      await refused.refuseDelivery(wizard);
      const copies = wizard.page.getByRole('group', { name: /^Exemplaires de Menu/ }).first();
      await copies.getByText('2', { exact: true }).click();
      await wizard.page.getByText('4 boards et 2 stop-trottoirs').waitFor();
      await order.deliverToOutlet(wizard);
    },
    exported: {
      print: {
        Format:
          'Horizontal 60x90cm ; 75x47 cm (bois) ; Vertical 60x40cm ; 42x59,4 cm (métal) ; Carré 50x50cm',
        'Mode d’impression': 'Boards',
        Boards: 4,
        'Stop-trottoirs': 2,
      },
      drinks: [
        ['Colas', 'Cola classique', 'Verre 33\u00a0cl', `${RANGE} - 1`],
        ['Limonades', 'Limonade citron vert', 'Verre 33\u00a0cl', `${RANGE} - 1`],
      ],
    },
  });
  for (const words of [
    'Le midi',
    'Croque-monsieur',
    'café gourmand',
    '3,20',
    '75x47 cm (bois)',
    'Léa Texier',
  ])
    expect(form).toContain(words);
});
