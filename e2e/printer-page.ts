import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { readZip } from '../packages/server/src/testing/read-zip.ts';

/** The dashboard of a print shop, or of an agency that prints. */
export class PrinterPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard-imprimeur');
    await this.page.getByRole('heading', { level: 1, name: 'Impression' }).waitFor();
  }

  row(id: string): Locator {
    return this.page.locator(`[data-project="${id}"]`);
  }

  /** Promises the proposed day and downloads the zip of one project, which moves it to Imprimé; returns its files. */
  async download(id: string, name: string): Promise<Buffer[]> {
    const downloading = this.page.waitForEvent('download');
    await this.row(id)
      .getByRole('button', { name: `Télécharger ${name}`, exact: true })
      .click();
    await this.page.locator('dialog[open]').getByRole('button', { name: 'Promettre et télécharger' }).click();
    const zip = await readFile(await (await downloading).path());
    await this.page.getByRole('region', { name: '1 projet téléchargé' }).waitFor();
    await this.row(id)
      .getByText(/^Livraison le /)
      .waitFor();
    return [...readZip(zip).values()].map(({ content }) => content);
  }

  /** Delivers a project; with a pose it waits for its installer, in Livré. */
  async deliver(id: string, statut: 'Livré' | 'Terminé' = 'Terminé'): Promise<void> {
    await this.row(id)
      .getByRole('button', { name: /^Passer en livré/ })
      .click();
    const dialog = this.page.locator('dialog[open]');
    await dialog.getByText(statut === 'Livré' ? /passe en Livré/ : /est Terminé/).waitFor();
    await dialog.getByRole('button', { name: 'Passer en livré', exact: true }).click();
    await this.page.getByRole('region', { name: '1 projet passé en livré' }).waitFor();
  }
}
