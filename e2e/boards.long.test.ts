import { beforeAll, expect, it } from 'vitest';
import * as order from './board-order.ts';
import * as refused from './board-refusals.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { liftSuspension, PRICELIST, RANGE, submittedBoards } from './submitted-boards.ts';
import type { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();
beforeAll(() => liftSuspension(site));

async function fillLightBoxes(wizard: WizardPage): Promise<void> {
  const menu = 'Menu double 3 éléments, PET 50 cl, colas';
  await order.addBoards(wizard, {
    'Menu PET': [menu],
    'Menu CAN': ['Menu double 2 éléments, CAN 33 cl, colas'],
    'Gamme ou Pricelist': [PRICELIST],
  });
  await wizard.next();
  await refused.refuseNoFormats(wizard);
  await order.chooseFormats(wizard, ['Horizontal 40x60cm', 'Vertical 60x40cm', 'Horizontal 40x60cm']);
  expect(await wizard.page.getByText('stop-trottoir').count()).toBe(0);
  await wizard.page.getByRole('button', { name: 'Précédent' }).click();
  await wizard.at('Quels boards ?');
  await refused.deleteSaved(wizard, `${menu} - 1`);
  for (const question of ['Quels boards ?', 'Quel format pour chaque board ?']) {
    await wizard.at(question);
    await wizard.next();
  }

  await order.resumeBoards(wizard);
  await order.boardOpened(wizard, 1);
  const four = 'Le choix de quatres solides est obligatoire. Deux pour chaque formule.';
  await refused.refuseMenu(wizard, [
    [four, four],
    [four, four],
  ]);
  await order.writeMenu(wizard, 0, {
    Formule1: {
      name: 'Midi',
      solids: { solide1: 'Burger maison', solide2: 'Cornet de frites' },
      price: '12',
    },
    Formule2: { name: 'Sucré', solids: { solide1: 'Crêpe', solide2: 'Coupe glacée' }, price: '9,5' },
  });
  await order.validateBoard(wizard);
  await order.boardOpened(wizard, 2);
  const two = 'Le choix de 2 solides est obligatoire. Un pour chaque formule.';
  await refused.refuseMenu(wizard, [[two], [two]]);
  await order.writeMenu(wizard, 1, {
    Formule1: { name: 'Midi', solids: { solide: 'Quiche lorraine' }, price: '8' },
    Formule2: { name: 'Soir', solids: { solide: 'Pizza' }, price: '11' },
  });
  await order.validateBoard(wizard);
  await order.boardOpened(wizard, 3);
  await refused.refusePricelist(wizard);
  await order.joinPrices(wizard);
  await order.validateBoard(wizard);
  await order.leaveBoards(wizard);
}

it('orders Caissons Lumineux, which have no pose, on a phone', async () => {
  const form = await submittedBoards(site, {
    support: 'Caissons Lumineux',
    base: 'vae',
    width: 390,
    fill: async (wizard) => {
      await fillLightBoxes(wizard);
      await refused.refuseDelivery(wizard);
      await order.deliverToOutlet(wizard);
    },
    refusals: true,
    exported: {
      print: { Format: 'Horizontal 40x60cm ; Vertical 60x40cm', 'Mode d’impression': 'Boards', Boards: 3 },
      drinks: [],
    },
  });
  for (const words of ['Burger maison', 'Coupe glacée', 'Quiche lorraine', '9,50', 'Vertical 60x40cm'])
    expect(form).toContain(words);
});

async function fillScreens(wizard: WizardPage): Promise<void> {
  await order.addBoards(wizard, {
    'Menu PET': ['Menu standard 2018, PET 50 cl, colas', 'Menu simple 3 éléments, PET 50 cl, colas'],
    'Gamme ou Pricelist': [PRICELIST],
  });
  await wizard.next();
  await refused.refuseNoFormats(wizard);
  await order.chooseFormats(wizard, ['16:9 horizontal', '16:9 horizontal', '16:9 vertical']);
  await wizard.next();
  await order.resumeBoards(wizard);
  await order.boardOpened(wizard, 1);
  await refused.refuseMenu(wizard, [['Veuillez sélectionner le solide de la formule.']]);
  const express = { name: 'Express', solids: { solide: 'Bagel saumon' }, price: '7' };
  await order.writeMenu(wizard, 0, { Formule1: express });
  await wizard.page.getByRole('button', { name: 'Ajouter un second solide' }).click();
  await refused.refuseSecondSolid(wizard);
  await order.pickSolid(wizard, 'boards.0.brief.menus.Formule1.solide2', 'Muffin');
  await order.validateBoard(wizard);
  await order.boardOpened(wizard, 2);
  const both = 'Le choix de deux solides est obligatoire.';
  await refused.refuseMenu(wizard, [[both, both]]);
  const duo = { name: 'Duo', solids: { solide1: 'Hot-dog', solide2: 'Donut' }, price: '9' };
  await order.writeMenu(wizard, 1, { Formule1: duo });
  await order.validateBoard(wizard);
  await order.boardOpened(wizard, 3);
  await refused.refusePricelist(wizard);
  await wizard.field('boards.2.brief.pricelist.texte').fill('Cafés\nExpresso  1,80\nCrème  2,40');
  await order.validateBoard(wizard);
  await order.leaveBoards(wizard);
}

it('orders a Digital, delivered as a video', async () => {
  const form = await submittedBoards(site, {
    support: 'Digital',
    base: 'vae-digital',
    width: 1180,
    fill: async (wizard) => {
      await fillScreens(wizard);
      await wizard.at('À qui envoyer la vidéo ?');
      // The client's address is proposed.
      await eventually(() => wizard.field('livraison.video_email').inputValue()).not.toBe('');
      await wizard.field('livraison.video_email').fill('');
      await wizard.nextIsRefused([['livraison.video_email', "L'adresse email est obligatoire"]]);
      await wizard.field('livraison.video_email').fill('ecran@palais.example');
      await wizard.page.getByRole('button', { name: 'Valider' }).click();
    },
    refusals: true,
    exported: { print: { 'Mode d’impression': 'Aucune impression' }, drinks: [] },
  });
  for (const words of ['Bagel saumon', 'Muffin', 'Donut', 'Expresso', 'ecran@palais.example'])
    expect(form).toContain(words);
});

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

it('orders Boards PVC with a pose and stop-trottoirs, on a tablet, each step refused first', async () => {
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
    refusals: true,
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
