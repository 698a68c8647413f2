import { afterAll, beforeAll, it } from 'vitest';
import { signOrder } from '../card-order.ts';
import { NewProjectDialog } from '../new-project-dialog.ts';
import { nameAndDraw, sayWhatTheyShow } from '../support-order.ts';
import type { WizardPage } from '../wizard-page.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

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
      await nameAndDraw(wizard);
      await sayWhatTheyShow(wizard);
      await deliver(wizard);
    },
    sign: (wizard, id) => signOrder(wizard, 'sm', id),
  }));
