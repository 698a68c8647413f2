import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A file for a file input. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Input of the dialog of a status change. */
export interface Answer {
  comment?: string;
  /** Display name of a printer other than the agency. */
  printer?: string;
}

const LONG = 10_000;

/** The page of a project, for the signed-in role. */
export class FollowUpPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/suivi-projet/${id}`);
    await this.page.getByRole('heading', { name: 'Historique' }).waitFor();
  }

  dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  action(label: string): Locator {
    const card = this.page.getByRole('region', { name: 'Ce que vous pouvez faire' });
    // Under review, the answers to the proof.
    return card
      .or(this.page.getByRole('group', { name: 'Votre réponse' }))
      .getByRole('button', { name: label, exact: true });
  }

  /** Asserts the project's status on its path; for a client, the step of their order. */
  async isIn(statut: string): Promise<void> {
    // Folded below 1180 px.
    const path = this.page.getByRole('list', { name: /^Chemin d/, includeHidden: true });
    const here = path.locator('[aria-current=step]');
    await expect.poll(() => here.locator('b').textContent(), { timeout: LONG }).toContain(statut);
  }

  /** The '…' menu, open. */
  async menu(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Autres actions' }).click();
    const menu = this.page.getByRole('menu', { name: 'Autres actions' });
    await menu.waitFor();
    return menu;
  }

  /** Chooses one of the optional actions. */
  async chooseOther(label: string): Promise<void> {
    await (await this.menu()).getByRole('menuitem', { name: label, exact: true }).click();
  }

  /** Opens a section below the card, if it is folded. */
  async unfold(name: string): Promise<void> {
    const fold = this.page.locator(`details#${name}`);
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
  }

  /** Starts a change of status: opens its dialog. */
  async start(label: string): Promise<Locator> {
    await this.action(label).click();
    await this.dialog().getByRole('textbox').waitFor();
    return this.dialog();
  }

  /** Confirms the open dialog, then waits for the message and the dashboard. */
  async finish(confirm: string, said: string, { comment, printer }: Answer = {}): Promise<void> {
    const dialog = this.dialog();
    if (printer !== undefined) {
      await dialog.getByText('Autre imprimeur').click();
      await dialog.getByRole('radio', { name: printer }).check();
    }
    if (comment !== undefined) await dialog.getByRole('textbox').fill(comment);
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await this.says(said);
    await this.page.waitForURL(/\/dashboard/);
  }

  /** A change of status from the project's page to its confirmation message. */
  async take(label: string, said: string, answer: Answer = {}): Promise<void> {
    await this.start(label);
    await this.finish(label, said, answer);
  }

  /** A change of status without a comment: the dialog stays open with the error message. */
  async mustSayWhy(label: string, from: 'card' | 'menu' = 'card'): Promise<void> {
    await (from === 'menu' ? this.chooseOther(label) : this.action(label).click());
    const dialog = this.dialog();
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await dialog.getByText('Merci de préciser votre demande dans le message.').waitFor();
  }

  /** Asserts a message of the page, verbatim. */
  async says(message: string): Promise<void> {
    const messages = this.page.locator('[role=status], [role=alert]');
    await messages.getByText(message, { exact: true }).waitFor();
  }

  /** Asserts that an action is offered but disabled, with this reason. */
  async cannot(label: string, reason: string): Promise<void> {
    await expect.poll(() => this.action(label).getAttribute('aria-disabled')).toBe('true');
    // Expanded only where nothing else can be done first.
    const folded = this.page.locator('details:not([open])', { hasText: reason });
    await folded.evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    await this.page.getByText(reason).first().waitFor();
  }

  proof(version: number): Locator {
    return this.page.getByRole('article', { name: `Création, version ${version}`, exact: true });
  }

  /** Opens the proof under review, reads it page by page with the keyboard, and begins an answer in its room. */
  async readsAndAnswers(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `${label} sans l’avoir ouverte` }).waitFor();
    await this.action('Ouvrir la création').click();
    const room = this.page.locator('.proof-room');
    await room.locator('.page-image img').first().waitFor();
    await this.page.keyboard.press('ArrowRight');
    await room.locator('.viewer-sheets [aria-current=page]', { hasText: /^(Verso|Page 2)$/ }).waitFor();
    const zoom = room.getByRole('button', { name: /^Zoom/ });
    const whole = await zoom.textContent();
    await this.page.keyboard.press('+');
    await expect.poll(() => zoom.textContent()).not.toBe(whole);
    await this.page.keyboard.press('0');
    await this.page.keyboard.press('Escape');
    // Recorded: this version was opened, and its answer is first.
    await this.page.getByText(/^Version \d+ ouverte par vous aujourd’hui/).waitFor();
    await this.page.getByRole('button', { name: 'La rouvrir' }).click();
    await room.getByRole('button', { name: label, exact: true }).click();
    await this.dialog().getByRole('textbox').waitFor();
  }

  /** Opens a version of the proof and reads a post-it on it. */
  async readsPostIt(version: number, words: string): Promise<void> {
    await this.proof(version)
      .getByRole('button', { name: /^Ouvrir la création/ })
      .click();
    await this.page.getByRole('complementary').getByText(words).waitFor();
    await this.page.getByRole('link', { name: 'Retour au projet' }).click();
    await this.proof(version).waitFor();
  }

  /** Attaches an execution file in the section of this title. */
  async joinExecution(file: PickedFile, title = 'Fichier d’exécution'): Promise<void> {
    const slot = this.page
      .locator('.execution-files-slot')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
    await slot.getByLabel(`Choisir le ${title.toLowerCase()}`, { exact: true }).setInputFiles(file);
    await slot.getByText('Prêt', { exact: true }).waitFor();
  }

  /** Downloads a document of the project from the viewer. */
  async download(title: string): Promise<Buffer> {
    await this.unfold('documents');
    await this.page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    const downloading = this.page.waitForEvent('download');
    await this.dialog().getByRole('link', { name: 'Télécharger' }).click();
    const content = await readFile(await (await downloading).path());
    await this.dialog().getByRole('button', { name: 'Fermer' }).click();
    return content;
  }
}
