import type { Locator, Page } from 'playwright';
import type { HttpCaller } from './http-caller.ts';

/** An outlet of the demonstration with a Gold medal: Brasserie du Palais. */
const PALAIS = '3104587';

interface NewProject {
  /** The kind's button on the home page. */
  create: string | RegExp;
  /** For kinds with several. */
  support?: string;
  nOutlet?: string;
}

/** The dialog on the home page for a new project's outlet. */
export class NewProjectDialog {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.locator('dialog[open]');
  }

  async open({ create, support }: NewProject): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: create }).click();
    if (support) await this.dialog.getByRole('radio', { name: support }).check();
  }

  /** A number of seven digits is looked up without a click. */
  async type(nOutlet: string): Promise<void> {
    await this.dialog.getByLabel('Numéro d’OUTLET').fill(nOutlet);
  }

  beginButton(): Locator {
    return this.dialog.getByRole('button', { name: /^(OK, c|C)ommencer$/ });
  }

  /** From the home page to the first step of the new project; returns its id. */
  async begin(project: NewProject): Promise<string> {
    await this.open(project);
    await this.type(project.nOutlet ?? PALAIS);
    await this.beginButton().click();
    return this.createdId();
  }

  /** The id of the project just opened at its first step. */
  async createdId(): Promise<string> {
    await this.page.waitForURL(/\/info-(pdv|client)\/[0-9a-f]{24}$/);
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }
}

/** Lifts the suspension of Caissons, Boards PVC and Digital, as head office does. */
export async function openBoards(siege: HttpCaller): Promise<void> {
  await siege.json('PUT', '/rest/myplv/reglages', { vaeSuspendue: false });
}
