import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { AgencyPage } from './agency-page.ts';
import { proofOf } from './agency-round.ts';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { ClientLinkPage } from './client-link-page.ts';
import { ownDemonstration } from './demonstration.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { mailsTo } from './newest-mail.ts';
import { SAID } from './workflow-steps.ts';

const site = ownDemonstration('remarks');

async function caller(name: string): Promise<HttpCaller> {
  const person = new HttpCaller(site.url);
  await person.signIn(name, 'ardoise-demo');
  return person;
}

const read = (person: HttpCaller, id: string) => person.json<Project>('GET', `/rest/myplv/projets/${id}`);

/** Whether the proof says what was ordered: else its differences go back with a remark. */
async function isAsOrdered(dc: HttpCaller, id: string, version: number): Promise<boolean> {
  const call = `/rest/myplv/projets/${id}/creations/${version}/ecarts`;
  const compared = () => dc.json<Findings>('GET', call);
  await expect.poll(async () => (await compared()).etat, { timeout: 20_000 }).toBe('faite');
  return (await compared()).commande.length === 0;
}

/** A Carte Brasserie of Camille Ferrand's that she reviews, as it was ordered, without a remark, from Agence Pinson. */
async function underReview(dc: HttpCaller): Promise<string> {
  const list = '/rest/myplv/projets?q_statut=Validation%20DC&limit=100';
  const { projets } = await dc.json<{ projets: ProjectRow[] }>('GET', list);
  for (const { _id, type, agence } of projets) {
    if (type !== 'Carte Brasserie' || agence !== 'agence1') continue;
    const proofs = await dc.json<ProofVersion[]>('GET', `/rest/myplv/projets/${_id.$oid}/creations`);
    const isBare = proofs.every(({ postIts }) => postIts.length === 0);
    if (isBare && (await isAsOrdered(dc, _id.$oid, proofs[0]?.version ?? 1))) return _id.$oid;
  }
  throw new Error('no card in Validation DC without a remark');
}

async function openProof(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Agrandir la création/ }).click();
  const viewer = page.locator('.proof-room');
  await viewer.getByRole('button', { name: 'Poser une remarque', exact: true }).waitFor();
  return viewer;
}

const remarkIn = (place: Locator, words: string) =>
  place.getByRole('region', { name: 'Remarques' }).getByRole('listitem').filter({ hasText: words }).first();

async function isAccessible(page: Page, within: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  expect(violations).toEqual([]);
}

const PRICE = 'La pression est à 4,20 €';

it('takes a delegate’s remark to the agency, which answers before it sends, and back to be settled', async () => {
  const dc = await caller('dc1');
  const id = await underReview(dc);
  const { versionCreation: first } = await read(dc, id);
  const delegate = await openPerson(site.browser, site.url, WIDTHS.tablet);
  await enter(delegate.context, 'dc1');
  const followUp = new FollowUpPage(delegate.page);
  await followUp.open(id);
  const viewer = await openProof(delegate.page);
  await viewer.getByRole('button', { name: 'Poser une remarque', exact: true }).click();
  await viewer.getByRole('textbox', { name: 'Votre remarque' }).fill(PRICE);
  await viewer.getByRole('button', { name: 'Poser la remarque' }).click();
  await remarkIn(viewer, PRICE).waitFor();
  await viewer.getByRole('button', { name: 'Demander des corrections' }).click();
  const dialog = followUp.dialog();
  await dialog.getByRole('region', { name: 'Part avec' }).getByText(PRICE).waitFor();
  await dialog.getByRole('checkbox', { name: 'Prix' }).check();
  await followUp.finish('Demander des corrections', SAID.Agence, { comment: 'Voir ma remarque' });

  const studio = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(studio.context, 'agence1');
  const agency = new AgencyPage(studio.page);
  await agency.open(id);
  await agency.joinProof(await proofOf('bat-corrige.pdf'), first + 1);
  await agency
    .card()
    .getByRole('heading', { name: `La version ${first + 1} attend vos réponses` })
    .waitFor();
  await agency.cannot('Soumettre au DC', 'Une remarque attend votre réponse.');
  await isAccessible(studio.page, '#remarques');
  await agency.remark(PRICE).getByRole('button', { name: 'Fait' }).click();
  await agency.remark(PRICE).getByText('C’est fait.').waitFor();
  await agency.take('Soumettre au DC', SAID['Validation DC']);

  await followUp.open(id);
  const next = await openProof(delegate.page);
  await next.getByRole('heading', { name: `À vérifier sur la version ${first + 1}` }).waitFor();
  // The pin came along.
  await next.getByRole('button', { name: `Remarque 1 : ${PRICE}`, exact: true }).waitFor();
  await isAccessible(delegate.page, '.proof-room');
  await remarkIn(next, PRICE).getByRole('button', { name: 'C’est réglé' }).click();
  await next.getByText(`1 réglée, depuis la version ${first + 1}`).waitFor();
  await expect.poll(() => delegate.page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  expect([...delegate.complaints, ...studio.complaints]).toEqual([]);
});

const COFFEE = 'Le café est à 2,20 €';

/** The client's newest link to the proof. */
async function linkOf(dc: HttpCaller, id: string): Promise<string> {
  const { pdv } = await read(dc, id);
  const [mail] = await mailsTo(site.url, pdv?.emailCLient ?? '');
  return /\/accord\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function moved(person: HttpCaller, id: string, target: string): Promise<void> {
  const { version } = await read(person, id);
  await person.json('PUT', `/rest/myplv/projets/${id}/statut/${encodeURIComponent(target)}`, { version });
}

async function lastRemark(person: HttpCaller, id: string): Promise<number> {
  const proofs = await person.json<ProofVersion[]>('GET', `/rest/myplv/projets/${id}/creations`);
  return Math.max(...proofs.flatMap(({ postIts }) => postIts.map((note) => note.id)));
}

it('lets a client without an account answer under their own remark, on a phone, until it is settled', async () => {
  const [dc, agency] = [await caller('dc1'), await caller('agence1')];
  const id = await underReview(dc);
  const { versionCreation: first } = await read(dc, id);
  await moved(dc, id, 'Validation Client');
  const phone = await openPerson(site.browser, site.url, WIDTHS.phone);
  const client = new ClientLinkPage(phone.page);
  await phone.page.goto(await linkOf(dc, id));
  await client.annotate(COFFEE);
  const note = await lastRemark(dc, id);
  const replies = `/rest/myplv/projets/${id}/creations/post-its/${note}/reponses`;
  await dc.json('POST', replies, { acte: 'reponse', texte: 'Et le déca ?', version: first });
  await phone.page.reload();
  const mine = remarkIn(phone.page.locator('main'), COFFEE);
  await mine.getByText('Et le déca ?').waitFor();
  await mine.getByRole('button', { name: 'Répondre' }).tap();
  await mine.getByRole('textbox', { name: 'Répondre' }).fill('Au même prix.');
  await phone.page.keyboard.press('Control+Enter');
  await mine.getByText('Au même prix.').waitFor();
  await isAccessible(phone.page, 'main');
  await client.fitsTheScreen();
  await phone.page.getByRole('button', { name: 'Demander des corrections' }).tap();
  const dialog = phone.page.locator('dialog[open]');
  await dialog.getByRole('region', { name: 'Part avec' }).getByText(COFFEE).waitFor();
  await dialog.getByRole('checkbox', { name: 'Prix' }).check();
  await dialog.getByRole('button', { name: 'Envoyer à l’agence' }).tap();
  await client.heading('C’est transmis').waitFor();

  const form = new FormData();
  form.set('projet_id', id);
  form.set('file_type', 'photo_crea');
  form.set('remplace', '1');
  const { name, mimeType, buffer } = await proofOf('bat-corrige.pdf');
  form.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  await agency.json('POST', '/rest/myplv/projets/upload', form);
  await agency.json('POST', replies, { acte: 'fait', version: first + 1 });
  await moved(agency, id, 'Validation Client');
  await phone.page.goto(await linkOf(dc, id));
  await phone.page.getByRole('heading', { name: `À vérifier sur la version ${first + 1}` }).waitFor();
  await phone.page.getByRole('button', { name: 'Valider et signer' }).tap();
  await dialog.getByText(/Votre remarque.1 n’est pas réglée\./).waitFor();
  await dialog.getByRole('button', { name: 'Relire' }).tap();
  await client.settle(COFFEE);
  await phone.page.getByText(`1 réglée, depuis la version ${first + 1}`).waitFor();
  expect(phone.complaints).toEqual([]);
});
