import { readFile } from 'node:fs/promises';
import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { wordsOf } from '../packages/server/src/testing/pdf-words.ts';
import { AgencyPage } from './agency-page.ts';
import { agencyRound, openQueue, proofOf } from './agency-round.ts';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { ClientLinkPage } from './client-link-page.ts';
import { ownDemonstration } from './demonstration.ts';
import { FollowUpPage, type PickedFile } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { mailsTo } from './newest-mail.ts';
import { Effort } from './taps/effort.ts';
import { UPLOAD } from './upload-call.ts';
import { SAID } from './workflow-steps.ts';

const site = ownDemonstration('agency-round');

it('takes six taps at most, back in its queue, which has one project less', async () => {
  const { context, page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'agence1');
  const effort = await Effort.countIn(context);
  const id = await openQueue(page);
  await agencyRound(page, id);
  await expect.poll(() => page.locator(`[data-project="${id}"]`).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('q_statut')).toBe('Agence');
  expect(effort.total().taps).toBeLessThanOrEqual(6);
  expect(complaints).toEqual([]);
});

/** Drags a file over the page, then drops it on an element that is no drop zone. */
async function dropOnPage(page: Page, { name, mimeType, buffer }: PickedFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, type, bytes]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes ?? ''), (byte) => byte.charCodeAt(0));
      transfer.items.add(new File([content], fileName ?? '', { type: type ?? '' }));
      return transfer;
    },
    [name, mimeType, buffer.toString('base64')],
  );
  // The page listens once the card with its zone has been loaded.
  await page.getByText('Déposez la création ici').waitFor();
  const place = page.getByRole('heading', { level: 1 });
  await place.dispatchEvent('dragenter', { dataTransfer });
  await page.getByText('Lâchez pour déposer').waitFor();
  await place.dispatchEvent('drop', { dataTransfer });
}

/** The agency, in front of one of its jobs. */
async function openJob() {
  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'agence1');
  const id = await openQueue(page);
  const agency = new AgencyPage(page);
  await agency.open(id);
  return { page, complaints, id, agency };
}

it('keeps a file that fails three times, and a word over a reload; a double click moves once', {
  tags: 'long',
}, async () => {
  const { page, complaints, id, agency } = await openJob();
  await page.route(UPLOAD, (route) => route.abort());
  await dropOnPage(page, await proofOf('bat carte.pdf'));
  const retry = agency.card().getByRole('button', { name: 'Réessayer' });
  await retry.click();
  await retry.click();
  await agency.card().getByText('ECHEC UPLOAD. La page va se refraîchir.').waitFor();
  await page.unroute(UPLOAD);
  await retry.click();
  await agency.proof(1).getByText('bat-carte.pdf').waitFor();

  const word = agency.card().getByRole('textbox', { name: /^Un mot pour/ });
  await word.fill('Le prix de la formule est corrigé.');
  await page.reload();
  await expect.poll(() => word.inputValue()).toBe('Le prix de la formule est corrigé.');

  let moves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/statut/')) moves += 1;
  });
  await agency.action('Soumettre au DC').dblclick();
  await page.waitForURL(/\/dashboard/);
  await page.goto(`/suivi-projet/${id}`);
  await agency.isIn('Validation DC');
  await page.getByText('Le prix de la formule est corrigé.').first().waitFor();
  expect(moves).toBe(1);
  expect(complaints).toEqual([]);
});

it('starts from the drawing of the order, as a PDF', { tags: 'long' }, async () => {
  const { page, complaints } = await openJob();
  const docket = page.getByRole('complementary', { name: 'La commande' });
  await docket.getByText('un point de départ, pas le fichier d’exécution').waitFor();
  // Painted in a thread of the server, which takes its time on a busy machine.
  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await docket.getByRole('link', { name: 'Partir de l’aperçu' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^point-de-depart_.+\.pdf$/);
  const [words = ''] = await wordsOf(await readFile(await file.path()));
  expect(words).toContain('ce n’est pas le fichier d’exécution');
  expect(complaints).toEqual([]);
});

it('gives back a word typed for a project that somebody else moved meanwhile', { tags: 'long' }, async () => {
  const { page, complaints, id, agency } = await openJob();
  await agency.joinProof(await proofOf('bat carte.pdf'));
  await agency.card().getByRole('textbox').fill('La frise est remontée.');
  const colleague = new HttpCaller(site.url);
  await colleague.signIn('agence1', 'ardoise-demo');
  const { version } = await colleague.json<{ version: number }>('GET', `/rest/myplv/projets/${id}`);
  await colleague.json('PUT', `/rest/myplv/projets/${id}/statut/Validation DC`, { version, comment: '' });
  await page.getByText('Votre message n’est pas parti.').waitFor();
  await page.getByRole('alert').getByText('La frise est remontée.').waitFor();
  expect(complaints).toEqual([]);
});

const COMMENT_NEEDED = 'Merci de préciser votre demande dans le message.';

/** A Carte Brasserie that its delegate reviews, and a caller who is that delegate. */
async function underReview(): Promise<{ dc: HttpCaller; project: ProjectRow }> {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const list = '/rest/myplv/projets?q_statut=Validation%20DC&limit=50';
  const { projets } = await dc.json<{ projets: ProjectRow[] }>('GET', list);
  const project = projets.find(({ type }) => type === 'Carte Brasserie');
  if (project === undefined) throw new Error('no card in Validation DC');
  return { dc, project };
}

/** The agency reads, above what was asked, why its creation came back. */
async function agencyReads(id: string, causes: string): Promise<void> {
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.desktop);
  await enter(page.context(), 'agence1');
  const agency = new AgencyPage(page);
  await page.goto(`/suivi-projet/${id}`);
  await agency.card().getByText(causes, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
}

it('asks a delegate why a creation goes back, by keys alone', { tags: 'long' }, async () => {
  const { project } = await underReview();
  const id = project._id.$oid;
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(page.context(), 'dc1');
  const followUp = new FollowUpPage(page);
  await followUp.open(id);
  await page.getByRole('button', { name: /^Demander des corrections/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = followUp.dialog();
  await dialog.getByRole('button', { name: 'Demander des corrections' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Dites pourquoi', { exact: true }).waitFor();
  await dialog.getByText(COMMENT_NEEDED).waitFor();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  // The focus is on the first cause.
  await page.keyboard.press('Space');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('La pression est à 4,20 €');
  await followUp.finish('Demander des corrections', SAID.Agence);
  await followUp.open(id);
  await page.getByText('Causes\u00a0: prix, mise en page', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await agencyReads(id, 'Causes\u00a0: prix, mise en page');
});

it('asks a client without an account, on a phone, who finds their answer again after a reload', {
  tags: 'long',
}, async () => {
  const { dc, project } = await underReview();
  const id = project._id.$oid;
  const { emailClient, version } = await clientOf(dc, id);
  await dc.json('PUT', `/rest/myplv/projets/${id}/statut/Validation%20Client`, { version });
  const [mail] = await mailsTo(site.url, emailClient);
  const link = /\/accord\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.phone);
  await page.goto(link);
  await page.getByRole('button', { name: 'Demander des corrections' }).tap();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: 'Envoyer à l’agence' }).tap();
  await dialog.getByText('Dites pourquoi', { exact: true }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Image' }).tap();
  await page.reload();
  await page.getByRole('button', { name: 'Demander des corrections' }).tap();
  await expect.poll(() => dialog.getByRole('checkbox', { name: 'Image' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Fermer' }).tap();
  const client = new ClientLinkPage(page);
  await client.askCorrections('Un fond plus clair', 'Texte');
  await client.isThanked('C’est transmis', 'Merci, votre demande de corrections est transmise à l’agence.');
  expect(complaints).toEqual([]);
  await agencyReads(id, 'Causes\u00a0: texte, image');
});

async function clientOf(dc: HttpCaller, id: string): Promise<{ emailClient: string; version: number }> {
  const { pdv, version } = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
  return { emailClient: pdv?.emailCLient ?? '', version };
}

const CUT_LOGO = 'Le logo est coupé en bas à droite.';

it('shows head office who submitted the version and who agreed to it, then its own words above what they withdrew', {
  tags: 'long',
}, async () => {
  const siege = new HttpCaller(site.url);
  await siege.signIn('siege1', 'ardoise-demo');
  const list = `/rest/myplv/projets?q_statut=${encodeURIComponent('Validation CCEP')}&limit=100`;
  const { projets } = await siege.json<{ projets: ProjectRow[] }>('GET', list);
  const row = projets.find(({ versionAccord }) => versionAccord !== null);
  const id = row?._id.$oid ?? '';
  const { historique, version } = await siege.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const given = historique.find(({ nature }) => nature === 'accord');
  const sent = historique.find(
    ({ statut_dep, statut_arr }) => statut_dep === 'Agence' && statut_arr !== 'Agence',
  );

  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'siege1');
  await page.goto(`/suivi-projet/${id}`);
  await page.getByText(`Version ${row?.versionCreation}, soumise par ${sent?.nomResp} le `).waitFor();
  const approval = page.getByText(`Accord signé par ${given?.accord?.nom}, `).first();
  await approval.waitFor();
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  expect(await approval.textContent()).toContain(`le ${day.format(new Date(given?.t_creation ?? ''))}`);

  const target = `/rest/myplv/projets/${id}/statut/Agence`;
  await siege.json('PUT', target, { version, comment: CUT_LOGO });
  await page.reload();
  const lines = page.getByRole('complementary', { name: 'Historique' }).getByRole('listitem');
  await lines.first().getByText(CUT_LOGO).waitFor();
  expect(await lines.nth(1).textContent()).toMatch(/^L’accord du client sur la version \d+ ne vaut plus\./);
  expect(await lines.nth(1).locator('q').count()).toBe(0);
  expect(complaints).toEqual([]);
});
