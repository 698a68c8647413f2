import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { cardDocx } from '../packages/server/src/testing/card-documents.ts';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { enter, openPerson, type Person } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { HttpCaller } from './http-caller.ts';
import { newestMail } from './newest-mail.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';
import { AGENCY } from './wizard-refusals.ts';

const site = sharedDemonstration();
let person: Person;
let caller: HttpCaller;

beforeAll(async () => {
  person = await openPerson(site.browser, site.url);
  caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  await enter(person.page.context(), 'dc1');
});

const stored = (id: string) => caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
const lines = async (id: string) =>
  (await stored(id)).texteCarte?.lignes?.map(({ nom, prix }) => `${nom} ${prix}`) ?? [];

/** A draft that lacks the present card alone, opened at its step. */
async function openCardStep(): Promise<{ wizard: WizardPage; id: string }> {
  const { _id } = await caller.json<Project>('POST', '/rest/myplv/projets', {
    type: 'Carte Brasserie',
    quotaConfirme: true,
  });
  const id = _id.$oid;
  const document = completeChrDocument(AGENCY);
  await caller.json('PUT', `/rest/myplv/projets/${id}`, {
    ...document,
    contenu_fichier_texte: {},
    version: 1,
  });
  await person.page.goto(`/chr/photo/${id}`);
  return { wizard: new WizardPage(person.page), id };
}

const PASTED = `PLATS
Entrecôte 300 g\t24,50 €\t26,50 €
Confit de canard\t19,50 €

DESSERTS
Crème brûlée\t7,50 €`;

it('pastes a card, corrects it by keyboard, and keeps it over a reload', async () => {
  pictureOnFailure(person.page, 'card-text-pasted');
  const { wizard, id } = await openCardStep();
  const { page } = wizard;
  await page.getByRole('button', { name: 'Coller le texte' }).click();
  await page.getByLabel('Le texte', { exact: true }).fill(PASTED);
  await page.getByRole('button', { name: 'Ajouter 3 lignes' }).click();
  await wizard.at('La carte, 3 lignes');
  await page.getByText('1 ligne à vérifier.').waitFor();
  // From price to price: the doubt is settled by the edit.
  await page.getByRole('button', { name: 'La voir' }).click();
  await page.keyboard.type('25 €');
  await page.keyboard.press('Enter');
  await page.keyboard.type('20 €');
  await page.getByText('Tout est vu').waitFor();
  // A line by its fields, the next one by Enter.
  await page.getByRole('button', { name: 'Ajouter une ligne' }).last().click();
  await page.keyboard.type('Flan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6 €');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Nouvelle ligne' }).waitFor();
  await page.keyboard.press('Escape');
  // Undone and done again: the last act, whatever it was.
  await page.getByLabel('Prix de Crème brûlée').focus();
  await page.getByRole('button', { name: 'Autres actions sur Crème brûlée' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await wizard.at('La carte, 3 lignes');
  await page.keyboard.press('Control+z');
  await wizard.at('La carte, 4 lignes');
  await page.keyboard.press('Control+y');
  await wizard.at('La carte, 3 lignes');
  await page.keyboard.press('Control+z');
  await wizard.at('La carte, 4 lignes');
  const grip = page.getByRole('button', { name: 'Déplacer Confit de canard' });
  await grip.press(' ');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const written = ['Confit de canard 20 €', 'Entrecôte 300 g 25 €', 'Crème brûlée 7,50 €', 'Flan 6 €'];
  await eventually(() => lines(id)).toEqual(written);
  await page.reload();
  await wizard.at('La carte, 4 lignes');
  await wizard.next();
  await wizard.at('Que faut-il encore écrire sur la carte ?');
  expect((await stored(id)).contenu_fichier_texte?.hasFichierTexte).toBe('oui');
});

it('reads the owner’s file beside the steps, keeps one that it cannot read, and offers what was removed back', {
  tags: 'long',
}, async () => {
  pictureOnFailure(person.page, 'card-text-read');
  const { wizard, id } = await openCardStep();
  const { page } = wizard;
  const file = page.locator('input[type=file]:not([multiple]):not([capture])').first();
  await file.setInputFiles({
    name: 'vieille carte.doc',
    mimeType: 'application/msword',
    buffer: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
  });
  await page.getByText('Ce fichier ne se lit pas ici : l’agence reprendra le texte.').waitFor();
  const lignes = [
    { nom: 'Œuf mayonnaise', detail: '', prix: '6,50 €' },
    { nom: 'Terrine', detail: '', prix: '8,90 €' },
  ];
  const content = await cardDocx({ sections: [{ titre: 'Entrées', lignes }] }, 'tabs');
  await file.setInputFiles({ name: 'carte.docx', mimeType: '', buffer: content });
  await page.getByRole('heading', { name: '2 lignes, 1 section' }).waitFor();
  await page.getByRole('button', { name: 'Relire la carte' }).click();
  await wizard.at('La carte, 2 lignes');
  await page.getByText(/Lues dans carte\.docx/).waitFor();
  await page.getByRole('button', { name: 'Autres actions sur Terrine' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await wizard.at('La carte, 1 ligne');
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await eventually(() => lines(id)).toEqual(['Œuf mayonnaise 6,50 €', 'Terrine 8,90 €']);
  // The file that could not be read was replaced.
  const files = await caller.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${id}`);
  expect(files.map(({ myplv_file_type, filename }) => [myplv_file_type, /\.docx$/.test(filename)])).toEqual([
    ['texte', true],
  ]);
  // No link leaves by itself: the text is here.
  await wizard.next();
  await wizard.at('Que faut-il encore écrire sur la carte ?');
  expect(await caller.json('GET', `/rest/myplv/projets/${id}/liens`)).toEqual([]);
});

it('undoes and redoes by keys: letters in their field, then what was done to the card', {
  tags: 'long',
}, async () => {
  const { wizard, id } = await openCardStep();
  const { page } = wizard;
  pictureOnFailure(page, 'card-text-undo');
  await page.getByRole('button', { name: 'Coller le texte' }).click();
  await page.getByLabel('Le texte', { exact: true }).fill(PASTED);
  await page.getByRole('button', { name: 'Ajouter 3 lignes' }).click();
  await wizard.at('La carte, 3 lignes');
  const confit = page.getByLabel('Prix de Confit de canard');
  await confit.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  await page.keyboard.press('Control+z');
  await expect.poll(() => confit.inputValue()).toBe('19,50 €');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => confit.inputValue()).toBe('19,50 €0');
  await confit.fill('21 €');
  // In the next field, where nothing was typed, the keys are the card's.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect.poll(() => confit.inputValue()).toBe('19,50 €');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => confit.inputValue()).toBe('21 €');
  await page.getByRole('button', { name: 'Autres actions sur Entrecôte 300 g' }).click();
  await page.getByRole('menuitem', { name: 'Descendre' }).click();
  await page.getByRole('button', { name: 'Autres actions sur Confit de canard' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await wizard.at('La carte, 2 lignes');
  await page.keyboard.press('Control+z');
  await wizard.at('La carte, 3 lignes');
  await page.keyboard.press('Control+z');
  const names = () => page.locator('.card-line-name b').allInnerTexts();
  await expect.poll(names).toEqual(['Entrecôte 300 g', 'Confit de canard', 'Crème brûlée']);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await wizard.at('La carte, 2 lignes');
  await page.keyboard.press('Control+z');
  await eventually(() => lines(id)).toEqual([
    'Confit de canard 21 €',
    'Entrecôte 300 g 24,50 € / 26,50 €',
    'Crème brûlée 7,50 €',
  ]);
});

it('loses nothing typed into a long card right before the page is reloaded', { tags: 'long' }, async () => {
  const { wizard, id } = await openCardStep();
  const { page } = wizard;
  pictureOnFailure(page, 'card-text-long');
  const lignes = Array.from({ length: 200 }, (_, rank) => ({
    entree: `l${rank}`,
    section: 's',
    nom: `Plat ${rank}`,
    prix: '5 €',
  }));
  await caller.json('PUT', `/rest/myplv/projets/${id}`, {
    version: (await stored(id)).version,
    texteCarte: { sections: [{ entree: 's', titre: 'Plats' }], lignes },
  });
  await page.goto(`/chr/photo/${id}/carte`);
  await wizard.at('La carte, 200 lignes');
  await page.getByLabel('Prix de Plat 3', { exact: true }).fill('12,40 €');
  await page.reload();
  await eventually(() => page.getByLabel('Prix de Plat 3', { exact: true }).inputValue()).toBe('12,40 €');
  await eventually(async () => (await lines(id))[3]).toBe('Plat 3 12,40 €');
});

it('says that a drink takes its price along, and gives both back', { tags: 'long' }, async () => {
  pictureOnFailure(person.page, 'card-text-drinks');
  const { wizard, id } = await openCardStep();
  const { page } = wizard;
  await page.goto(`/chr/contenu/gamme/${id}`);
  const price = page.getByLabel('Prix de Cola classique');
  await price.fill('3,50 €');
  await wizard.tile('Cola classique').click();
  await page.getByText('Cola classique est retirée avec son prix, 3,50 €.').waitFor();
  await price.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await eventually(() => price.inputValue()).toBe('3,50 €');
  await eventually(async () => (await stored(id)).texteCarte?.boissons?.map(({ prix }) => prix)).toEqual([
    '3,50 €',
  ]);
  expect(person.complaints).toEqual([]);
});

/** Of a card or an address, without a place to break. */
const LONG_WORD = 'Anticonstitutionnellement'.repeat(6);
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

it('takes what the owner read, corrected and sent from a phone, by one act beside the open order', {
  tags: 'long',
}, async () => {
  const { wizard, id } = await openCardStep();
  const { contenu_fichier_texte, version } = await stored(id);
  const text = {
    ...contenu_fichier_texte,
    hasFichierTexte: 'oui',
    emailCLient: `carte-${id}@bistrot.example`,
  };
  await caller.json('PUT', `/rest/myplv/projets/${id}`, { contenu_fichier_texte: text, version });
  await caller.json('POST', `/rest/myplv/projets/${id}/liens`, { purpose: 'texte' });
  const [, link = ''] = /(\/lien\/[\w-]+)/.exec((await newestMail(site.url, text.emailCLient)).text) ?? [];
  const owner = await openPerson(site.browser, site.url, 390);
  const { page } = owner;
  pictureOnFailure(page, 'card-text-owner');

  await page.goto(link);
  await page.getByRole('heading', { name: 'Le texte de votre carte' }).waitFor();
  const lignes = ['12 €', '13 €', '13,50 €', '14 €', '95 €'].map((prix, rank) => ({
    nom: `Plat ${'ABCDE'[rank]}`,
    detail: '',
    prix,
  }));
  const buffer = await cardDocx({ sections: [{ titre: 'Plats', lignes }] }, 'tabs');
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page.locator('input[type=file]').first().setInputFiles({ name: 'carte.docx', mimeType, buffer });
  await page.getByText('Lu 95 €. Les autres plats vont de 12 € à 14 €.').waitFor();
  await page.getByRole('button', { name: 'Corriger' }).click();
  await page.getByLabel('Le prix sur la carte').fill('15 €');
  await page.keyboard.press('Enter');
  await page.getByText('Corrigé par vous').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Toute la carte');

  // Kept for them: the link opens where they were.
  await page.reload();
  await page.getByText('Gardé pour vous, pas encore envoyé.').waitFor();
  await page.getByText('Corrigé par vous').waitFor();
  expect(await lines(id)).toEqual([]);

  // What another phone writes meanwhile is shown before it is sent.
  const own = await fetch(`${site.url}/rest/liens/${link.split('/').at(-1)}/texte/lignes`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      changementsCarte: {
        lignes: { ecrites: [{ entree: 'autre', nom: LONG_WORD, detail: LONG_WORD, prix: '16 €' }] },
      },
    }),
  });
  expect(own.status).toBe(200);
  await page.getByRole('button', { name: 'Envoyer à Camille Ferrand' }).click();
  await page.getByText('Votre carte a changé entre-temps. Relisez-la avant de l’envoyer.').waitFor();
  await page.getByRole('button', { name: LONG_WORD }).waitFor();
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Envoyer à Camille Ferrand' }).click();
  await page.getByRole('heading', { name: 'Merci, votre carte est arrivée' }).waitFor();

  const take = wizard.page.getByRole('button', { name: 'Prendre ses lignes' });
  await take.waitFor();
  const screen = wizard.page.viewportSize();
  await wizard.page.setViewportSize({ width: 390, height: 844 });
  expect(await isTooWide(wizard.page)).toBe(false);
  if (screen !== null) await wizard.page.setViewportSize(screen);
  await take.click();
  await wizard.at('Que dit la carte aujourd’hui ?');
  await wizard.page.getByText('6 lignes prises.').waitFor();
  expect(await lines(id)).toEqual([
    'Plat A 12 €',
    'Plat B 13 €',
    'Plat C 13,50 €',
    'Plat D 14 €',
    'Plat E 15 €',
    `${LONG_WORD} 16 €`,
  ]);
  await page.reload();
  await page.getByText('Ce lien a déjà servi. Appelez Camille Ferrand.').waitFor();
  expect(owner.complaints.filter((words) => !words.includes('410'))).toEqual([]);
  await owner.context.close();
});
