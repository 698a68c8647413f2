import type { Locator } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { WizardPage } from './wizard-page.ts';

/* A delegate's steps through an order of boards. */

/** A formula of a menu: its solids are the names of their pictures, by field. */
export interface Formula {
  name: string;
  solids: Readonly<Record<string, string>>;
  price: string;
}

/** The outlet is known from the dialog, agency and plan from the last orders. */
export async function nameOrder(wizard: WizardPage): Promise<void> {
  await wizard.at('Le point de vente et son client');
  await wizard.page.locator('.known-group').getByText('Brasserie du Palais').waitFor();
  await wizard.next();
}

/** The buttons of a model of the catalogue, in its opened category. */
export function quantityOf(wizard: WizardPage, model: string): { more: Locator; less: Locator } {
  const group = wizard.page.getByRole('group', { name: `Quantité de ${model}`, exact: true });
  return {
    more: group.getByRole('button', { name: 'Ajouter un exemplaire' }),
    less: group.getByRole('button', { name: 'Retirer un exemplaire' }),
  };
}

/** Adds models by category, in this order. */
export async function addBoards(
  wizard: WizardPage,
  chosen: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  await wizard.at('Quels boards ?');
  for (const [category, models] of Object.entries(chosen)) {
    const box = wizard.page.locator('.choix-boards-category').filter({ hasText: category });
    await box.waitFor();
    if ((await box.getAttribute('open')) === null) await box.locator('summary').click();
    for (const model of models) await quantityOf(wizard, model).more.click();
  }
}

/** Chooses the format of each board; `.nth` is its rank. */
export async function chooseFormats(wizard: WizardPage, formats: readonly string[]): Promise<void> {
  await wizard.at('Quel format pour chaque board ?');
  const boards = wizard.page.locator('.format-boards-one');
  for (const [rank, format] of formats.entries())
    await boards
      .nth(rank)
      .locator('label')
      .filter({ has: wizard.page.locator(`[value="${format}"]`) })
      .click();
}

/** Waits for the editor of a board, by its number. */
export async function boardOpened(wizard: WizardPage, number: number): Promise<void> {
  await wizard.page.getByText(new RegExp(`^Board ${number} sur \\d`)).waitFor();
}

/** From the list of boards to the first one without its content. */
export async function resumeBoards(wizard: WizardPage): Promise<void> {
  await wizard.at('Que faut-il écrire sur chaque board ?');
  await wizard.page
    .getByRole('link', { name: /^(Reprendre|Remplir)/ })
    .first()
    .click();
}

export async function validateBoard(wizard: WizardPage): Promise<void> {
  await wizard.page.getByRole('button', { name: 'Valider ce board' }).click();
}

/** Chooses a solid by its picture, which writes its name. */
export async function pickSolid(wizard: WizardPage, path: string, solid: string): Promise<void> {
  await wizard.field(path).click();
  await wizard.tile(solid).click();
  await wizard.dialog().waitFor({ state: 'detached' });
  const name = wizard.field(path.replace(/solide(\d?)$/, 'nomsolide$1'));
  await eventually(() => name.inputValue()).toBe(solid);
}

/** Writes the formulas of the menu at an index of the order. */
export async function writeMenu(
  wizard: WizardPage,
  index: number,
  formulas: Readonly<Record<string, Formula>>,
): Promise<void> {
  for (const [formula, { name, solids, price }] of Object.entries(formulas)) {
    const at = `boards.${index}.brief.menus.${formula}`;
    await wizard.field(`${at}.nomFormule`).fill(name);
    for (const [place, solid] of Object.entries(solids)) await pickSolid(wizard, `${at}.${place}`, solid);
    await wizard.field(`${at}.prixformule`).fill(price);
  }
}

/** Takes the content of another board of the order. */
export async function copyFrom(wizard: WizardPage, label: string): Promise<void> {
  const { page } = wizard;
  await page.getByRole('button', { name: 'Copier le contenu d’un autre board' }).click();
  await wizard.dialog().getByRole('button', { name: label, exact: true }).click();
  await page.getByText(`Le contenu de ${label} est copié.`).waitFor();
}

/** Answers a line of a range that is there already: its price, then its drinks. */
export async function writePrice(
  wizard: WizardPage,
  line: string,
  price: string,
  drinks: readonly string[],
): Promise<void> {
  await wizard.field(`${line}.prix`).fill(price);
  await wizard.field(`${line}.boissons`).click();
  for (const drink of drinks) await wizard.tile(drink).click();
  const words = drinks.length === 1 ? '1 boisson' : `${drinks.length} boissons`;
  await wizard
    .dialog()
    .getByRole('button', { name: `Valider ${words}` })
    .click();
  await wizard.dialog().waitFor({ state: 'detached' });
}

/** Opens the drinks of a price, ticks one, and leaves. */
async function tickAndLeave(
  wizard: WizardPage,
  line: string,
  drink: string,
  leave: () => Promise<unknown>,
): Promise<string[]> {
  await wizard.field(`${line}.boissons`).click();
  await wizard.tile(drink).click();
  await leave();
  await wizard.dialog().waitFor({ state: 'detached' });
  await wizard.field(`${line}.boissons`).waitFor();
  return wizard.page.locator('.price-lines-card').first().locator('.price-lines-drinks li').allInnerTexts();
}

/** The full foot of the drinks' dialog is in the viewport; only 'Annuler' reverts ticks. */
export async function drinksAreKept(wizard: WizardPage, line: string): Promise<void> {
  const { page } = wizard;
  const button = (name: string) => wizard.dialog().getByRole('button', { name });
  await wizard.field(`${line}.boissons`).click();
  await wizard.tile('Limonade citron vert').click();
  for (const name of ['Valider 1 boisson', 'Annuler', 'Fermer'])
    expect(
      await button(name).evaluate((shown) => {
        const { top, bottom } = shown.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
  await page.keyboard.press('Escape');
  const ticks = (drink: string, leave: () => Promise<unknown>) => tickAndLeave(wizard, line, drink, leave);
  expect(await ticks('Cola zéro', () => button('Fermer').click())).toHaveLength(3);
  expect(await ticks('Cola classique', () => button('Annuler').click())).toHaveLength(3);
  const back = async () => {
    const board = page.url();
    await page.goBack();
    await wizard.dialog().waitFor({ state: 'detached' });
    await page.goto(board);
  };
  expect(await ticks('Cola classique', back)).toHaveLength(4);
  await wizard.field(`${line}.boissons`).click();
  for (const drink of ['Limonade citron vert', 'Cola zéro', 'Cola classique'])
    await wizard.tile(drink).click();
  await page.keyboard.press('Escape');
}

/** A photo of the prices, with a post-it. */
export async function joinPrices(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const picture = sharp({ create: { width: 800, height: 1100, channels: 3, background: '#e9dcc0' } });
  const buffer = await picture.jpeg().toBuffer();
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'ardoise.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Annoter' }).click();
  await wizard
    .dialog()
    .getByRole('button', { name: /Poser|Ajouter/ })
    .first()
    .click();
  await wizard.dialog().getByLabel('Texte du post-it 1').fill('Le café passe à 2 €');
  await wizard.dialog().getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Votre photo a bien été sauvegardée avec ses Post-its!').waitFor();
}

/** Every board is filled: the step is left. */
export async function leaveBoards(wizard: WizardPage): Promise<void> {
  await wizard.at('Que faut-il écrire sur chaque board ?');
  await wizard.page.getByText('3 remplis sur 3').waitFor();
  await wizard.next();
}

/** The last board is a range, at this index: one price, then the step is left. */
export async function endWithRange(wizard: WizardPage, index: number): Promise<void> {
  await wizard.page.getByRole('button', { name: 'Ajouter un prix' }).click();
  await writePrice(wizard, `boards.${index}.brief.gamme-prix.0`, '3,2', ['Cola classique']);
  await validateBoard(wizard);
  await leaveBoards(wizard);
}

/** The installer calls the client, who is proposed. */
export async function askPose(wizard: WizardPage): Promise<void> {
  await wizard.at('Faut-il poser les boards ?');
  await wizard.answer('Un installateur doit-il venir ?', 'Oui');
  await eventually(() => wizard.field('pose.contact.nom').inputValue()).toBe('Bertrand Lacombe');
  await eventually(() => wizard.field('pose.contact.telephone').inputValue()).not.toBe('');
  await wizard.next();
}

export async function deliverToOutlet(wizard: WizardPage): Promise<void> {
  await wizard.at('Combien d’exemplaires, et où livrer ?');
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Oui');
  await wizard.page.getByRole('button', { name: 'Valider' }).click();
}

/** On a narrow phone the wall is wider than its place: it is focusable there, and only there. */
export async function wallScrollsByKeys({ page }: WizardPage): Promise<void> {
  const wall = page.getByRole('region', { name: 'Le mur du bar' });
  const { width, height } = page.viewportSize() ?? { width: 820, height: 1180 };
  expect(await wall.getAttribute('tabindex')).toBeNull();
  await page.setViewportSize({ width: 320, height });
  await eventually(() => wall.getAttribute('tabindex')).toBe('0');
  await page.setViewportSize({ width, height });
}
