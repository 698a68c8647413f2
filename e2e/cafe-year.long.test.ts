import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { orderedFile } from '../packages/server/src/testing/print-fixtures/ordered-file.ts';
import { AgencyPage } from './agency-page.ts';
import { proofOf } from './agency-round.ts';
import { enter, openPerson, type Person, WIDTHS } from './browser.ts';
import {
  chooseCard,
  chooseContent,
  describeOutlet,
  sayTheRest,
  sendToAgency,
  signBoth,
  signOrder,
} from './card-order.ts';
import { ClientLinkPage } from './client-link-page.ts';
import { ownDemonstration } from './demonstration.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { mailsTo, newestMail } from './newest-mail.ts';
import { cameraPhoto, sendPhotos, takePhotos } from './pose-photos.ts';
import { beginNewPrices, newPrice } from './printed-card.ts';
import { PrinterPage } from './printer-page.ts';
import { WizardPage } from './wizard-page.ts';
import { CLIENT, DC } from './workflow-people.ts';
import { SAID } from './workflow-steps.ts';

const site = ownDemonstration('cafe-year');

const OUTLET = '/parc/3104587';
const NAME = 'Brasserie du Palais';

const TEXT = `ENTRÉES
Œuf mayonnaise\t6,50 €
Six huîtres n° 3\t14,50 €

PLATS
Bavette à l’échalote\t18,50 €
Poisson du jour\tselon arrivage`;

const persons: Person[] = [];

async function arrives(account: string, width: number): Promise<Page> {
  const person = await openPerson(site.browser, site.url, width);
  persons.push(person);
  await enter(person.context, account);
  return person.page;
}

/** The card with its text, from the home page to the agency; its points of law are read before it is signed. */
async function orderCard(page: Page): Promise<string> {
  const wizard = new WizardPage(page);
  const id = await wizard.create();
  await describeOutlet(wizard);
  await chooseCard(wizard);
  await chooseContent(wizard);
  await wizard.at('Que dit la carte aujourd’hui ?');
  await page.getByRole('button', { name: 'Coller le texte' }).click();
  await page.getByLabel('Le texte', { exact: true }).fill(TEXT);
  await page.getByRole('button', { name: 'Ajouter 4 lignes' }).click();
  await wizard.at('La carte, 4 lignes');
  await wizard.next();
  await sayTheRest(wizard);
  const law = page.getByRole('region', { name: 'Ce que la loi demande sur une carte' });
  await law.getByText('L’origine des viandes', { exact: true }).waitFor();
  await signBoth(wizard, id);
  await sendToAgency(wizard, 'La terrasse ouvre le 1er mars.');
  return id;
}

const orderOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/rest/myplv/projets/${id}`)).json()) as Project;

/** The agency draws it, the delegate and the owner accept. */
async function accepted(studio: Page, tablet: Page, id: string): Promise<void> {
  const agency = new AgencyPage(studio);
  await agency.open(id);
  await agency.joinProof(await proofOf('bat.pdf'));
  await agency.take('Soumettre au DC', SAID['Validation DC']);
  const dc = new FollowUpPage(tablet);
  await dc.open(id);
  await dc.readsAndAnswers('Soumettre au client');
  await dc.finish('Soumettre au client', SAID['Validation Client']);
  const { text } = await newestMail(site.url, CLIENT);
  const owner = await openPerson(site.browser, site.url, WIDTHS.phone);
  persons.push(owner);
  await owner.page.goto(/https?:\/\/\S+\/accord\/\S+/.exec(text)?.[0] ?? '');
  const link = new ClientLinkPage(owner.page);
  await link.readProof(1, 2);
  await link.sign();
  await link.heading('C’est signé').waitFor();
}

/** From the agreement to the café. */
async function printed(studio: Page, id: string): Promise<void> {
  const project = await orderOf(studio, id);
  const name = 'carte execution.pdf';
  const agency = new AgencyPage(studio);
  await agency.open(id);
  await agency.joinExecution({
    name,
    mimeType: 'application/pdf',
    buffer: await orderedFile(project, name),
  });
  await agency.take('Envoyer en impression', SAID.Impression, { printer: 'Atelier Vasseur' });
  const bench = new PrinterPage(await arrives('imprimeur', WIDTHS.laptop));
  await bench.open();
  await bench.download(id, NAME);
  await bench.deliver(id);
}

/** The outlet's page once its pieces are made, after the commit, and so many cards show these words. */
async function cardsWith(page: Page, words: RegExp, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(OUTLET);
      await page.getByRole('heading', { name: /^En place/ }).waitFor();
      return page.getByText(words).count();
    })
    .toBe(count);
}

const REPLACED = /^Remplacée par Carte Brasserie/;

it('walks a year of a café: a card, its prices in spring, a theme in autumn, a drink that is recalled', {
  timeout: 600_000,
}, async () => {
  const tablet = await arrives('dc1', WIDTHS.tablet);

  const card = await orderCard(tablet);
  // Of the delegate's last order, and of the copies of this one.
  const { agence } = await orderOf(tablet, card);
  const studio = await arrives(agence ?? '', WIDTHS.desktop);
  await accepted(studio, tablet, card);
  await printed(studio, card);
  await cardsWith(tablet, /thème Ardoise/, 1);

  // Nobody puts a card up: its delegate photographs it.
  const there = tablet.getByRole('listitem').filter({ has: tablet.getByText(/^Carte Brasserie, /) });
  await there.first().getByRole('link', { name: 'Ajouter une photo' }).tap();
  await takePhotos(tablet, [
    await cameraPhoto('IMG_1.jpg', '2026:11:23 14:01:09'),
    await cameraPhoto('IMG_2.jpg', '2026:11:23 14:02:09'),
  ]);
  await sendPhotos(tablet, 2);

  // Spring: prices go down by a button, since a telephone's keyboard has no minus.
  await new FollowUpPage(tablet).open(card);
  const wizard = await beginNewPrices(tablet);
  const spring = new URL(tablet.url()).pathname.split('/').at(-2) ?? '';
  await tablet.getByRole('button', { name: 'Baisser les prix' }).tap();
  await tablet.getByRole('button', { name: 'Appliquer' }).tap();
  await expect.poll(() => newPrice(tablet, 'Bavette à l’échalote').inputValue()).toBe('17,90 €');
  await newPrice(tablet, 'Œuf mayonnaise').fill('7');
  await tablet.getByRole('button', { name: 'Récapitulatif' }).click();
  await tablet.getByRole('button', { name: 'Les prix' }).waitFor();
  await signOrder(wizard, 'chr', spring);
  await sendToAgency(wizard, 'Les prix du printemps.');
  await accepted(studio, tablet, spring);
  await printed(studio, spring);
  await cardsWith(tablet, REPLACED, 1);

  // Autumn: the same answers in another theme.
  const dc = new FollowUpPage(tablet);
  await dc.open(spring);
  await dc.chooseOther('Cloner');
  await dc.dialog().getByRole('button', { name: 'Cloner le projet' }).click();
  await tablet.waitForURL(/\/chr\/info-pdv\//);
  const autumn = new URL(tablet.url()).pathname.split('/').at(-1) ?? '';
  await tablet.goto(`/chr/creation/theme/${autumn}`);
  await wizard.tile('Guinguette').click();
  await wizard.next();
  await wizard.at('Quel format, quelle matière ?');
  await tablet.goto(`/chr/recapitulatif/${autumn}`);
  await signOrder(wizard, 'chr', autumn);
  await sendToAgency(wizard, 'La carte d’automne.');
  await accepted(studio, tablet, autumn);
  await printed(studio, autumn);
  await cardsWith(tablet, REPLACED, 2);
  await tablet.getByText(/thème Guinguette/).waitFor();

  // Head office recalls a drink; its delegates are told once.
  const office = await arrives('siege1', WIDTHS.desktop);
  await office.goto('/parc');
  const field = office.getByRole('combobox');
  await field.fill('cola classiq');
  await office.getByRole('option', { name: /Cola classique/ }).click();
  await office.getByRole('button', { name: 'Liste de rappel' }).click();
  await office.getByRole('link', { name: NAME, exact: true }).first().waitFor();
  await office.getByRole('button', { name: /^Prévenir / }).click();
  const message = office.locator('dialog[open]');
  await message.getByRole('textbox').fill('À retirer des cartes avant le 15 décembre.');
  await message.getByRole('button', { name: 'Envoyer' }).dblclick();
  await office.getByText(/Délégués commerciaux prévenus le/).waitFor();
  const told = async () => {
    const mails = await mailsTo(site.url, DC);
    return mails.filter(({ text }) => text.includes('À retirer des cartes avant le 15 décembre.')).length;
  };
  await expect.poll(told).toBe(1);
  expect(persons.flatMap(({ complaints }) => complaints)).toEqual([]);
});
