import type { WizardPage } from './wizard-page.ts';

/* A delegate's steps through a Sur Mesure. */

/** A support with its size in centimetres. */
export interface Made {
  name: string;
  type: string;
  width: string;
  height: string;
}

/** Fills the support at this index, which is open. */
export async function fillSupport(wizard: WizardPage, rank: number, made: Made): Promise<void> {
  const card = wizard.page.locator('.support-list-card').nth(rank);
  await wizard.field(`supports.${rank}.name`).fill(made.name);
  await card.locator('.picker-tile label').filter({ hasText: made.type }).click();
  await wizard.field(`supports.${rank}.largeur`).fill(made.width);
  await wizard.field(`supports.${rank}.hauteur`).fill(made.height);
  await card
    .getByRole('img', { name: `${made.name}, ${made.width} × ${made.height} cm, à côté d’une personne` })
    .waitFor();
}

/** Says what to create on the support at this index. */
export async function describeSupport(wizard: WizardPage, rank: number, words: string): Promise<void> {
  await wizard.field(`supports.${rank}.creation`).fill(words);
  await wizard.next();
}

const AWNING = { name: 'Store, terrasse', type: 'Store banne', width: '400', height: '80' };
const TOTEM = { name: 'Totem, entrée', type: 'Totem', width: '60', height: '180' };

/** From the first step: two supports, no charter. */
export async function nameAndDraw(wizard: WizardPage): Promise<void> {
  await wizard.at('Le point de vente et son client');
  await wizard.next();
  await wizard.at('Qui crée les supports, et dans quel plan ?');
  await wizard.answer('Plan', 'Projet hors plan');
  await wizard.next();
  await wizard.at('Quels supports, à quelles dimensions ?');
  for (const [rank, support] of [AWNING, TOTEM].entries()) {
    await wizard.page.getByRole('button', { name: 'Ajouter un support' }).click();
    await fillSupport(wizard, rank, support);
  }
  await wizard.next();
  await wizard.at('Quelle charte graphique suivre ?');
  for (const question of [
    'Le client a-t-il sa propre charte graphique ?',
    'A-t-il un logo à reprendre ?',
    'A-t-il une typographie à reprendre ?',
    'Faut-il suivre une charte CCE ?',
  ])
    await wizard.answer(question, 'Non');
  await wizard.next();
}

/** The range of the first applied to both, and a sentence on each. */
export async function sayWhatTheyShow(wizard: WizardPage): Promise<void> {
  await wizard.at('Quelles boissons sur chaque support ?');
  await wizard.answer('Faut-il une gamme de boissons sur ce support ?', 'Oui');
  for (const drink of ['Cola classique', 'Eau plate']) await wizard.tile(drink).click();
  await wizard.next();
  await wizard.dialog().getByRole('button', { name: 'OUI' }).click();
  await wizard.at('Que faut-il créer sur chaque support ?');
  await describeSupport(wizard, 0, 'Le nom au milieu, en lettres de l’enseigne.');
  await describeSupport(wizard, 1, 'Les horaires.');
}
