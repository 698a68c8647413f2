import { afterAll, beforeAll, it } from 'vitest';
import { cardDocx } from '../../packages/server/src/testing/card-documents.ts';
import {
  attachPhoto,
  chooseCard,
  chooseContent,
  describeOutlet,
  sayTheRest,
  signBoth,
} from '../card-order.ts';
import type { WizardPage } from '../wizard-page.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

/** A Carte Brasserie, from the home page to the agency; the scenario fills it in between. */
function order(title: string, fill: (wizard: WizardPage) => Promise<void>): Promise<void> {
  return orders.count({
    title: `Carte Brasserie, ${title}`,
    begin: (wizard) => wizard.create(),
    fill,
    sign: signBoth,
  });
}

/** The owner is asked for the text by mail. */
async function askForText(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await page.getByRole('button', { name: 'Demander le texte au client' }).click();
  await page.getByLabel('E-mail du destinataire').waitFor();
}

/** The owner's file is on the tablet: its reading goes on beside the next step. */
async function bringText({ page }: WizardPage): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Le fichier est ici').click();
  const lignes = [{ nom: 'Entrecôte', detail: '', prix: '24,50 €' }];
  await (await chooser).setFiles({
    name: 'carte.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await cardDocx({ sections: [{ titre: 'Plats', lignes }] }, 'tabs'),
  });
  await page.getByRole('heading', { name: '1 ligne, 1 section' }).waitFor();
}

/** Only required answers: no formula but the proposed one, no cocktail, no picture. */
async function fillTheLeast(
  wizard: WizardPage,
  giveText: (wizard: WizardPage) => Promise<void>,
): Promise<void> {
  const { page } = wizard;
  await wizard.at('Quelles boissons sur la carte ?');
  for (const drink of ['Cola classique', 'Limonade citron vert', 'Eau plate', 'Tonic concombre'])
    await wizard.tile(drink).click();
  await wizard.next();
  await wizard.at('Quelles formules déjeuner ?');
  await wizard.next();
  await wizard.at('Quels cocktails sur la carte ?');
  await page.getByText('Aucun Cocktail').click();
  await wizard.next();
  await wizard.at('Quelle frise, quelles illustrations ?');
  await page.getByText('Aucune Illustration').click();
  await page.locator('.picker-tile:has([type=radio]) label').first().click();
  await wizard.next();
  await wizard.at('Que dit la carte aujourd’hui ?');
  await giveText(wizard);
  await wizard.next();
  await wizard.at('Que faut-il encore écrire sur la carte ?');
  await wizard.answer('Le client a-t-il un logo ?', 'Non');
  await wizard.next();
  await wizard.at('Qu’imprime-t-on, et où livrer ?');
  await wizard.answer('Faut-il un QR code ?', 'Non');
  await page.getByLabel('Exemplaires de la carte').selectOption('50');
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await page.getByRole('button', { name: 'Valider' }).click();
}

it('counts a minimal Carte Brasserie', () =>
  order('the least', async (wizard) => {
    await describeOutlet(wizard);
    await chooseCard(wizard);
    await fillTheLeast(wizard, askForText);
  }));

it('counts a minimal Carte Brasserie whose owner has a file', () =>
  order('the owner’s file', async (wizard) => {
    await describeOutlet(wizard);
    await chooseCard(wizard);
    await fillTheLeast(wizard, bringText);
  }));

it('counts a Carte Brasserie with every optional part', () =>
  order('something of everything', async (wizard) => {
    await describeOutlet(wizard);
    await chooseCard(wizard);
    await chooseContent(wizard);
    await attachPhoto(wizard);
    await sayTheRest(wizard);
  }));
