import { approveByLink, openDelivery, readDeliveredFile } from '@ardoise/domain/contract/client-links.ts';
import { listLinks } from '@ardoise/domain/contract/files.ts';
import { saveProject } from '@ardoise/domain/contract/projects.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import {
  joinExecution,
  joinProof,
  move,
  type Order,
  orderShownToClient,
  readOrder,
  signOrder,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';
import { deleteSetting, writeSetting } from '../../base/settings/settings.repository.ts';
import { findLinkedProject } from './linked-project.repository.ts';
import { queueDeliveryMail } from './queue-delivery-mail.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** An order with two execution files, one of them superseded, and the link that the client is sent. */
async function delivered() {
  const order = await orderShownToClient(site);
  await site.pool.query(`update projects set statut = 'Exécution' where id = $1`, [order.id]);
  const old = await joinExecution(order, 'ancien.pdf');
  await site.pool.query('update files set superseded = true where id = $1', [old.id]);
  const file = await joinExecution(order, 'carte.pdf');
  await site.pool.query(`update projects set statut = 'Terminé' where id = $1`, [order.id]);
  await send(order);
  const token = await mailedToken(site, order.id, 'delivery-link');
  return { order, token, fileId: file.id, oldId: old.id };
}

async function send(order: Order) {
  await inTransaction(site.pool, async (tx) => {
    const project = await findLinkedProject(tx, order.id);
    if (project === null) throw new Error('no project');
    await queueDeliveryMail(tx, site.mails, project, order.agence.name);
  });
}

async function downloads(id: string) {
  const { rows } = await site.pool.query<Record<string, unknown>>(
    `select d.file_id, d.address, d.user_agent from link_downloads d join links l using (token_hash)
     where l.project_id = $1 order by d.id`,
    [id],
  );
  return rows;
}

describe('a delivery link', () => {
  it('serves nothing of an order taken back from Terminé, until it is there again', {
    tags: 'long',
  }, async () => {
    const { order, token, fileId } = await delivered();
    const administrator = site.as((await createUser(site.pool, { role: 'administrator' })).name);
    const force = (target: Status) =>
      move(administrator, order.id, target, { comment: 'Erreur de fichier', force: true });
    for (const [target, sentence] of [
      ['Exécution', /^Ce projet a été repris/],
      ['Annulé', /^Ce projet est clos/],
    ] as const) {
      await force(target);
      const opened = await site.anonymous.call(openDelivery, { params: { token } });
      expect(opened).toMatchObject({ status: 410, body: { message: expect.stringMatching(sentence) } });
      const file = await site.anonymous.call(readDeliveredFile, { params: { token, id: fileId } });
      expect(file.status).toBe(410);
    }
    await force('Terminé');
    expect((await site.anonymous.call(openDelivery, { params: { token } })).status).toBe(200);
  });

  it('serves the current execution files, for 30 days', async () => {
    const { order, token, fileId } = await delivered();
    const { status, body, headers } = await site.anonymous.call(openDelivery, { params: { token } });
    expect(status).toBe(200);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).toMatchObject({
      nameProjet: 'Brasserie du Palais',
      type: 'Carte Brasserie',
      demandeur: expect.stringContaining(order.dc.name),
    });
    expect(body.fichiers.map((file) => [file.id, file.url])).toEqual([
      [fileId, `/rest/myplv/livraison/${token}/fichiers/${fileId}`],
    ]);
    const days = (new Date(body.expire).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(await downloads(order.id)).toEqual([]);
  });

  it('records each download: who, which, with what', { tags: 'long' }, async () => {
    const { order, token, fileId } = await delivered();
    const params = { token, id: fileId };
    const headers = { 'user-agent': 'Navigateur/2' };
    const file = await site.anonymous.call(readDeliveredFile, { params, headers });
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
    const thumbnail = await site.anonymous.call(readDeliveredFile, { params, query: { vignette: '1' } });
    expect(thumbnail.headers['content-type']).toBe('image/webp');
    const range = { range: 'bytes=10-' };
    expect((await site.anonymous.call(readDeliveredFile, { params, headers: range })).status).toBe(206);
    expect(await downloads(order.id)).toEqual([
      { file_id: fileId, address: '127.0.0.1', user_agent: 'Navigateur/2' },
    ]);
  });

  it('serves nothing else of the project, and no other project’s files', { tags: 'long' }, async () => {
    const [mine, other] = [await delivered(), await delivered()];
    const ids = [mine.oldId, mine.order.proof.id, other.fileId, 'f'.repeat(24)];
    for (const id of ids) {
      const answer = await site.anonymous.call(readDeliveredFile, { params: { token: mine.token, id } });
      expect(answer.status).toBe(404);
    }
    expect(await downloads(mine.order.id)).toEqual([]);
  });

  it.each(
    sample<[string, string, string]>(1, [
      [
        'too old',
        `update links set expires = now() - interval '1 second' where project_id = $1`,
        '30\u00a0jours',
      ],
      ['of a deleted project', 'update projects set deleted_at = now() where id = $1', 'est clos'],
    ]),
  )('%s reports its end', async (_, change, sentence) => {
    const { order, token, fileId } = await delivered();
    await site.pool.query(change, [order.id]);
    const opened = await site.anonymous.call(openDelivery, { params: { token } });
    expect(opened.status).toBe(410);
    expect(opened.body).toMatchObject({ code: 'LIEN_EXPIRE', message: expect.stringContaining(sentence) });
    const read = await site.anonymous.call(readDeliveredFile, { params: { token, id: fileId } });
    expect(read.status).toBe(410);
  });

  it('that was sent again replaces the first', { tags: 'long' }, async () => {
    const { order, token } = await delivered();
    await send(order);
    const opened = await site.anonymous.call(openDelivery, { params: { token } });
    expect(opened.body).toMatchObject({
      code: 'LIEN_EXPIRE',
      message: expect.stringContaining('a été remplacé'),
    });
    const second = await mailedToken(site, order.id, 'delivery-link');
    expect((await site.anonymous.call(openDelivery, { params: { token: second } })).status).toBe(200);
  });

  it.each([
    ['of nothing', 'x'],
    ['of another purpose', 'approval'],
  ])('%s is unknown', async (_, kind) => {
    const { token } = await delivered();
    if (kind === 'approval')
      await site.pool.query(`update links set purpose = 'approval' where purpose = 'execution'`);
    const { status, body } = await site.anonymous.call(openDelivery, {
      params: { token: kind === 'x' ? 'x' : token },
    });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: expect.stringContaining('n’existe pas') });
  });

  it('is not created without an address to send it to', { tags: 'long' }, async () => {
    const { order } = await delivered();
    await site.pool.query(
      `update projects set doc = jsonb_set(doc::jsonb, '{pdv,emailCLient}', '"personne"')::text::json where id = $1`,
      [order.id],
    );
    await expect(send(order)).rejects.toMatchObject({ code: 'GARDE', message: 'Email client obligatoire' });
  });
});

describe('the signed order form', () => {
  const formMails = (order: Order) => queuedMails(site, { projectId: order.id, template: 'order-form' });
  const taken = async ({ caller, id }: Order) => {
    const { body } = await caller.call(listLinks, { params: { id } });
    return body.find(({ purpose }) => purpose === 'bon_commande')?.telecharge;
  };
  const open = async (order: Order) => {
    const token = await mailedToken(site, order.id, 'order-form');
    return { token, opened: await site.anonymous.call(openDelivery, { params: { token } }) };
  };

  it('goes to the client once the order is the agency’s, by a link of 90 days whose downloads are noted', async () => {
    const order = await submittedOrder(site);
    const [mail] = await formMails(order);
    expect(mail?.recipient).toBe('b.lacombe@brasserie-du-palais.example');
    const { token, opened } = await open(order);
    expect(opened).toMatchObject({
      status: 200,
      body: { objet: 'bon_commande', fichiers: [{ photo: expect.any(String) }] },
    });
    const days = (new Date(opened.body.expire).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect(await downloads(order.id)).toEqual([]);
    expect(await taken(order)).toBeNull();
    const id = opened.body.fichiers[0]?.id ?? '';
    const read = await site.anonymous.call(readDeliveredFile, { params: { token, id } });
    expect(read.bytes.subarray(0, 4).toString()).toBe('%PDF');
    expect(await downloads(order.id)).toMatchObject([{ file_id: id }]);
    // The dc sees when it was first downloaded.
    const first = await taken(order);
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
    await site.anonymous.call(readDeliveredFile, { params: { token, id } });
    expect([await taken(order), (await downloads(order.id)).length]).toEqual([first, 2]);
    // Neither the proof nor another file of the order.
    const proof = await joinProof(order);
    const other = await site.anonymous.call(readDeliveredFile, { params: { token, id: proof.id } });
    expect(other.status).toBe(404);
  });

  it('is mailed again only if it is another one, and the voided one is served no longer', {
    tags: 'long',
  }, async () => {
    const order = await submittedOrder(site);
    const back = () => move(order.agency, order.id, 'Brouillon', { comment: 'La photo est floue' });
    await back();
    await move(order.caller, order.id, 'Agence');
    expect(await formMails(order)).toHaveLength(1);
    await back();
    const { version, pdv } = await readOrder(order.caller, order.id);
    const body = { version, pdv: { ...pdv, comment: 'Livrer le matin' }, annuleSignatures: true };
    expect((await order.caller.call(saveProject, { params: { id: order.id }, body })).status).toBe(200);
    expect((await open(order)).opened).toMatchObject({
      status: 410,
      body: { message: expect.stringContaining('n’est plus à disposition ici') },
    });
    await signOrder(order);
    await move(order.caller, order.id, 'Agence');
    expect(await formMails(order)).toHaveLength(2);
    expect((await open(order)).opened.status).toBe(200);
  });

  it('is told to the dc as they chose to be mailed, and attached where head office says so', {
    tags: 'long',
  }, async () => {
    const told = async (courriels: string) => {
      const draft = await createChrDraft(site);
      await site.pool.query('update users set courriels = $2 where uid = $1', [draft.dc.uid, courriels]);
      await signOrder(draft);
      await move(draft.caller, draft.id, 'Agence');
      const { rows } = await site.pool.query<{ template: string; isDc: boolean; attached: boolean }>(
        `select template, recipient = $2 as "isDc", words::jsonb ? 'attachment' as attached from mails
         where project_id = $1 and template like 'order-form%' order by id`,
        [draft.id, draft.dc.mail],
      );
      return rows;
    };
    expect(await told('immediat')).toEqual([
      { template: 'order-form', isDc: false, attached: false },
      { template: 'order-form-sent', isDc: true, attached: false },
    ]);
    expect(await told('quotidien')).toMatchObject([{ template: 'order-form' }]);
    await writeSetting(site.pool, 'bonCommandeJoint', true);
    expect(await told('immediat')).toMatchObject([{ attached: true }, { attached: true }]);
    await deleteSetting(site.pool, 'bonCommandeJoint');
  });
});

it('an unprinted order ends with the client downloading its files', { tags: 'long' }, async () => {
  const order = await submittedOrder(site, (document) => ({
    ...document,
    infocarte: { ...document.infocarte, impression: 'aucun' },
  }));
  await joinProof(order);
  await move(order.agency, order.id, 'Validation Client');
  const given = { version: 1, nom: 'Bertrand Lacombe', qualite: 'Gérant', image: await drawnSignature() };
  const params = { token: await mailedToken(site, order.id, 'approval-link') };
  const agreed = await site.anonymous.call(approveByLink, { params, body: given });
  expect(agreed.body).toMatchObject({ statut: 'Exécution' });
  expect(agreed.body.message).toContain('L’agence prépare maintenant vos fichiers définitifs.');
  const file = await joinExecution(order, 'carte.pdf');
  await move(order.agency, order.id, 'Terminé');
  const token = await mailedToken(site, order.id, 'delivery-link');
  const { body } = await site.anonymous.call(openDelivery, { params: { token } });
  expect(body.fichiers.map(({ id }) => id)).toEqual([file.id]);
  const read = await site.anonymous.call(readDeliveredFile, { params: { token, id: file.id } });
  expect(read.bytes.subarray(0, 4).toString()).toBe('%PDF');
  expect(await downloads(order.id)).toHaveLength(1);
});
