import { agencyHome, checkAgencyMail } from '@ardoise/domain/contract/agencies.ts';
import { runBulk } from '@ardoise/domain/contract/bulk.ts';
import { addProofNote, listProofs } from '@ardoise/domain/contract/creations.ts';
import { printLot } from '@ardoise/domain/contract/printing.ts';
import { listProjects, type ProjectPage, readProject } from '@ardoise/domain/contract/projects.ts';
import { createReplacement } from '@ardoise/domain/contract/replacements.ts';
import { agencies, me, printers, usersByRole } from '@ardoise/domain/contract/users.ts';
import { countWaiting } from '@ardoise/domain/contract/waiting-counts.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { pdfFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  approvedOrder,
  joinExecution,
  joinProof,
  move,
  type Order,
  orderShownToDc,
  readOrder,
  sendFile,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';
import type { Account } from './users.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from mails'));

let made = 0;
/** A person who works for an agency or a printer. */
function colleagueOf({ role, name }: Pick<Account, 'role' | 'name'>): Promise<Account> {
  made += 1;
  return createUser(site.pool, {
    role,
    organisation: name,
    name: `e.brun${made}`,
    prenom: 'Élodie',
    nom: `Brun ${made}`,
  });
}

async function idsOf(name: string, query: Record<string, string> = {}): Promise<string[]> {
  const { body } = await site.as(name).call(listProjects, { query: { limit: 9, ...query } });
  return (body as ProjectPage).projets.map(({ _id }) => _id.$oid);
}
const recipients = async (projectId: string) =>
  (await queuedMails(site, { projectId })).map(({ recipient }) => recipient).sort();

/** A submitted order and two people of its agency, beside the agency's own account. */
async function orderOfTwo(): Promise<{ order: Order; people: [Account, Account] }> {
  const order = await submittedOrder(site);
  return { order, people: [await colleagueOf(order.agence), await colleagueOf(order.agence)] };
}

it('lists, counts, finds and reads the same for each person, and nothing for another agency’s', async () => {
  const { order, people } = await orderOfTwo();
  const stranger = await colleagueOf(await createUser(site.pool, { role: 'agence' }));
  for (const name of [order.agence.name, ...people.map((person) => person.name)]) {
    const caller = site.as(name);
    expect(await idsOf(name), name).toEqual([order.id]);
    expect(await idsOf(name, { sort: 'attente' }), name).toEqual([order.id]);
    expect(await idsOf(name, { q_vue: 'attente' }), name).toEqual([order.id]);
    expect((await caller.call(readProject, { params: { id: order.id } })).status, name).toBe(200);
    expect((await caller.call(agencyHome)).body, name).toEqual([{ _id: 'Agence', count: 1 }]);
    expect((await caller.call(countWaiting)).body, name).toMatchObject([{ statut: 'Agence', count: 1 }]);
    expect(await idsOf(name, { q_recherche: order.dc.nom }), name).toEqual([order.id]);
  }
  expect(await idsOf(stranger.name)).toEqual([]);
  expect((await site.as(stranger.name).call(readProject, { params: { id: order.id } })).status).toBe(404);
});

it('names the person who acts, in the history and in the mail, while the project keeps its agency', async () => {
  const { order, people } = await orderOfTwo();
  const [first, second] = people;
  const proof = { name: 'bat.pdf', content: await pdfFile(1) };
  expect((await sendFile(site.as(first.name), order.id, 'photo_crea', proof)).status).toBe(200);
  const shown = await move(site.as(second.name), order.id, 'Validation DC', { comment: 'Voici' });
  expect(shown.historique[0]).toMatchObject({
    resp: second.name,
    nomResp: `Élodie ${second.nom}`,
    pourLeCompteDe: '',
  });
  expect((await readOrder(order.siege, order.id)).agence).toBe(order.agence.name);
  const toDc = (await queuedMails(site, { projectId: order.id, recipient: order.dc.mail })).at(-1);
  expect(toDc?.text).toContain(`Élodie ${second.nom}`);
});

it('mails each of them what it mails the agency, as they chose, until their account is closed', {
  tags: 'long',
}, async () => {
  const { order, people } = await orderOfTwo();
  const [first, second] = people;
  await joinProof(order);
  await move(order.agency, order.id, 'Validation DC');
  await site.pool.query('delete from mails');
  await site.pool.query("update users set courriels = 'aucun' where uid = $1", [second.uid]);
  const closed = await colleagueOf(order.agence);
  await site.pool.query('update users set active = false where uid = $1', [closed.uid]);
  await move(order.caller, order.id, 'Agence', { comment: 'Plus grand, merci' });
  expect(await recipients(order.id)).toEqual([order.agence.mail, first.mail].sort());
});

it('writes remarks as the agency’s, and several at once as one’s own', { tags: 'long' }, async () => {
  const { order, people } = await orderOfTwo();
  const [first] = people;
  const proof = await joinProof(order);
  const note = { fichier: proof.id, page: 1, x: 0.5, y: 0.5, texte: 'Ici' };
  const written = await site
    .as(first.name)
    .call(addProofNote, { params: { id: order.id, version: '1' }, body: note });
  expect(written.body).toMatchObject({ deAgence: true });
  const { body } = await order.caller.call(listProofs, { params: { id: order.id } });
  expect(JSON.stringify(body)).toContain('"deAgence":true');
  const sent = await site.as(first.name).call(runBulk, {
    body: { action: 'soumettre', projets: [{ id: order.id }] },
  });
  expect(sent.body.resultats).toMatchObject([{ fait: true }]);
  expect((await readOrder(order.siege, order.id)).historique[0]?.resp).toBe(first.name);
});

it('prints as the printer: both see it, whoever acts is named', { tags: 'long' }, async () => {
  const printer = await createUser(site.pool, { role: 'imprimeur' });
  const [first, second] = [await colleagueOf(printer), await colleagueOf(printer)];
  const order = await approvedOrder(site);
  await joinExecution(order);
  await site.pool.query('delete from mails');
  await move(order.agency, order.id, 'Impression', { imprimeur: printer.name });
  expect(await recipients(order.id)).toEqual([printer.mail, first.mail, second.mail].sort());
  for (const name of [printer.name, first.name, second.name])
    expect(await idsOf(name, { q_vue: 'impression' }), name).toEqual([order.id]);
  const lot = await site.as(second.name).call(printLot, { body: { ids: [order.id], action: 'telecharger' } });
  expect(lot.body.resultats).toMatchObject([{ fait: true }]);
  expect((await readOrder(order.siege, order.id)).historique[0]).toMatchObject({ resp: second.name });
});

it('recognises the agency by the address of each of its people, and lists organisations alone', async () => {
  const { order, people } = await orderOfTwo();
  const [first] = people;
  const check = await order.caller.call(checkAgencyMail, { body: { mail: first.mail } });
  expect(check.body).toEqual({ status: 'OK', agence: `Prénom ${order.agence.name}` });
  const printer = await createUser(site.pool, { role: 'imprimeur' });
  const press = await colleagueOf(printer);
  const listed = [
    ...(await order.siege.call(agencies)).body.map(({ username }) => username),
    ...(await order.siege.call(printers)).body.map(({ username }) => username),
    ...(await order.siege.call(usersByRole, { params: { role: 'agence' } })).body.map(
      ({ username }) => username,
    ),
  ];
  expect(listed).toEqual(expect.arrayContaining([order.agence.name, printer.name]));
  for (const { name } of [...people, press]) expect(listed).not.toContain(name);
  expect((await site.as(first.name).call(me)).body.organisation).toBe(order.agence.name);
});

it('lets somebody of another agency stand in for one of them, on the agency’s behalf', {
  tags: 'long',
}, async () => {
  const order = await orderShownToDc(site);
  const absent = await colleagueOf(order.agence);
  const substitute = await createUser(site.pool, { role: 'agence' });
  const today = parisDay(new Date());
  const days = { absent: absent.name, remplacant: substitute.name, du: today, au: today };
  expect((await site.as(absent.name).call(createReplacement, { body: days })).status).toBe(200);
  expect(await idsOf(substitute.name)).toEqual([order.id]);
  await site.pool.query('delete from mails');
  await move(order.caller, order.id, 'Agence', { comment: 'Plus grand, merci' });
  expect(await recipients(order.id)).toEqual([order.agence.mail, absent.mail, substitute.mail].sort());
  const proof = { name: 'bat.pdf', content: await pdfFile(1) };
  await sendFile(site.as(substitute.name), order.id, 'photo_crea', proof, { remplace: '1' });
  const moved = await move(site.as(substitute.name), order.id, 'Validation DC');
  expect(moved.historique[0]).toMatchObject({
    resp: substitute.name,
    pourLeCompteDe: `Prénom ${order.agence.name}`,
  });
});
