import type { Locator } from 'playwright';
import { type Answer, FollowUpPage, type PickedFile } from './follow-up-page.ts';

/** The page of a project that the agency works on: what it drops, and where it sends it, are one card. */
export class AgencyPage extends FollowUpPage {
  card(): Locator {
    return this.page.locator('.agency-work');
  }

  override action(label: string): Locator {
    return this.card().getByRole('button', { name: label, exact: true });
  }

  /** Sends from the card, without a dialog, then waits for the message and the dashboard. */
  override async take(label: string, said: string, { comment, printer }: Answer = {}): Promise<void> {
    if (printer !== undefined) {
      await this.card().getByText('Autre imprimeur').click();
      await this.card().getByRole('radio', { name: printer }).check();
    }
    if (comment !== undefined) await this.card().getByRole('textbox').fill(comment);
    await this.action(label).click();
    await this.says(said);
    await this.page.waitForURL(/\/dashboard/);
  }

  /** Asserts that a move is refused for this reason, which is shown on demand. */
  override async cannot(label: string, reason: string): Promise<void> {
    const later = this.card().locator('details.later-moves');
    await later.waitFor();
    if ((await later.getAttribute('open')) === null) await later.locator('summary').click();
    const refused = later.getByRole('listitem').filter({ hasText: label });
    await refused.getByText(reason, { exact: true }).waitFor();
  }

  /** Opens the dialog that sends the order back. */
  async startBack(label: string): Promise<Locator> {
    await this.unfold('retour');
    await this.page.locator('#retour').getByRole('button', { name: label, exact: true }).click();
    return this.dialog();
  }

  /** Sends the order back, with what must be completed. */
  async sendBack(label: string, said: string, comment: string): Promise<void> {
    await this.startBack(label);
    await this.finish(label, said, { comment });
  }

  async joinProof(file: PickedFile, version = 1): Promise<void> {
    await this.card().getByLabel('Choisir les fichiers', { exact: true }).setInputFiles(file);
    await this.proof(version).waitFor();
  }

  /** The files of the version that is ready to be sent. */
  override proof(version: number): Locator {
    return this.card().getByRole('region', { name: `Création, version ${version}`, exact: true });
  }

  /** A remark in the card, with what was said under it. */
  remark(words: string): Locator {
    return this.card()
      .getByRole('region', { name: 'Remarques' })
      .getByRole('listitem')
      .filter({ hasText: words })
      .first();
  }

  /** Opens a remark of the proof that was sent, in its room, and returns. */
  override async readsPostIt(version: number, words: string): Promise<void> {
    await this.remark(words)
      .getByRole('button', { name: /^Montrer la remarque/ })
      .click();
    await this.page.waitForURL((url) => url.searchParams.get('version') === String(version));
    await this.page.getByRole('complementary').getByText(words).waitFor();
    await this.page.getByRole('link', { name: 'Retour au projet' }).click();
    await this.remark(words).waitFor();
  }
}
