import type { Page } from 'playwright';
import { pdfFile } from '../packages/server/src/testing/sample-files.ts';
import { AgencyPage } from './agency-page.ts';
import type { PickedFile } from './follow-up-page.ts';

export const proofOf = async (name: string): Promise<PickedFile> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await pdfFile(2),
});

/** The agency's queue; returns its first project. */
export async function openQueue(page: Page): Promise<string> {
  await page.goto('/dashboard?q_statut=Agence&q_support=Carte+Brasserie');
  const row = page.locator('[data-project]').first();
  await row.waitFor();
  return (await row.getAttribute('data-project')) ?? '';
}

/** An agency's round: opens a project of its queue, reads what was ordered, drops the creation and sends it. */
export async function agencyRound(page: Page, id: string): Promise<void> {
  await page.locator(`[data-project="${id}"] a[data-row-link]`).click();
  const agency = new AgencyPage(page);
  const docket = page.getByRole('complementary', { name: 'La commande' });
  await docket.getByText('Thème', { exact: true }).waitFor();
  await docket.getByRole('button', { name: 'Tout le bon de commande' }).click();
  await agency.dialog().getByRole('img').first().waitFor();
  await agency.dialog().getByRole('button', { name: 'Fermer' }).click();
  const picked = page.waitForEvent('filechooser');
  await agency.card().getByText('Choisir les fichiers').click();
  await (await picked).setFiles(await proofOf('bat.pdf'));
  await agency.action('Soumettre au DC').click();
  await page.waitForURL(/\/dashboard/);
}
