import type { Project } from '@ardoise/domain/contract/projects.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { wordsOf } from '../packages/server/src/testing/pdf-words.ts';
import { refuseSignatures } from './board-refusals.ts';
import { openPerson, signIn } from './browser.ts';
import { sendToAgency } from './card-order.ts';
import { ownDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { readInExports } from './exported-order.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { NewProjectDialog } from './new-project-dialog.ts';
import { pasteHtml } from './paste-html.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { describeSupport, fillSupport } from './support-order.ts';
import { WizardPage } from './wizard-page.ts';

const OPTION = 'Veuillez choisir une option.';
const MISSING =
  "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.";

const site = ownDemonstration('sur-mesure');

/** A Silver outlet redirects home without a draft; a Gold one begins. */
async function begin(wizard: WizardPage): Promise<string> {
  const start = new NewProjectDialog(wizard.page);
  await start.open({ create: 'Créer un Sur Mesure' });
  await start.type('3104612');
  await start.dialog.getByText('sa médaille ne permet pas de commander un Sur Mesure.').waitFor();
  await start.dialog.getByRole('button', { name: 'Retour à l’accueil' }).click();
  await start.dialog.waitFor({ state: 'detached' });
  expect(new URL(wizard.page.url()).pathname).toBe('/');
  return start.begin({ create: 'Créer un Sur Mesure' });
}

async function nameProject(wizard: WizardPage): Promise<void> {
  await wizard.at('Le point de vente et son client');
  await wizard.next();
  await wizard.at('Qui crée les supports, et dans quel plan ?');
  await wizard.nextIsRefused([['idprojet.planProjet', 'Type de Projet obligatoire']]);
  await wizard.answer('Plan', 'Plan summer');
  await wizard.next();
}

/** How many supports the server has of a project; runs in the page. */
async function supportsKept(id: string | undefined): Promise<number> {
  const reply = await fetch(`/rest/myplv/projets/${id}`);
  const { supports = [] } = (await reply.json()) as Pick<Project, 'supports'>;
  return supports.length;
}

/** The focus moves to the button that adds one; messages about supports link to it. */
async function deleteTheOnly(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const add = page.getByRole('button', { name: 'Ajouter un support' });
  await page.getByRole('button', { name: 'Supprimer Support 1', exact: true }).click();
  await wizard.dialog().getByRole('button', { name: 'Supprimer', exact: true }).click();
  await eventually(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
  await eventually(() => page.evaluate(supportsKept, id)).toBe(0);
  await page.goto(`/sm/contenu/${id}/gamme`);
  await wizard.at('Quelles boissons sur chaque support ?');
  await wizard.nextIsRefused([['supports', 'Ajoutez d’abord un support.']]);
  await page.getByRole('link', { name: 'Ajouter un support' }).click();
  await wizard.at('Quels supports, à quelles dimensions ?');
}

async function drawSupports(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const add = page.getByRole('button', { name: 'Ajouter un support' });
  const remove = page.getByRole('button', { name: 'Supprimer Parasol', exact: true });
  await wizard.at('Quels supports, à quelles dimensions ?');
  await wizard.nextIsRefused([['supports', 'Veuillez ajouter au moins un support.']]);
  await add.click();
  await wizard.isRefused(['Support 1, nom', 'Support 1, type', 'Support 1, largeur', 'Support 1, hauteur']);
  await page.locator('.error-summary').getByText(MISSING).waitFor();
  await deleteTheOnly(wizard);
  await add.click();
  await fillSupport(wizard, 0, { name: 'Store, terrasse', type: 'Store banne', width: '400', height: '80' });
  for (const [rank, type] of ['Totem', 'Parasol'].entries()) {
    await add.click();
    await fillSupport(wizard, rank + 1, { name: type, type, width: '60', height: '180' });
  }
  await remove.click();
  await wizard.dialog().getByText('Supprimer « Parasol » ?').waitFor();
  await wizard.dialog().getByRole('button', { name: 'Garder ce support' }).click();
  await remove.click();
  await wizard.dialog().getByRole('button', { name: 'Supprimer', exact: true }).click();
  await remove.waitFor({ state: 'detached' });
  await wizard.next();
}

async function answerCharter(wizard: WizardPage): Promise<void> {
  await wizard.at('Quelle charte graphique suivre ?');
  await wizard.isRefused([OPTION, OPTION, OPTION, OPTION]);
  await wizard.page.locator('.error-summary').getByText('Formulaire incorrect.').waitFor();
  await wizard.answer('Le client a-t-il sa propre charte graphique ?', 'Non');
  await wizard.answer('A-t-il un logo à reprendre ?', 'Non');
  await wizard.answer('A-t-il une typographie à reprendre ?', 'Non');
  await wizard.answer('Faut-il suivre une charte CCE ?', 'Oui');
  await wizard.isRefused(['Veuillez choisir une charte.']);
  await wizard.tile('Verger').click();
  await wizard.next();
}

/** One range, applied to both supports. */
async function chooseRange(wizard: WizardPage): Promise<void> {
  await wizard.at('Quelles boissons sur chaque support ?');
  await wizard.isRefused([OPTION]);
  await wizard.answer('Faut-il une gamme de boissons sur ce support ?', 'Oui');
  await wizard.isRefused(['Vous devez choisir les boissons.']);
  await wizard.tile('Cola classique').click();
  await wizard.next();
  await wizard
    .dialog()
    .getByRole('heading', { name: 'Appliquer cette gamme à tous les supports ?' })
    .waitFor();
  await wizard.dialog().getByText('« Totem » portera la même boisson.').waitFor();
  await wizard.page.keyboard.press('Enter');
}

/** By keyboard alone: bold from the toolbar, then a list; what is pasted keeps the marks of rich text only. */
async function writeRichText(wizard: WizardPage, rank: number): Promise<void> {
  const { keyboard } = wizard.page;
  const field = wizard.field(`supports.${rank}.creation`);
  const focused = () => wizard.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await field.focus();
  await keyboard.type('Sur la <terrasse> ');
  await keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Taille du texte');
  for (const label of ['Gras', 'Italique', 'Gras']) {
    await keyboard.press(label === 'Gras' && (await focused()) === 'Italique' ? 'ArrowLeft' : 'ArrowRight');
    expect(await focused()).toBe(label);
  }
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await keyboard.type('en grand');
  await keyboard.press('Enter');
  await wizard.page.getByRole('button', { name: 'Liste à puces' }).first().click();
  await pasteHtml(
    field,
    '<p style="color:red" onclick="steal()"><span class="taille-21">Ouvert</span><script>steal()</script></p>',
  );
  await eventually(() => field.innerHTML()).toBe(
    '<p>Sur la &lt;terrasse&gt; <strong>en grand</strong></p><ul><li><p><span class="taille-21" data-size="21">Ouvert</span></p></li></ul>',
  );
}

/** A photo of its place, with a post-it. */
async function joinPhoto(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#cfd6d2' } });
  const buffer = await picture.jpeg().toBuffer();
  const file = { name: 'facade.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  await page.getByRole('button', { name: 'Annoter' }).click();
  const place = wizard.dialog().getByRole('button', { name: /Poser|Ajouter/ });
  await place.first().click();
  await wizard.dialog().getByLabel('Texte du post-it 1').fill('Le store va ici');
  await wizard.dialog().getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Votre photo a bien été sauvegardée avec ses Post-its!').waitFor();
}

async function askPose(wizard: WizardPage): Promise<void> {
  await wizard.at('Impression, pose et contact');
  const [name, phone] = [wizard.field('autresInfos.nomDC'), wizard.field('autresInfos.telephoneDC')];
  await eventually(() => name.inputValue()).toBe('Camille Ferrand');
  expect(await phone.inputValue()).toBe('06 39 98 10 01');
  await name.fill('');
  await wizard.nextIsRefused([
    ['autresInfos.impression', "Choisir l'impression"],
    ['autresInfos.nomDC', 'Nom du DC obligatoire'],
    ['pose.pose', OPTION],
  ]);
  await wizard.answer('Faut-il imprimer les supports ?', 'Oui');
  await name.fill('Camille F.');
  await wizard.answer('Un installateur doit-il venir ?', 'Oui');
  // A newly added question is not refused before the next attempt.
  await wizard.field('pose.infoPose').waitFor();
  expect(await wizard.page.getByText('Informations de pose obligatoires').count()).toBe(0);
  await wizard.nextIsRefused([['pose.infoPose', 'Informations de pose obligatoires']]);
  await wizard.field('pose.infoPose').fill('Escabeau sur place.');
  for (const answer of ['Non', 'Oui']) await wizard.answer('Un installateur doit-il venir ?', answer);
  await eventually(() => wizard.field('pose.infoPose').inputValue()).toBe('Escabeau sur place.');
  await wizard.next();
}

async function deliver(wizard: WizardPage): Promise<void> {
  const copies = "Vous devez choisir un nombre d'exemplaires pour chaque support.";
  await wizard.at('Combien d’exemplaires, et où livrer ?');
  await wizard.nextIsRefused([
    ['supports.0.nombreExemplaire', copies],
    ['supports.1.nombreExemplaire', copies],
    ['pdv.adresseIdemCommande', OPTION],
  ]);
  for (const rank of [0, 1]) await wizard.field(`supports.${rank}.nombreExemplaire`).fill('2');
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await wizard.page.getByRole('button', { name: 'Valider' }).click();
}

it('orders a Sur Mesure of two supports, on a tablet, from the login to the agency, each step refused first', async () => {
  const { page, context, complaints } = await openPerson(site.browser, site.url, 820);
  pictureOnFailure(page, 'sur-mesure');
  const wizard = new WizardPage(page);
  await signIn(page, 'dc1');
  const id = await begin(wizard);
  await nameProject(wizard);
  await drawSupports(wizard);
  await answerCharter(wizard);
  await chooseRange(wizard);
  await wizard.at('Que faut-il créer sur chaque support ?');
  await wizard.isRefused([MISSING]);
  await joinPhoto(wizard);
  await writeRichText(wizard, 0);
  await wizard.next();
  await page.goto(`/sm/contenu/${id}/edition/1`);
  await describeSupport(wizard, 1, 'Les horaires.');
  await askPose(wizard);
  await deliver(wizard);
  await refuseSignatures(wizard, id, 'sm');
  await sendToAgency(wizard, 'Bonjour, le store d’abord.');
  const project = new FollowUpPage(page);
  await project.open(id);
  await project.isIn('Agence');
  const form = (await wordsOf(await project.download('Bon de commande signé'))).join(' ');
  for (const words of [
    'Store, terrasse',
    '400 x 80 cm',
    'Verger',
    'Le store va ici',
    'Sur la <terrasse> en grand • Ouvert',
    'Les horaires.',
    'Escabeau',
  ])
    expect(form).toContain(words);
  const supports = 'Store, terrasse, Totem';
  await readInExports(site.url, {
    type: 'Sur Mesure',
    id,
    print: {
      Format: '400 x 80 cm ; 60 x 180 cm',
      'Mode d’impression': 'Supports',
      Supports: 4,
    },
    drinks: [['Colas', 'Cola classique', 'Verre 33\u00a0cl', supports]],
  });
  expect(complaints).toEqual([]);
  await context.close();
});
