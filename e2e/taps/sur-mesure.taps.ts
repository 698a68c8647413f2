import { afterAll, beforeAll, it } from 'vitest';
import { signOrder } from '../card-order.ts';
import { NewProjectDialog } from '../new-project-dialog.ts';
import { describeSupport, fillSupport } from '../support-order.ts';
import type { WizardPage } from '../wizard-page.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

const AWNING = { name: 'Store, terrasse', type: 'Store banne', width: '400', height: '80' };
const TOTEM = { name: 'Totem, entrée', type: 'Totem', width: '60', height: '180' };

async function drawSupports(wizard: WizardPage): Promise<void> {
  await wizard.at('Le point de vente et son client');
  await wizard.next();
  await wizard.at('Comment s’appelle ce projet ?');
  await wizard.page.getByText('Agence reconnue').waitFor();
  await wizard.field('idprojet.planProjet').selectOption('Plan summer');
  await wizard.next();
  await wizard.at('Quels supports, à quelles dimensions ?');
  for (const [rank, support] of [AWNING, TOTEM].entries()) {
    await wizard.page.getByRole('button', { name: 'Ajouter un support' }).click();
    await fillSupport(wizard, rank, support);
  }
  await wizard.next();
  await wizard.at('Quelle charte graphique suivre ?');
  for (const question of [
    'Le client a-t-il sa propre charte graphique ?',
    'A-t-il un logo à reprendre ?',
    'A-t-il une typographie à reprendre ?',
    'Faut-il suivre une charte CCE ?',
  ])
    await wizard.answer(question, 'Non');
  await wizard.next();
}

/** The range of the first applied to both. */
async function sayWhatTheyShow(wizard: WizardPage): Promise<void> {
  await wizard.at('Quelles boissons sur chaque support ?');
  await wizard.answer('Faut-il une gamme de boissons sur ce support ?', 'Oui');
  for (const drink of ['Cola classique', 'Eau plate']) await wizard.tile(drink).click();
  await wizard.next();
  await wizard.dialog().getByRole('button', { name: 'OUI' }).click();
  await wizard.at('Que faut-il créer sur chaque support ?');
  await describeSupport(wizard, 0, 'Le nom au milieu, en lettres de l’enseigne.');
  await describeSupport(wizard, 1, 'Les horaires.');
}

async function deliver(wizard: WizardPage): Promise<void> {
  await wizard.at('Impression, pose et contact');
  await wizard.answer('Faut-il imprimer les supports ?', 'Oui');
  await wizard.answer('Un installateur doit-il venir ?', 'Oui');
  await wizard.field('pose.infoPose').fill('Escabeau sur place.');
  await wizard.next();
  await wizard.at('Combien d’exemplaires, et où livrer ?');
  for (const rank of [0, 1]) await wizard.field(`supports.${rank}.nombreExemplaire`).fill('1');
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await wizard.page.getByRole('button', { name: 'Valider' }).click();
}

it('counts a Sur Mesure: two supports, one range, a pose', () =>
  orders.count({
    title: 'Sur Mesure, two supports',
    begin: (wizard) => new NewProjectDialog(wizard.page).begin({ create: 'Créer un Sur Mesure' }),
    fill: async (wizard) => {
      await drawSupports(wizard);
      await sayWhatTheyShow(wizard);
      await deliver(wizard);
    },
    sign: (wizard, id) => signOrder(wizard, 'sm', id),
  }));
