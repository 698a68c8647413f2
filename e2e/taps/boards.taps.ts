import { afterAll, beforeAll, it } from 'vitest';
import {
  addBoards,
  askPose,
  boardOpened,
  chooseFormats,
  copyFrom,
  deliverToOutlet,
  leaveBoards,
  nameOrder,
  resumeBoards,
  validateBoard,
  writeMenu,
  writePrice,
} from '../board-order.ts';
import { signOrder } from '../card-order.ts';
import { NewProjectDialog } from '../new-project-dialog.ts';
import type { WizardPage } from '../wizard-page.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

/** A menu, a range of two prices, and the same menu for cans. */
async function fill(wizard: WizardPage): Promise<void> {
  const menu = 'Menu double 2 éléments, PET 50 cl, colas';
  await nameOrder(wizard);
  await addBoards(wizard, {
    'Menu PET': [menu],
    'Gamme ou Pricelist': ['Gamme et prix des boissons'],
    'Menu CAN': ['Menu double 2 éléments, CAN 33 cl, colas'],
  });
  await wizard.next();
  await chooseFormats(wizard, ['Horizontal 60x90cm', 'Vertical 90x60cm', 'Horizontal 60x90cm']);
  await wizard.next();
  await resumeBoards(wizard);
  await boardOpened(wizard, 1);
  await writeMenu(wizard, 0, {
    Formule1: { name: 'Midi', solids: { solide: 'Croque-monsieur' }, price: '8,90' },
    Formule2: { name: 'Express', solids: { solide: 'Jambon-beurre' }, price: '6,50' },
  });
  await validateBoard(wizard);
  await boardOpened(wizard, 2);
  const add = wizard.page.getByRole('button', { name: 'Ajouter un prix' });
  await add.click();
  await writePrice(wizard, 'boards.1.brief.gamme-prix.0', '3,20', ['Cola classique', 'Limonade citron vert']);
  await add.click();
  await writePrice(wizard, 'boards.1.brief.gamme-prix.1', '2,50', ['Eau plate']);
  await validateBoard(wizard);
  await boardOpened(wizard, 3);
  await copyFrom(wizard, `${menu} - 1`);
  await validateBoard(wizard);
  await leaveBoards(wizard);
  await askPose(wizard);
  await deliverToOutlet(wizard);
}

it('counts Boards PVC: a menu, a range, the menu copied', () =>
  orders.count({
    title: 'Boards PVC, three boards',
    begin: (wizard) =>
      new NewProjectDialog(wizard.page).begin({ create: 'Créer un projet VAE', support: 'Boards PVC' }),
    fill,
    sign: (wizard, id) => signOrder(wizard, 'vae', id),
  }));
