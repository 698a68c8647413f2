import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';

const FILES = path.resolve(import.meta.dirname, '../docs/first-hour');

interface Invited {
  role: string;
  prenom?: string;
  nom: string;
  mail: string;
  /** Display names of the person's managers. */
  mdv?: string;
  smhf?: string;
}

interface JoinedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture as a photographer sends it. */
export async function pictureFile(name: string): Promise<JoinedFile> {
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#b4552d' } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** The content management, as head office uses it. */
export class HeadOfficePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async invite({ role, prenom, nom, mail, mdv, smhf }: Invited): Promise<void> {
    const { page } = this;
    await page.goto('/cms/comptes');
    await page.getByRole('button', { name: 'Inviter' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Rôle').selectOption({ label: role });
    await dialog.getByLabel('E-mail').fill(mail);
    if (prenom) await dialog.getByLabel('Prénom').fill(prenom);
    await dialog.getByLabel(prenom ? 'Nom' : 'Nom de l’entreprise', { exact: true }).fill(nom);
    if (mdv) await dialog.getByLabel('MDV', { exact: true }).selectOption({ label: mdv });
    if (smhf) await dialog.getByLabel('SMHF', { exact: true }).selectOption({ label: smhf });
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** Joins a file of docs/first-hour; waits for the dry run. */
  async tryImport(address: string, file: string): Promise<void> {
    await this.page.goto(address);
    await this.page.locator('input[type=file]').setInputFiles(path.join(FILES, file));
    await this.page.getByText('Rien n’est encore changé.').waitFor();
  }

  /** Applies the dry run on screen. */
  async applyImport(): Promise<void> {
    await this.page.getByRole('button', { name: /^Appliquer/ }).click();
    await this.page.getByRole('button', { name: 'Annuler l’import' }).waitFor();
  }

  /** Drops every file of docs/first-hour/catalogues at once, tables and pictures, and applies them. */
  async importCatalogues(): Promise<void> {
    const { page } = this;
    const folder = path.join(FILES, 'catalogues');
    const names = await readdir(folder);
    const tables = names.filter((name) => name.endsWith('.csv')).length;
    await page.goto('/cms/catalogues');
    await page.locator('input[type=file]').setInputFiles(names.map((name) => path.join(folder, name)));
    const apply = page.getByRole('button', { name: `Appliquer les ${tables}\u00a0listes` });
    await apply.click({ timeout: 120_000 });
    const drop = page.getByRole('region', { name: 'Importer plusieurs listes à la fois' });
    await expect.poll(() => drop.getByText(/ écrite?s?\.$/).count(), { timeout: 60_000 }).toBe(tables);
  }

  /** An entry of a list, from an empty form: texts by label, pictures by the title of their part. */
  async addEntry(
    list: string,
    texts: Record<string, string>,
    pictures: readonly string[] = [],
  ): Promise<void> {
    const { page } = this;
    await page.goto(`/cms/catalogues/${list}/nouvelle`);
    for (const [label, text] of Object.entries(texts))
      await page.getByLabel(label, { exact: true }).fill(text);
    for (const part of pictures) {
      await page.getByLabel(`${part}, fichier`).setInputFiles(await pictureFile('photo.png'));
      await page
        .getByRole('region', { name: part, exact: true })
        .getByText(/nette jusqu/)
        .waitFor();
    }
  }

  async saveEntry(): Promise<void> {
    await this.page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await this.page.waitForURL((url) => !url.pathname.endsWith('/nouvelle'));
  }

  /** Opens a first year: these units for each of the three supports of the only SMHF. */
  async openQuotas(units: string): Promise<void> {
    const { page } = this;
    await page.goto('/cms/quotas');
    const cells = page.getByRole('textbox', { name: /, quota \d{4} / });
    await cells.first().waitFor();
    for (const cell of await cells.all()) {
      await cell.fill(units);
      await cell.press('Tab');
    }
    await page.getByRole('button', { name: /^Ouvrir les quotas/ }).click();
    await page.getByRole('button', { name: 'Ouvrir maintenant' }).click();
    await page.getByText('utilisée').first().waitFor();
  }

  /** Changes a quota of an opened year. */
  async changeQuota(label: RegExp, units: string, reason: string): Promise<void> {
    const { page } = this;
    await page.getByLabel(label).fill(units);
    await page.keyboard.press('Tab');
    await page.getByLabel('Motif').fill(reason);
    await page.keyboard.press('Enter');
    await page.getByLabel('Motif').waitFor({ state: 'detached' });
  }
}
