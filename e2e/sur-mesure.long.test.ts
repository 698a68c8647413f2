import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { openPerson, signIn } from './browser.ts';
import { sendToAgency, signOrder } from './card-order.ts';
import { ownDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { NewProjectDialog } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { nameAndDraw, sayWhatTheyShow } from './support-order.ts';
import { WizardPage } from './wizard-page.ts';

const site = ownDemonstration('sur-mesure-seule');

/** Answers on a pose and on a print are cleared by their 'Non', but for the contact. */
async function wantNeither(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const pose = 'Un installateur doit-il venir ?';
  await wizard.at('Impression, pose et contact');
  await wizard.answer('Faut-il imprimer les supports ?', 'Oui');
  await wizard.answer(pose, 'Oui');
  await wizard.field('pose.infoPose').fill('Escabeau sur place.');
  await wizard.next();
  await wizard.at('Combien d’exemplaires, et où livrer ?');
  for (const rank of [0, 1]) await wizard.field(`supports.${rank}.nombreExemplaire`).fill('2');
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await page.getByRole('button', { name: 'Précédent' }).click();
  await wizard.at('Impression, pose et contact');
  await wizard.answer('Faut-il imprimer les supports ?', 'Non');
  await wizard.answer(pose, 'Non');
  await eventually(() => wizard.field('pose.infoPose').count()).toBe(0);
  await wizard.next();
  await page.getByText('Aucune impression : ni exemplaires ni adresse de livraison à donner.').waitFor();
  expect(await page.locator('main input').count()).toBe(0);
  await page.getByRole('button', { name: 'Valider' }).click();
}

it('orders a Sur Mesure that is neither printed nor installed, on a laptop', async () => {
  const { page, context, complaints } = await openPerson(site.browser, site.url, 1180);
  pictureOnFailure(page, 'sur-mesure-seule');
  const wizard = new WizardPage(page);
  await signIn(page, 'dc1');
  const start = new NewProjectDialog(page);
  const id = await start.begin({ create: 'Créer un Sur Mesure', nOutlet: '3104633' });
  await nameAndDraw(wizard);
  await sayWhatTheyShow(wizard);
  await wantNeither(wizard);
  await signOrder(wizard, 'sm', id);
  await sendToAgency(wizard, 'Bonjour, les fichiers seulement.');
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const { pose, pdv, supports, statut } = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
  expect(statut).toBe('Agence');
  expect(pose).toMatchObject({
    pose: 'non',
    contact: { nom: pdv?.nomClient, telephone: pdv?.telephoneCLient },
  });
  for (const dropped of ['infoPose', 'jours']) expect(pose).not.toHaveProperty(dropped);
  expect(pdv).not.toHaveProperty('adresseIdemCommande');
  expect(supports?.map(({ nombreExemplaire }) => nombreExemplaire)).toEqual([undefined, undefined]);
  expect(complaints).toEqual([]);
  await context.close();
});
