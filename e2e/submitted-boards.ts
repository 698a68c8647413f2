import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { expect } from 'vitest';
import { wordsOf } from '../packages/server/src/testing/pdf-words.ts';
import { nameOrder } from './board-order.ts';
import * as refused from './board-refusals.ts';
import { openPerson, signIn } from './browser.ts';
import { sendToAgency, signOrder } from './card-order.ts';
import type { Demonstration } from './demonstration.ts';
import { type ExportedOrder, readInExports } from './exported-order.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { NewProjectDialog, openBoards } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';

export const RANGE = 'Gamme et prix des boissons';
export const PRICELIST = 'Pricelist, texte ou photos';

/** Head office lifts the suspension of boards. */
export async function liftSuspension({ url }: Demonstration): Promise<void> {
  const siege = new HttpCaller(url);
  await siege.signIn('siege1', 'ardoise-demo');
  await openBoards(siege);
}

export interface BoardsOrder {
  support: ProjectType;
  /** The base of the wizard's addresses. */
  base: string;
  width: number;
  /** Answers the steps from the choice of boards to the recap. */
  fill: (wizard: WizardPage) => Promise<void>;
  /** Whether the steps before and after `fill` are refused first, with their sentences. */
  refusals: boolean;
  /** What the exports show of it. */
  exported: Pick<ExportedOrder, 'print' | 'drinks'>;
}

/** From the login to the submitted order; returns the words of its order form. */
export async function submittedBoards(
  { browser, url }: Demonstration,
  { support, base, width, fill, refusals, exported }: BoardsOrder,
): Promise<string> {
  const { page, context, complaints } = await openPerson(browser, url, width);
  pictureOnFailure(page, `boards-${width}`);
  const wizard = new WizardPage(page);
  const start = new NewProjectDialog(page);
  await signIn(page, 'dc1');
  await start.open({ create: 'Créer un projet VAE', support });
  if (refusals) {
    await start.type('9999999');
    await start.dialog.getByText('PDV Inconnu.').waitFor();
  }
  await start.type('3104587');
  await start.beginButton().click();
  const id = await start.createdId();
  if (refusals) {
    await refused.refuseNames(wizard);
    await refused.refuseNoBoards(wizard);
  } else await nameOrder(wizard);
  await fill(wizard);
  await (refusals ? refused.refuseSignatures(wizard, id, base) : signOrder(wizard, base, id));
  await sendToAgency(wizard, 'Bonjour, merci de commencer par les menus.');
  const project = new FollowUpPage(page);
  await project.open(id);
  await project.isIn('Agence');
  const form = await project.download('Bon de commande signé');
  await readInExports(url, { type: support, id, ...exported });
  expect(complaints).toEqual([]);
  await context.close();
  return (await wordsOf(form)).join(' ');
}
