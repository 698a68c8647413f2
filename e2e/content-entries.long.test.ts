import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPerson, signIn } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { pictureFile } from './head-office-page.ts';

const site = ownDemonstration('content-entries');
const ENTRY = '/cms/catalogues/cocktails/mojito';
const CALL = /\/rest\/myplv\/catalogues\/cocktails\/[a-z-]+$/;

async function headOffice(address: string): Promise<Page> {
  const { page } = await openPerson(site.browser, site.url, 1180);
  await signIn(page, 'siege1');
  await page.goto(address);
  return page;
}
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

it('keeps what is typed while an entry is saved', async () => {
  const page = await headOffice(ENTRY);
  await page.getByLabel('Nom', { exact: true }).fill('Mojito maison');
  const typed = 'Rhum, menthe, citron vert, de la menthe';
  await page.route(CALL, async (route) => {
    if (route.request().method() === 'PUT') {
      await page.getByLabel('Ingrédients').fill(typed);
      await pause(100);
    }
    await route.continue();
  });
  await save(page);
  await page.getByText('est enregistré.').waitFor();
  expect(await page.getByLabel('Ingrédients').inputValue()).toBe(typed);
  expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Mojito maison');
  await page.getByText('1 changement non enregistré').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await save(page);
  await expect.poll(() => page.getByText('1 changement non enregistré').count()).toBe(0);
  await page.reload();
  await expect.poll(() => page.getByLabel('Ingrédients').inputValue()).toBe(typed);
});

it('takes a withdrawal back to hidden where it was hidden', async () => {
  const page = await headOffice('/cms/catalogues/cocktails');
  const menu = page.getByRole('button', { name: 'Autres actions pour Vierge mojito' });
  const choose = async (words: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: words }).click();
  };
  await choose('Masquer');
  await page.getByText('est masqué.').waitFor();
  await choose('Retirer définitivement');
  await page.locator('dialog[open]').getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.getByText('est retiré.').waitFor();
  const back = page.waitForResponse((reply) => reply.url().endsWith('/retablir'));
  await page.getByRole('button', { name: 'Rétablir' }).last().click();
  expect((await back).status()).toBe(204);
  await expect
    .poll(async () => {
      await page.reload();
      await menu.click();
      return page.getByRole('menuitem').allInnerTexts();
    })
    .toEqual(expect.arrayContaining(['Rendre visible', 'Retirer définitivement']));
});

it('adds a new entry once when its reply is lost, and writes what was typed since over it', async () => {
  const page = await headOffice('/cms/catalogues/cocktails/nouvelle');
  await page.getByLabel('Nom', { exact: true }).fill('Perdu en route');
  await page.getByLabel('Ingrédients').fill('Gin');
  let lost = 0;
  await page.route(/\/rest\/myplv\/catalogues\/cocktails$/, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    expect((await route.fetch()).status()).toBe(200);
    await route.abort('connectionreset');
  });
  await save(page);
  await page.getByRole('button', { name: 'Réessayer' }).waitFor();
  await page.getByLabel('Ingrédients').fill('Gin et concombre');
  await save(page);
  await page.waitForURL(/cocktails\/perdu-en-route$/);
  await expect.poll(() => page.getByLabel('Ingrédients').inputValue()).toBe('Gin et concombre');
  // The page draws the entries near its window alone.
  const { entrees } = await (await page.request.get('/rest/myplv/catalogues/cocktails')).json();
  const added = entrees.filter(({ item }: { item: { name: string } }) => item.name === 'Perdu en route');
  expect(added).toMatchObject([{ item: { ingredient: 'Gin et concombre' } }]);
  expect(lost).toBe(1);
});

/** On the login that the end of the session led to. */
async function signInHere(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/login/);
  await page.getByLabel('Identifiant').fill(name);
  await page.getByLabel('Mot de passe', { exact: true }).fill('ardoise-demo');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL(`**${ENTRY}`);
}

it('gives what was typed when the session ended back to who typed it, and to nobody else', async () => {
  const page = await headOffice(ENTRY);
  const name = page.getByLabel('Nom', { exact: true });
  const sharp = page.getByText(/nette jusqu/);
  const back = page.getByText('Votre saisie est revenue');
  const stored = await name.inputValue();
  await name.fill('Mojito du soir');
  await page.context().clearCookies();
  await save(page);
  await signInHere(page, 'admin');
  await expect.poll(() => name.inputValue()).toBe(stored);
  expect(await back.count()).toBe(0);

  await page.context().clearCookies();
  await page.goto(ENTRY);
  await signInHere(page, 'siege1');
  await back.waitFor();
  expect(await name.inputValue()).toBe('Mojito du soir');

  // A picture that the end of the session refused is sent after it; a sent one is part of what is kept.
  await page.context().clearCookies();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictureFile('photo.png'));
  await signInHere(page, 'siege1');
  await sharp.waitFor();
  await page.getByText('2 changements non enregistrés').waitFor();
  await page.reload();
  await sharp.waitFor();
  await save(page);
  await page.getByText('est enregistré.').waitFor();
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('Mojito du soir');
  expect(await back.count()).toBe(0);
});
