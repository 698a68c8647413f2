import { expect, it } from 'vitest';
import { wordsOf } from '../packages/server/src/testing/pdf-words.ts';
import { openPerson, signIn } from './browser.ts';
import { sendToAgency, signOrder } from './card-order.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { readInExports } from './exported-order.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { NewProjectDialog } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { nameAndDraw, sayWhatTheyShow } from './support-order.ts';
import { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();

async function printAndInstall(wizard: WizardPage): Promise<void> {
  await wizard.at('Impression, pose et contact');
  await eventually(() => wizard.field('autresInfos.nomDC').inputValue()).toBe('Camille Ferrand');
  await wizard.answer('Faut-il imprimer les supports ?', 'Oui');
  await wizard.answer('Un installateur doit-il venir ?', 'Oui');
  await wizard.field('pose.infoPose').fill('Escabeau sur place.');
  await wizard.next();
  await wizard.at('Combien d’exemplaires, et où livrer ?');
  for (const rank of [0, 1]) await wizard.field(`supports.${rank}.nombreExemplaire`).fill('2');
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await wizard.page.getByRole('button', { name: 'Valider' }).click();
}

it('orders a Sur Mesure of two supports, on a tablet, from the login to the agency', {
  tags: 'long',
}, async () => {
  const { page, context, complaints } = await openPerson(site.browser, site.url, 820);
  pictureOnFailure(page, 'sur-mesure');
  const wizard = new WizardPage(page);
  await signIn(page, 'dc1');
  const id = await new NewProjectDialog(page).begin({ create: 'Créer un Sur Mesure' });
  await nameAndDraw(wizard);
  await sayWhatTheyShow(wizard);
  await printAndInstall(wizard);
  await signOrder(wizard, 'sm', id);
  await sendToAgency(wizard, 'Bonjour, le store d’abord.');
  const project = new FollowUpPage(page);
  await project.open(id);
  await project.isIn('Agence');
  const form = (await wordsOf(await project.download('Bon de commande signé'))).join(' ');
  for (const words of ['Store, terrasse', '400 x 80 cm', 'Les horaires.', 'Escabeau'])
    expect(form).toContain(words);
  const supports = 'Store, terrasse, Totem, entrée';
  await readInExports(site.url, {
    type: 'Sur Mesure',
    id,
    print: { Format: '400 x 80 cm ; 60 x 180 cm', 'Mode d’impression': 'Supports', Supports: 4 },
    drinks: [
      ['Colas', 'Cola classique', 'Verre 33\u00a0cl', supports],
      ['Eaux', 'Eau plate', 'Verre 50\u00a0cl', supports],
    ],
  });
  expect(complaints).toEqual([]);
  await context.close();
});
