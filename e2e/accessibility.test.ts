import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { chrWizard } from '@ardoise/domain/wizards/kinds/chr/index.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { launchBrowser, openPerson, signIn } from './browser.ts';
import { HttpCaller } from './http-caller.ts';
import { newDataDir, type RunningProduct, startProduct } from './running-product.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
const LAPTOP = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };

let dataDir: string;
let product: RunningProduct;
let browser: Browser;
let projects: { blank: string; complete: string; signed: string; atAgency: string };

beforeAll(async () => {
  dataDir = await newDataDir('accessibility');
  product = await startProduct(dataDir);
  browser = await launchBrowser();
  projects = await findProjects();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Projects of dc1 in the states whose screens differ; the one at the agency is agence1's. */
async function findProjects(): Promise<typeof projects> {
  const dc = new HttpCaller(product.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const rows = await dc.json<ProjectRow[]>('GET', '/rest/myplv/projets');
  const first = (what: string, fits: (row: ProjectRow) => boolean) => {
    const found = rows.find(fits);
    if (found === undefined) throw new Error(`the demonstration has no project that is ${what}`);
    return found._id.$oid;
  };
  const draft = (row: ProjectRow) => row.statut === 'Brouillon';
  return {
    blank: first('blank', (row) => draft(row) && row.etape === 1 && row.nOutlet === ''),
    complete: first('complete', (row) => draft(row) && row.complet && !row.clientSigned),
    signed: first('signed', (row) => draft(row) && row.dcSigned),
    atAgency: first('at the agency', (row) => row.statut === 'Agence' && row.agence === 'agence1'),
  };
}

/** One person's browser, and what is wrong with the screens it has been through. */
class Inspection {
  readonly page: Page;
  readonly wrong: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a screen and looks at it. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.look(address);
  }

  /** Looks at what is on screen, on a laptop then on a phone; a dialog is looked at by itself. */
  async look(name: string): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector('h1') !== null && document.querySelector('.skel') === null,
    );
    for (const size of [LAPTOP, PHONE]) await this.lookAt(name, size);
    await this.page.setViewportSize(LAPTOP);
  }

  /** Looks at the dialog that was just asked for. */
  async lookAtDialog(name: string): Promise<void> {
    await this.page.locator('dialog[open]').waitFor();
    await this.look(name);
  }

  private async lookAt(name: string, size: typeof PHONE): Promise<void> {
    const { page, wrong } = this;
    await page.setViewportSize(size);
    const { scrollWidth, innerWidth } = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return { scrollWidth: document.documentElement.scrollWidth, innerWidth: window.innerWidth };
    });
    const where = `${name} at ${size.width} px`;
    if (scrollWidth > innerWidth) wrong.push(`${where}: ${scrollWidth} px wide`);
    // One document, no frames: the other way opens a page of its own for each look.
    const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true);
    if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        wrong.push(`${where}: ${id}, ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`);
  }
}

async function inspectAs(name: string | null): Promise<Inspection> {
  const { page } = await openPerson(browser, product.url, LAPTOP.width);
  // Looked at half-way through a transition, a text is paler than it is.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  onTestFailed(async () => {
    await page.screenshot({ path: path.join(tmpdir(), `ardoise-accessibility-${name ?? 'visitor'}.png`) });
  });
  if (name !== null) await signIn(page, name);
  return new Inspection(page);
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).first();
}

it('is readable by all before one signs in', async () => {
  const visitor = await inspectAs(null);
  await visitor.open('/login');
  await button(visitor.page, 'Se connecter').click();
  await visitor.page.locator('.errsum, .bad, [role=alert]').first().waitFor();
  await visitor.look('the refused login');
  await visitor.open('/cms/mot-de-passe');
  await visitor.open(`/cms/mot-de-passe/${'x'.repeat(43)}`);
  await visitor.open('/mentions-legales');
  await visitor.open('/courriels');
  await visitor.open(`/lien/${'x'.repeat(43)}`);
  expect(visitor.wrong).toEqual([]);
});

it('is readable by all on the delegate’s screens', async () => {
  const dc = await inspectAs('dc1');
  await dc.open('/');
  await button(dc.page, 'Créer une carte').click();
  await dc.lookAtDialog('the new project');
  await dc.open('/dashboard');
  await dc.open('/help');
  await dc.open(`/suivi-projet/${projects.complete}`);
  await dc.open(`/suivi-projet/${projects.atAgency}`);
  await dc.open(`/suivi-projet/${projects.signed}`);
  await button(dc.page, 'Soumettre à l').click();
  await dc.lookAtDialog('the submission');
  expect(dc.wrong).toEqual([]);
});

it('is readable by all on each step of the wizard', async () => {
  const dc = await inspectAs('dc1');
  await dc.open(`/chr/info-pdv/${projects.blank}`);
  await button(dc.page, 'Suivant').click();
  await dc.page.locator('.errsum').waitFor();
  await dc.look('the refused first step');
  for (const step of chrWizard.steps) await dc.open(`/chr/${step.path}/${projects.complete}`);
  await dc.open(`/chr/recapitulatif/${projects.blank}`);
  await dc.page.goto(`/chr/creation/theme/${projects.complete}`);
  await button(dc.page, /^Agrandir/).click();
  await dc.lookAtDialog('the zoom of a picture');
  await dc.open(`/chr/recapitulatif/${projects.complete}`);
  await button(dc.page, /Enregistrer et signer/).click();
  await dc.lookAtDialog('the signature');
  expect(dc.wrong).toEqual([]);
});

it('is readable by all at head office', async () => {
  const siege = await inspectAs('siege1');
  await siege.open('/');
  await siege.open('/dashboard');
  await siege.open(`/suivi-projet/${projects.atAgency}`);
  await siege.open(`/chr/recapitulatif/${projects.atAgency}`);
  expect(siege.wrong).toEqual([]);
});

it('is readable by all where the administrator looks after mails', async () => {
  const admin = await inspectAs('admin');
  for (const state of ['attente', 'echec', 'envoye']) await admin.open(`/suivi-courriels?etat=${state}`);
  expect(admin.wrong).toEqual([]);
});

it('is readable by all at the agency', async () => {
  const agency = await inspectAs('agence1');
  await agency.open('/dashboard');
  await agency.open(`/suivi-projet/${projects.atAgency}`);
  await agency.page.locator('.fu-acts .act:not(.act-no) button').first().click();
  await agency.lookAtDialog('the change of status');
  await agency.open(`/chr/recapitulatif/${projects.atAgency}`);
  expect(agency.wrong).toEqual([]);
});
