import { expect } from 'vitest';
import { quantityOf } from './board-order.ts';
import { eventually } from './eventually.ts';
import type { WizardPage } from './wizard-page.ts';

/* Each step of an order of boards refused, with the sentences of the specification. */

const OPTION = 'Veuillez choisir une option.';
const EMPTY = 'Veuillez remplir les champs obligatoire.';
const NO_FORMAT = 'Choisir un format pour chaque board';
const VALIDATE = 'Valider ce board';
const TOO_FEW =
  'Attention, vous devez avoir au minimum 3 boards. Avec cette supression, vous ne respectez pas les règles de gestion.';

/** Completes the outlet and the name, but for the next step. */
export async function refuseNames(wizard: WizardPage): Promise<void> {
  await wizard.at('Le point de vente et son client');
  await wizard.open('Point de vente');
  const siret = wizard.field('pdv.nSiret');
  await eventually(() => siret.inputValue()).not.toBe('');
  const known = await siret.inputValue();
  await siret.fill('123');
  await wizard.nextIsRefused([['pdv.nSiret', 'N°SIRET incorrect: 14 chiffres']]);
  await siret.fill('');
  await wizard.nextIsRefused([['pdv.nSiret', 'N°SIRET obligatoire']]);
  await siret.fill(known);
  await wizard.next();
  await wizard.at('Quels boards ?');
  await wizard.backToAgency('les boards');
  await wizard.open('Agence');
  await wizard.page.getByText('Agence reconnue').waitFor();
  const agency = wizard.field('idprojet.emailAgence');
  const proposed = await agency.inputValue();
  await agency.fill('personne@inconnue.example');
  await wizard.nextIsRefused([['idprojet.emailAgence', 'Email inconnu']]);
  await agency.fill(proposed);
  await wizard.next();
}

export async function refuseNoBoards(wizard: WizardPage): Promise<void> {
  await wizard.at('Quels boards ?');
  await wizard.page.locator('.choix-boards-tile').first().waitFor();
  await wizard.isRefused([
    'Vous devez choisir au moins 3 Boards.',
    'Vous devez choisir au moins un MENU PET dans la liste des boards.',
    'Vous devez choisir au moins une Pricelist ou une Gamme dans la liste des boards.',
  ]);
}

/** A minus that breaks a rule is carried out, alerted and taken back. */
export async function alertOfMinus(wizard: WizardPage, model: string): Promise<void> {
  const { page } = wizard;
  await quantityOf(wizard, model).less.click();
  await page.getByRole('alert').getByText(TOO_FEW).waitFor();
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await page.getByText(TOO_FEW).waitFor({ state: 'detached' });
}

/** A saved board is deleted through its confirmation, which alerts; then it is taken back. */
export async function deleteSaved(wizard: WizardPage, label: string): Promise<void> {
  const { page } = wizard;
  await page.getByRole('button', { name: 'Vos boards 3' }).click();
  await page.getByRole('button', { name: `Supprimer ${label}` }).click();
  const asked = wizard.dialog().last();
  await page.clock.install();
  await asked.getByRole('heading', { name: 'Voulez vous vraiment supprimer ce board ?' }).waitFor();
  await asked.getByRole('alert').getByText(TOO_FEW).waitFor();
  await asked.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await wizard.dialog().getByText('Encore 1 board', { exact: true }).waitFor();
  // Behind the drawer 'Rétablir' cannot be clicked: it stays beyond its ten seconds.
  await page.clock.fastForward(11_000);
  await wizard.dialog().getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await page.getByRole('button', { name: 'Vos boards 3' }).waitFor();
}

export async function refuseNoFormats(wizard: WizardPage): Promise<void> {
  await wizard.at('Quel format pour chaque board ?');
  await wizard.nextIsRefused([0, 1, 2].map((rank) => [`boards.${rank}.format`, NO_FORMAT] as const));
}

/** A second print of the first two boards, as pavement signs, each in its format; no third is offered. */
export async function refuseThirdPavement(wizard: WizardPage): Promise<void> {
  const boards = wizard.page.locator('.format-boards-one');
  const sign = (rank: number) => boards.nth(rank).getByRole('checkbox', { name: 'Aussi en stop-trottoir' });
  await sign(0).check();
  await wizard.nextIsRefused([['boards.0.formatStopTrottoir', NO_FORMAT]]);
  await boards.nth(0).getByText('Bois', { exact: true }).click();
  await sign(1).check();
  await boards.nth(1).getByText('Métal', { exact: true }).click();
  await boards.nth(2).getByText('2 sur 2 déjà choisis').waitFor();
  expect(await sign(2).isDisabled()).toBe(true);
}

/** A blank menu: the sentences of its solids, each between its name and its price, formula by formula. */
export function refuseMenu(wizard: WizardPage, solids: readonly (readonly string[])[]): Promise<void> {
  const formulas = solids.map((messages) => [EMPTY, ...messages, EMPTY]);
  return wizard.isRefused(formulas.flat(), VALIDATE);
}

export function refuseSecondSolid(wizard: WizardPage): Promise<void> {
  return wizard.isRefused(['Veuillez sélectionner le solide 2 de la formule.'], VALIDATE);
}

/** A blank range, then one with a blank price line. */
export async function refuseRange(wizard: WizardPage): Promise<void> {
  await wizard.isRefused(['Prix obligatoire'], VALIDATE);
  await wizard.page.getByRole('button', { name: 'Ajouter un prix' }).click();
  const lacking = ['Prix obligatoire', 'Vous devez choisir les boissons de la gamme de prix'];
  await wizard.isRefused(lacking, VALIDATE);
}

/** Confirms before the last price line is deleted; the focus is then on the one before. */
export async function deletePrice(wizard: WizardPage): Promise<void> {
  await wizard.page.getByRole('button', { name: 'Supprimer ce prix' }).last().click();
  await wizard.dialog().getByRole('heading', { name: 'Voulez-vous vraiment supprimer ce prix ?' }).waitFor();
  await wizard
    .dialog()
    .getByText(/ quitte(ra|ront) le board\.$/)
    .waitFor();
  await wizard.dialog().getByRole('button', { name: 'Supprimer', exact: true }).click();
  const focused = () => wizard.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await eventually(focused).toMatch(/^Supprimer ce prix, 4,00/);
}

export function refusePricelist(wizard: WizardPage): Promise<void> {
  return wizard.isRefused(['Veuillez renseigner le contenu de la price liste à saisir.'], VALIDATE);
}

/** The contact that is proposed is cleared, refused, and replaced. */
export async function refusePose(wizard: WizardPage, nom: string, telephone: string): Promise<void> {
  const [name, phone] = [wizard.field('pose.contact.nom'), wizard.field('pose.contact.telephone')];
  await wizard.at('Faut-il poser les boards ?');
  await wizard.nextIsRefused([['pose.pose', OPTION]]);
  await wizard.answer('Un installateur doit-il venir ?', 'Oui');
  await eventually(() => name.inputValue()).toBe('Bertrand Lacombe');
  await name.fill('');
  await phone.fill('');
  await wizard.nextIsRefused([
    ['pose.contact.nom', 'Nom du contact obligatoire'],
    ['pose.contact.telephone', 'Téléphone portable du contact obligatoire'],
  ]);
  await name.fill(nom);
  await phone.fill(telephone);
  await wizard.next();
}

export async function refuseDelivery(wizard: WizardPage): Promise<void> {
  await wizard.at('Combien d’exemplaires, et où livrer ?');
  await wizard.nextIsRefused([['pdv.adresseIdemCommande', OPTION]]);
}

/** Each pad closed without a signature, then signed. */
export async function refuseSignatures(wizard: WizardPage, id: string, base: string): Promise<void> {
  const { page } = wizard;
  const open = page.getByRole('button', { name: /Enregistrer et signer/ });
  const pad = (title: string) => wizard.dialog().getByRole('heading', { name: title }).waitFor();
  const dismiss = async (sentence: string) => {
    await wizard.dialog().getByRole('button', { name: 'Annuler' }).click();
    await page.getByText(sentence).waitFor();
    await open.click();
  };
  await page.waitForURL(`**/${base}/recapitulatif/${id}`);
  await open.click();
  await pad('Signature du client');
  await dismiss('La signature du Client est obligatoire pour finaliser le projet.');
  await wizard.sign('Gérant', true);
  await pad('Signature du délégué commercial');
  await dismiss('La signature du DC est obligatoire pour finaliser le projet.');
  await wizard.sign('Délégué commercial', false);
  await page.waitForURL(`**/suivi-projet/${id}**`);
}
