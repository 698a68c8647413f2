import type { Page } from 'playwright';
import { attachPhoto, chooseCard, chooseContent, sayTheRest } from './card-order.ts';
import { NewProjectDialog } from './new-project-dialog.ts';
import { WizardPage } from './wizard-page.ts';

/** A card, answered up to its recap, with a photo; returns its id. */
export async function answeredCard(page: Page): Promise<string> {
  const wizard = new WizardPage(page);
  const id = await new NewProjectDialog(page).begin({ create: /^Créer une carte/i });
  await wizard.at('Le point de vente et son client');
  await wizard.next();
  await chooseCard(wizard);
  await chooseContent(wizard);
  await attachPhoto(wizard);
  await sayTheRest(wizard);
  return id;
}
