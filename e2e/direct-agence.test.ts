import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { wordsOf } from '../packages/server/src/testing/pdf-words.ts';
import {
  chooseCopies,
  chooseDrinks,
  chooseFormat,
  joinFiles,
  nameOutletAndAgency,
  signAtDelivery,
  writeBrief,
} from './agency-order.ts';
import { openPerson, signIn } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { readInExports } from './exported-order.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { orderBesideClient, sign } from './kind-order.ts';
import { NewProjectDialog } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();

it('orders a Direct Agence beside the client, on the delegate’s tablet, from home to the agency', {
  tags: 'long',
}, async () => {
  const { page, context, complaints } = await openPerson(site.browser, site.url, 820);
  pictureOnFailure(page, 'direct-agence');
  const wizard = new WizardPage(page);
  await signIn(page, 'dc1');
  const id = await new NewProjectDialog(page).begin({ create: 'Créer un Direct Agence' });
  await nameOutletAndAgency(wizard);
  await chooseDrinks(wizard, id);
  await chooseCopies(wizard);
  await chooseFormat(wizard);
  await writeBrief(wizard);
  await joinFiles(wizard);
  const read = async () => (await (await page.request.get(`/rest/myplv/projets/${id}`)).json()) as Project;
  expect(await read()).toMatchObject({ statut: 'Brouillon', surPlace: true });
  await signAtDelivery(wizard);
  await wizard.at("Votre projet a été passé à l'agence");
  const { statut, signatures, nb_ar_agence } = await read();
  expect({ statut, signers: signatures.map(({ role }) => role), nb_ar_agence }).toEqual({
    statut: 'Agence',
    signers: ['client'],
    nb_ar_agence: 1,
  });
  await page.getByText(/^le \d+(er)? \S+ \d{4}$/).waitFor();
  await page.getByRole('link', { name: 'Suivre ce projet' }).click();
  const project = new FollowUpPage(page);
  await project.isIn('Agence');
  const form = (await wordsOf(await project.download('Bon de commande signé'))).join(' ');
  for (const words of ['Cola classique', 'Carte A4', 'Toile acrylique', 'La carte du printemps.', 'menu.pdf'])
    expect(form).toContain(words);
  await readInExports(site.url, {
    type: 'Direct Agence',
    id,
    print: {
      Format: 'Carte A4, deux volets ; Cavalier en bois',
      Matière: 'Toile acrylique',
      'Mode d’impression': 'Carte et QR code',
      Cartes: 50,
      'QR codes': 48,
    },
    drinks: [['Colas', 'Cola classique', 'Verre 33\u00a0cl', '']],
  });
  expect(complaints).toEqual([]);
  await context.close();
});

/** Takes the units of Direct Agence that this dc's SMHF has left this year. */
async function useUpQuota(dc: HttpCaller): Promise<void> {
  const left = async () =>
    (await dc.json<{ quotasRestantPDA: number }>('GET', '/rest/myplv/quotas/etat/smhf2')).quotasRestantPDA;
  for (let units = await left(); units > 0; units -= 1) {
    const id = await orderBesideClient(dc);
    await sign(dc, id, 'client');
    const { version } = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
    await dc.json('PUT', `/rest/myplv/projets/${id}/statut/Agence`, { version });
  }
}

it('keeps an order that the quota refuses, with its signature, until head office sends it', {
  tags: 'long',
}, async () => {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc3', 'ardoise-demo');
  const id = await orderBesideClient(dc);
  await useUpQuota(dc);
  const delegate = await openPerson(site.browser, site.url, 820);
  pictureOnFailure(delegate.page, 'direct-agence-quota');
  const wizard = new WizardPage(delegate.page);
  await signIn(delegate.page, 'dc3');
  await delegate.page.goto(`/da/livraison/${id}`);
  await delegate.page.getByRole('button', { name: 'Faire signer le client' }).click();
  await wizard.sign('Gérant', true);
  await wizard.at('La commande est signée');
  const refused = 'Attention : quota dépassé. La création d’un projet Direct Agence est impossible.';
  await delegate.page.getByText(refused).waitFor();
  // The dialog is closed by its success: nothing is missing.
  expect(await delegate.page.getByText('La signature du Client est obligatoire').count()).toBe(0);
  await delegate.page.getByRole('button', { name: 'Demander l’arbitrage du siège' }).click();
  await delegate.page.getByText('Votre demande d’arbitrage a été envoyée au siège.').waitFor();
  const headOffice = await openPerson(site.browser, site.url, 1440);
  await signIn(headOffice.page, 'siege1');
  const project = new FollowUpPage(headOffice.page);
  await project.open(id);
  await project.take(
    "Soumettre à l'Agence",
    "Votre projet a été passé à l'agence. Un premier retour vous sera fait sous 5 jours ouvrés.",
    { comment: 'Accordé pour la réouverture.' },
  );
  await project.open(id);
  await project.isIn('Agence');
  expect([...delegate.complaints, ...headOffice.complaints]).toEqual([]);
  await Promise.all([delegate.context.close(), headOffice.context.close()]);
});
