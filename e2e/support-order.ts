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
