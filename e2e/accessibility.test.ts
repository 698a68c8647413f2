import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { chrWizard } from '@ardoise/domain/wizards/kinds/chr/index.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { pdfFile } from '../packages/server/src/testing/sample-files.ts';
import { launchBrowser, openPerson, signIn } from './browser.ts';
import { demoDataDir } from './demo-data.ts';
import { HttpCaller } from './http-caller.ts';
import { Inspection, LAPTOP } from './inspection.ts';
import { lostFocus } from './reachable.ts';
import { type RunningProduct, startProduct } from './running-product.ts';

let dataDir: string;
let product: RunningProduct;
let browser: Browser;
let projects: { blank: string; complete: string; signed: string; atAgency: string };
let atStatus: (statut: ProjectRow['statut']) => string;

beforeAll(async () => {
  dataDir = await demoDataDir('accessibility');
  product = await startProduct(dataDir);
  browser = await launchBrowser();
  projects = await findProjects();
  atStatus = await findByStatus();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Cards of dc1 in the states whose screens differ; the one at the agency is agence1's. */
async function findProjects(): Promise<typeof projects> {
  const dc = await callerOf('dc1');
  const rows = await dc.json<ProjectRow[]>('GET', '/rest/myplv/projets?q_typeProjet=CHR');
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

/** A card of dc1 in a status: agence1's, where they share one. */
async function findByStatus(): Promise<typeof atStatus> {
  const dc = await callerOf('dc1');
  const rows = await dc.json<ProjectRow[]>('GET', '/rest/myplv/projets?q_typeProjet=CHR');
  return (statut) => {
    const there = rows.filter((row) => row.statut === statut);
    const found = there.find(({ agence }) => agence === 'agence1') ?? there[0];
    if (found === undefined) throw new Error(`the demonstration has no project in ${statut}`);
    return found._id.$oid;
  };
}

async function callerOf(name: string): Promise<HttpCaller> {
  const caller = new HttpCaller(product.url);
  await caller.signIn(name, 'ardoise-demo');
  return caller;
}

/** The page that the newest mail with such a link leads to. */
async function mailedPage(path: string): Promise<string> {
  const anybody = new HttpCaller(product.url);
  for (const { id } of await anybody.json<{ id: number }[]>('GET', '/demo/mails')) {
    const { text } = await anybody.json<{ text: string }>('GET', `/demo/mails/${id}`);
    const link = new RegExp(`${path}[\\w-]+`).exec(text)?.[0];
    if (link !== undefined) return link;
  }
  throw new Error(`no mail has a link to ${path}`);
}

/** Ends an order that is not printed; its client is mailed the files. */
async function deliver(): Promise<void> {
  const agency = await callerOf('agence1');
  const rows = await agency.json<ProjectRow[]>('GET', '/rest/myplv/projets?q_typeProjet=CHR');
  const id = rows.find(({ statut, aImprimer }) => statut === 'Exécution' && !aImprimer)?._id.$oid ?? '';
  const form = new FormData();
  form.append('projet_id', id);
  form.append('file_type', 'execution');
  form.append('file', new Blob([new Uint8Array(await pdfFile(1))], { type: 'application/pdf' }), 'carte.pdf');
  await agency.json('POST', '/rest/myplv/projets/upload', form);
  const { version } = await agency.json<Project>('GET', `/rest/myplv/projets/${id}`);
  await agency.json('PUT', `/rest/myplv/projets/${id}/statut/Terminé`, { version, comment: '' });
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
  await siege.open('/suivi-quotas');
  await siege.open('/gestion-projets/CHR');
  await siege.open('/gestion-projets/PSM');
  await siege.open('/mon-compte');
  await siege.open(`/suivi-projet/${projects.atAgency}`);
  await siege.open(`/suivi-projet/${atStatus('Validation CCEP')}`);
  await siege.open(`/suivi-projet/${atStatus('Rejeté')}`);
  await siege.open(`/chr/recapitulatif/${projects.atAgency}`);
  expect(siege.wrong).toEqual([]);
});

it('is readable by all where regional managers and installers work', async () => {
  const smhf = await inspectAs('smhf1');
  await smhf.open('/gestion-projets-smhf');
  const installer = await inspectAs('installateur1');
  await installer.open('/dashboard');
  const [posed] = await (await callerOf('installateur1')).json<ProjectRow[]>('GET', '/rest/myplv/projets');
  await installer.open(`/suivi-projet/${posed?._id.$oid}`);
  expect([...smhf.wrong, ...installer.wrong]).toEqual([]);
});

it('is readable by all where the administrator looks after mails', async () => {
  const admin = await inspectAs('admin');
  for (const state of ['attente', 'echec', 'envoye']) await admin.open(`/suivi-courriels?etat=${state}`);
  for (const filters of ['', '?q_personne=admin', '?q_evenement=restauration'])
    await admin.open(`/journal-securite${filters}`);
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

it('is readable by all at each later status', async () => {
  const agency = await inspectAs('agence1');
  for (const statut of ['Exécution', 'Impression', 'Imprimé', 'Terminé', 'Annulé'] as const)
    await agency.open(`/suivi-projet/${atStatus(statut)}`);
  expect(agency.wrong).toEqual([]);
});

it('is readable by all on the bench of whoever prints', async () => {
  const printer = await inspectAs('imprimeur');
  await printer.open('/dashboard-imprimeur');
  await printer.page.getByLabel('Tout sélectionner').check();
  await printer.look('the selected prints');
  await button(printer.page, /^Passer en livré :/).click();
  await printer.lookAtDialog('the delivery');
  const printed = (await (await callerOf('imprimeur')).json<ProjectRow[]>('GET', '/rest/myplv/projets')).find(
    ({ statut }) => statut === 'Impression',
  );
  await printer.open(`/suivi-projet/${printed?._id.$oid}`);
  expect(printer.wrong).toEqual([]);
});

it('is readable by all where the client answers, by link and on the tablet', async () => {
  const atClient = atStatus('Validation Client');
  const dc = await inspectAs('dc1');
  const calls = await callerOf('dc1');
  await dc.open(`/suivi-projet/${atStatus('Validation DC')}`);
  await dc.open(`/suivi-projet/${atClient}`);
  await button(dc.page, /^Ouvrir la création/).click();
  await dc.lookAtDialog('the viewer of the proof');
  await dc.open(PAGE_PATHS.approvalOnTablet(atClient));
  await calls.json('POST', `/rest/myplv/projets/${atClient}/liens`, { purpose: 'approval' });
  const client = await inspectAs(null);
  await client.open(await mailedPage('/accord/'));
  await button(client.page, 'Demander des corrections').click();
  await client.lookAtDialog('the corrections');
  await client.page.keyboard.press('Escape');
  await button(client.page, 'Valider et signer').click();
  await client.lookAtDialog('the agreement');
  await client.page.keyboard.press('Escape');
  await button(client.page, 'Agrandir et annoter').click();
  await client.lookAtDialog('the large proof');
  expect([...dc.wrong, ...client.wrong]).toEqual([]);
});

it('is readable by all behind the other mailed links, and in the mailbox', async () => {
  await deliver();
  await (await callerOf('dc1')).json('POST', `/rest/myplv/projets/${projects.complete}/liens`, {
    purpose: 'texte',
  });
  const visitor = await inspectAs(null);
  await visitor.open(await mailedPage('/livraison/'));
  await visitor.open(`/livraison/${'x'.repeat(43)}`);
  await visitor.open(`/accord/${'x'.repeat(43)}`);
  await visitor.open(await mailedPage('/lien/'));
  await visitor.open('/courriels');
  const dc = await inspectAs('dc1');
  await dc.open(PAGE_PATHS.changePassword);
  expect([...visitor.wrong, ...dc.wrong]).toEqual([]);
});

it('shows where the focus is in the search, light and dark', async () => {
  const { page } = await inspectAs('dc1');
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press('Control+K');
    await page.locator('dialog[open]').waitFor();
    expect(await page.evaluate(lostFocus)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

it('reads no further while the keyboard stands below an endless list', async () => {
  const { page } = await inspectAs('siege1');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Afficher \d+ projets de plus/ }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('after=')) asked.push(request.url());
  });
  await page.keyboard.press('Tab');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  // What comes into sight is told within the next frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  expect(asked).toEqual([]);
});

it('tells what is chosen, and how far, where the system forces its colours', async () => {
  const { page } = await inspectAs('siege1');
  await page.emulateMedia({ forcedColors: 'active' });
  const shades = (...selectors: string[]) =>
    Promise.all(
      selectors.map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
  await page.goto('/dashboard');
  const [ground, current, chosen] = await shades(
    'body',
    '.top nav [aria-current]',
    '.ledger [aria-pressed=true]',
  );
  expect(current).not.toBe(ground);
  expect(chosen).not.toBe(ground);
  await page.goto('/suivi-quotas');
  const [canvas, ...parts] = await shades('body', '.qbar .q-c', '.qbar .q-i', '.qkey .q-c');
  expect(parts).not.toContain(canvas);
  expect(new Set(parts).size).toBe(2);
});
