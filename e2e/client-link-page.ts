import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { SignatureDialog } from './signature-dialog.ts';

/** The page that the client opens by a mailed link, or on the delegate's tablet. */
export class ClientLinkPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  #dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Waits for the proof of this version, each of its pages rendered. */
  async readProof(version: number, pages: number): Promise<void> {
    await this.heading('Votre création est prête').waitFor();
    await this.page.getByText(new RegExp(`^Version ${version}, envoyée le `)).waitFor();
    for (let page = 1; page <= pages; page += 1) {
      await this.page.getByText(`Page ${page} sur ${pages}`, { exact: true }).waitFor();
      await expect.poll(() => this.page.evaluate(inkOnProof), { timeout: 15_000 }).toBeGreaterThan(100);
      if (page < pages) await this.page.getByRole('button', { name: 'Page suivante' }).click();
    }
  }

  /** Asserts that the page needs no horizontal scrolling. */
  async fitsTheScreen(): Promise<void> {
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await this.page.evaluate(beyond)).toBe(0);
  }

  async sign(): Promise<void> {
    await this.page.getByRole('button', { name: 'Valider et signer' }).click();
    await new SignatureDialog(this.page).sign('Gérant', true);
  }

  /** Puts a post-it on the displayed page. */
  async annotate(words: string): Promise<void> {
    await this.page.getByRole('button', { name: /^(Annoter|Poser une remarque)$/ }).click();
    const large = this.#dialog();
    await large.getByRole('textbox', { name: 'Votre remarque' }).fill(words);
    await large.getByRole('button', { name: 'Poser la remarque' }).click();
    await large.getByRole('list', { name: 'Remarques' }).getByText(words).waitFor();
    await large.getByRole('button', { name: 'Fermer' }).click();
  }

  /** Says that a remark is settled. */
  async settle(words: string): Promise<void> {
    const remarks = this.page.getByRole('region', { name: 'Remarques' });
    const remark = remarks.getByRole('listitem').filter({ hasText: words }).first();
    await remark.getByRole('button', { name: /^(C’est réglé|Réglée pour le client)$/ }).click();
    await remarks.getByText(/^1 réglée, depuis/).waitFor();
  }

  async askCorrections(comment: string, cause: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Demander des corrections' }).click();
    await this.#dialog().getByRole('checkbox', { name: cause }).check();
    await this.#dialog().getByRole('textbox', { name: 'Que faut-il changer' }).fill(comment);
    await this.#dialog().getByRole('button', { name: 'Envoyer à l’agence' }).click();
  }

  /** Asserts the confirmation after the client's answer. */
  async isThanked(title: string, sentence: string): Promise<void> {
    await this.heading(title).waitFor();
    await this.page.getByText(sentence, { exact: true }).waitFor();
  }

  /** Asserts that the link is used or expired, and the message that explains why. */
  async isOver(sentence: RegExp): Promise<void> {
    await this.heading('Il n’y a plus rien à signer ici').waitFor();
    await this.page.getByRole('alert').getByText(sentence).waitFor();
  }

  /** Downloads the finished file. */
  async download(): Promise<Buffer> {
    await this.heading('Vos fichiers sont prêts').waitFor();
    const downloading = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: /^Télécharger/ }).click();
    return readFile(await (await downloading).path());
  }
}

/** Runs in the page: counts the dark pixels of the displayed proof. */
function inkOnProof(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas.viewer-page');
  if (canvas === null || canvas.width === 0) return 0;
  const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  let dark = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 200 && (data[at] ?? 255) < 90) dark += 1;
  return dark;
}
