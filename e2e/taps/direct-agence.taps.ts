import { afterAll, beforeAll, it } from 'vitest';
import { pdfFile } from '../../packages/server/src/testing/sample-files.ts';
import { NewProjectDialog } from '../new-project-dialog.ts';
import type { WizardPage } from '../wizard-page.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

const begin = (wizard: WizardPage) =>
  new NewProjectDialog(wizard.page).begin({ create: 'Créer un Direct Agence' });

/** The outlet and the agency are proposed. */
async function chooseDrinks(wizard: WizardPage): Promise<void> {
  await wizard.at('Le point de vente et son client');
  await wizard.next();
  await wizard.at('Quelles boissons mettre en avant ?');
  for (const drink of ['Cola classique', 'Limonade']) await wizard.tile(drink).click();
  await wizard.page.getByRole('button', { name: 'Envoyer au client' }).click();
}

it('counts a Direct Agence sent to its client', () =>
  orders.count({
    title: 'Direct Agence, sent to the client',
    begin,
    fill: chooseDrinks,
    sign: () => Promise.resolve(),
    send: async (wizard) => {
      await wizard.dialog().getByRole('button', { name: 'Envoyer au client' }).click();
      await wizard.page.waitForURL('**/dashboard**');
    },
  }));

it('counts a Direct Agence completed with its client, without a QR code', () =>
  orders.count({
    title: 'Direct Agence, completed with the client',
    begin,
    fill: async (wizard) => {
      const { page } = wizard;
      await chooseDrinks(wizard);
      await wizard.dialog().getByRole('button', { name: 'Compléter avec le client' }).click();
      await wizard.field('infocarte.nombreExemplaire').selectOption('50');
      await wizard.answer('Faut-il un QR code ?', 'Non');
      await wizard.next();
      await wizard.tile('Affiche A4').click();
      await wizard.page.getByRole('button', { name: /autres? matières?$/ }).click();
      await wizard.answer('Matière', 'Toile acrylique');
      await wizard.next();
      await wizard.field('briefPDA').click();
      await page.keyboard.type('Une affiche pour la soirée du 14, concert à 20 h.');
      await wizard.answer('Le client a-t-il sa propre charte graphique ?', 'Non');
      await wizard.answer('A-t-il un logo à reprendre ?', 'Non');
      await wizard.answer('A-t-il une typographie à reprendre ?', 'Non');
      await wizard.next();
      const text = { name: 'programme.pdf', mimeType: 'application/pdf', buffer: await pdfFile(1) };
      await wizard.field('contenu').setInputFiles(text);
      await page.getByRole('button', { name: /^Supprimer Fichier/ }).waitFor();
      await page.getByLabel('Aucune Illustration').check();
      await wizard.next();
      await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
    },
    sign: async (wizard) => {
      await wizard.page.getByRole('button', { name: 'Faire signer le client' }).click();
      await wizard.sign('Gérant', true);
    },
    send: async (wizard) => {
      await wizard.at("Votre projet a été passé à l'agence");
      await wizard.page.getByRole('link', { name: 'Tableau de bord', exact: true }).last().click();
      await wizard.page.waitForURL('**/dashboard**');
    },
  }));
