import { documentOf } from '@ardoise/domain/answers/changed-parts.ts';
import { required } from '@ardoise/domain/base/errors.ts';
import { changeDc } from '@ardoise/domain/contract/bulk.ts';
import { withdrawDeposit } from '@ardoise/domain/contract/deposits.ts';
import { readDeviceKeys, readTakenKeys } from '@ardoise/domain/contract/device-keys.ts';
import { listFiles, readFile, uploadFile } from '@ardoise/domain/contract/files.ts';
import {
  importOrderFile,
  readOrderFileKey,
  type WaitingOrder,
} from '@ardoise/domain/contract/order-files.ts';
import { readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { createOutlet, createSalesTeam } from '../../../testing/project-factories.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { sealedOrder } from '../../../testing/sealed-order.ts';
import { deviceId, signedOffline } from '../../../testing/signed-offline.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askMove, signOrder } from '../../../testing/workflow-factories.ts';

const GOLD = '3104588';

let site: TestApp;
let siege: Caller;
let photo: Buffer;
beforeAll(async () => {
  site = await createTestApp();
  siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
  await createOutlet(site.pool, GOLD);
  photo = await pngFile(40, 30);
});
afterAll(() => site.close());

const importBytes = (caller: Caller, content: Buffer) =>
  caller.call(importOrderFile, multipart({}, { name: 'Brasserie du Palais.ardoise', content }));
const keyOf = async (caller: Caller) => (await caller.call(readOrderFileKey)).body;
const readOrder = async (caller: Caller, id: string) =>
  (await caller.call(readProject, { params: { id } })).body;
const give = async (id: string, dc: string) => {
  const { body } = await siege.call(changeDc, { params: { new_dc: dc }, body: [id] });
  expect(body.resultats).toMatchObject([{ fait: true }]);
};
const close = (name: string) =>
  site.pool.query('update users set active = false, closed_at = now() where name = $1', [name]);
const newDc = async () => {
  const { dc } = await createSalesTeam(site.pool);
  return { dc, caller: site.as(dc.name) };
};

/** A complete order of a dc, signed by both on a device, with a photo that has not left it. */
async function signedThere() {
  const draft = await createChrDraft(site);
  const key = await keyOf(draft.caller);
  const depot = await signedOffline(site, draft.dc.name, draft.id);
  const order: WaitingOrder = { projet: draft.id, fichiers: [], suppressions: [], depot };
  return { ...draft, key, order, file: sealedOrder(key, order) };
}

async function signersOf(id: string) {
  const { rows } = await site.pool.query<{ role: string; signed_by: string; on_behalf_of: string | null }>(
    'select role, signed_by, on_behalf_of from signatures where project_id = $1 and voided_at is null order by role',
    [id],
  );
  return rows.map(({ role, signed_by, on_behalf_of }) => [role, signed_by, on_behalf_of]);
}

describe('an order that was given to another dc before its signatures arrived', () => {
  it('reaches that dc, signed by who signed it, and waits for them to send it', async () => {
    const { caller, dc, id, file } = await signedThere();
    const { dc: next, caller: successor } = await newDc();
    await give(id, next.name);
    const replies = await Promise.all([importBytes(caller, file), importBytes(caller, file)]);
    for (const { status, body } of replies)
      expect([status, body]).toMatchObject([
        200,
        { statut: 'Brouillon', aRegulariser: ['repris'], chez: next.name },
      ]);
    expect(await signersOf(id)).toEqual([
      ['client', dc.name, null],
      ['dc', dc.name, null],
    ]);
    expect((await caller.call(readProject, { params: { id } })).status).toBe(404);
    expect((await readOrder(successor, id)).aRegulariser).toEqual(['repris']);
    expect((await askMove(successor, id, 'Agence')).status).toBe(200);
    expect((await readOrder(successor, id)).aRegulariser).toBeUndefined();
    expect((await importBytes(caller, file)).body).toMatchObject({ statut: 'Agence' });
  });

  it('takes nothing that is not signed, nor from who never had it, nor after 30 days', async () => {
    const { caller, dc, id, key, order, file } = await signedThere();
    const { dc: next } = await newDc();
    await give(id, next.name);
    const { depot: _signed, ...unsigned } = order;
    expect((await importBytes(caller, sealedOrder(key, unsigned))).body).toMatchObject({
      message: expect.stringContaining('confiée à un autre délégué'),
    });
    const stranger = await newDc();
    const own = sealedOrder(await keyOf(stranger.caller), order);
    expect((await importBytes(stranger.caller, own)).status).toBe(404);
    await site.pool.query("update former_dcs set given_at = now() - interval '31 days' where dc = $1", [
      dc.name,
    ]);
    expect((await importBytes(caller, file)).status).toBe(404);
    expect(await signersOf(id)).toEqual([]);
  });

  it('is signed on behalf of the dc who is back, by who replaced them', async () => {
    const { dc, id } = await createChrDraft(site);
    const stand = await createUser(site.pool, { role: 'dc' });
    const caller = site.as(stand.name);
    await site.pool.query(
      `insert into replacements (absent, replacement, from_day, to_day, created_by, ended_at)
       values ($1, $2, current_date - 3, current_date + 3, $1, now())`,
      [dc.name, stand.name],
    );
    const depot = await signedOffline(site, dc.name, id);
    const file = sealedOrder(await keyOf(caller), { projet: id, fichiers: [], suppressions: [], depot });
    expect((await importBytes(caller, file)).body).toMatchObject({ aRegulariser: ['repris'] });
    expect(await signersOf(id)).toEqual([
      ['client', stand.name, null],
      ['dc', stand.name, dc.name],
    ]);
  });
});

describe('somebody who has an order no more', () => {
  /** What a cheat, or an honest device that came too late, brings with what was signed. */
  const withMore = (order: WaitingOrder, id: string): WaitingOrder => ({
    ...order,
    exportee: '2099-01-01T00:00:00.000Z',
    fichiers: [{ id, type: 'photo_carte', nom: 'menu.png', taille: photo.length, annuleSignatures: true }],
  });
  const changed = ({ infocarte, ...document }: ProjectDocument): ProjectDocument => ({
    ...document,
    infocarte: { ...infocarte, nombreExemplaire: '77' },
  });

  /** What of an order may be written. */
  async function written(by: Caller, id: string) {
    const { version, infocarte } = await readOrder(by, id);
    const { body: files } = await by.call(listFiles, { params: { id } });
    return { version, copies: infocarte?.nombreExemplaire, files: files.map((file) => file.id) };
  }

  it('writes nothing into it where what was signed does not hold', async () => {
    const { caller, dc, id, key, order } = await signedThere();
    const { dc: next, caller: successor } = await newDc();
    const base = documentOf(await readOrder(caller, id));
    const later = await signedOffline(site, dc.name, id, {
      change: (body) => ({ ...body, document: changed(body.document) }),
    });
    await give(id, next.name);
    const before = await readOrder(successor, id);
    const autresInfos = { ...before.autresInfos, autreInfo: 'Par son nouveau délégué' };
    const saved = { autresInfos, version: before.version };
    await successor.call(saveProject, { params: { id }, body: saved as never });
    const untouched = await written(successor, id);
    const depot = required(order.depot);
    const answers = { base, document: changed(base), envoyees: [] };
    const files: WaitingOrder[] = [
      withMore({ ...order, depot: { ...depot, empreinte: 'a'.repeat(64) } }, deviceId()),
      withMore({ ...order, depot: later, reponses: answers }, deviceId()),
      { ...withMore(order, deviceId()), reponses: answers },
    ];
    for (const file of files)
      expect((await importBytes(caller, sealedOrder(key, file, [photo]))).status).not.toBe(200);
    expect(await written(successor, id)).toEqual(untouched);
  });

  it('voids no signature of it, and deletes none of its files', async () => {
    const { caller, id, key, order } = await signedThere();
    const { dc: next, caller: successor } = await newDc();
    await give(id, next.name);
    await signOrder({ caller: successor, id });
    const signed = await signersOf(id);
    const file = sealedOrder(key, withMore(order, deviceId()), [photo]);
    expect((await importBytes(caller, file)).body).toMatchObject({ code: 'SIGNATURES' });
    expect(await signersOf(id)).toEqual(signed);

    const other = await signedThere();
    await give(other.id, next.name);
    const photoId = deviceId();
    const fields = { projet_id: other.id, file_type: 'photo_carte', id: photoId };
    await successor.call(uploadFile, multipart(fields, { name: 'menu.png', content: photo }));
    const removing = { ...other.order, suppressions: [photoId] };
    expect((await importBytes(other.caller, sealedOrder(other.key, removing))).status).toBe(200);
    expect((await written(successor, other.id)).files).toContain(photoId);
  });

  it('takes back what was signed there, so that its file deposits it no more', async () => {
    const { caller, id, file, order } = await signedThere();
    const { dc: next } = await newDc();
    await give(id, next.name);
    const params = { id, depot: required(order.depot).depot };
    expect((await caller.call(withdrawDeposit, { params })).status).toBe(200);
    expect((await importBytes(caller, file)).body).toMatchObject({ code: 'SIGNATURES' });
    expect(await signersOf(id)).toEqual([]);
  });

  it.each([
    ['has not begun', 'null'],
    ['was ended before it began', 'now()'],
  ])('is not who would replace its dc in a replacement that %s', async (_, ended) => {
    const { dc, id } = await createChrDraft(site);
    const stand = await createUser(site.pool, { role: 'dc' });
    const caller = site.as(stand.name);
    await site.pool.query(
      `insert into replacements (absent, replacement, from_day, to_day, created_by, ended_at)
       values ($1, $2, current_date + 20, current_date + 30, $1, ${ended})`,
      [dc.name, stand.name],
    );
    const depot = await signedOffline(site, dc.name, id);
    const file = sealedOrder(await keyOf(caller), { projet: id, fichiers: [], suppressions: [], depot });
    expect((await importBytes(caller, file)).status).toBe(404);
    expect(await signersOf(id)).toEqual([]);
  });
});

describe('the file of an account that was closed', () => {
  it('is taken by the dc who took its orders, with its photos and signatures', async () => {
    const { dc, id, key, order } = await signedThere();
    const { dc: next, caller } = await newDc();
    const file = sealedOrder(key, order);
    await give(id, next.name);
    expect((await importBytes(caller, file)).body).toMatchObject({
      message: expect.stringContaining('un autre compte'),
    });
    await close(dc.name);
    const stranger = await newDc();
    expect((await importBytes(stranger.caller, file)).status).not.toBe(200);
    const { body } = await importBytes(caller, file);
    expect(body).toMatchObject({ statut: 'Brouillon', aRegulariser: ['compte'] });
    expect(await signersOf(id)).toEqual([
      ['client', next.name, null],
      ['dc', next.name, dc.name],
    ]);
  });

  it('signs no order on its behalf that it never had, and says on the order form who brought it in', async () => {
    const { dc, id, key, file } = await signedThere();
    const own = await createChrDraft(site);
    await give(id, own.dc.name);
    await close(dc.name);
    const depot = await signedOffline(site, own.dc.name, own.id);
    const forged = { ...(await keyOf(own.caller)), compte: key.compte };
    const order = { projet: own.id, fichiers: [], suppressions: [], depot };
    expect((await importBytes(own.caller, sealedOrder(forged, order))).status).not.toBe(200);
    expect(await signersOf(own.id)).toEqual([]);

    expect((await importBytes(own.caller, file)).status).toBe(200);
    const { body: files } = await own.caller.call(listFiles, { params: { id } });
    const form = required(files.find(({ myplv_file_type: type }) => type === 'bon_commande'));
    const { bytes } = await own.caller.call(readFile, { params: { id: form.id } });
    const words = (await wordsOf(bytes)).join(' ');
    expect(words).toMatch(new RegExp(`par [^,]*${own.dc.name}, pour le compte de [^,]*${dc.name}`));
  });

  it('is taken as well of an account that has another role by now', async () => {
    const { dc, id, file } = await signedThere();
    const { dc: next, caller } = await newDc();
    await give(id, next.name);
    await site.pool.query("update users set role = 'smhf' where name = $1", [dc.name]);
    expect((await importBytes(caller, file)).body).toMatchObject({ aRegulariser: ['repris'] });
  });

  it('waits for an order that is still the closed account’s', async () => {
    const { dc, id } = await signedThere();
    const other = await signedThere();
    const { dc: next, caller } = await newDc();
    await site.pool.query('update projects set dc = $1 where id = $2', [dc.name, other.id]);
    const depot = await signedOffline(site, dc.name, other.id);
    const key = await keyOf(site.as(dc.name));
    const file = sealedOrder(key, { projet: other.id, fichiers: [], suppressions: [], depot });
    await give(id, next.name);
    await close(dc.name);
    expect((await importBytes(caller, file)).body).toMatchObject({
      message: expect.stringContaining('faites-vous la confier'),
    });
    await give(other.id, next.name);
    expect((await importBytes(caller, file)).body).toMatchObject({ aRegulariser: ['compte'] });
  });

  it('makes an order that never arrived, as that dc’s', async () => {
    const { dc, id: taken, key } = await signedThere();
    const { dc: next, caller } = await newDc();
    const [id, one] = [deviceId(), deviceId()];
    const order: WaitingOrder = {
      projet: id,
      creation: { type: 'Carte Brasserie', nOutlet: GOLD, horsLigne: { decalage: null } },
      fichiers: [{ id: one, type: 'photo_carte', nom: 'menu.png', taille: photo.length }],
      suppressions: [],
    };
    await give(taken, next.name);
    await close(dc.name);
    expect((await importBytes(caller, sealedOrder(key, order, [photo]))).status).toBe(200);
    expect(await readOrder(caller, id)).toMatchObject({ dc: next.name, pdv: { nOutlet: GOLD } });
    const { body: files } = await caller.call(listFiles, { params: { id } });
    expect(files.map((file) => file.id)).toContain(one);
  });

  it('is opened on its own device as well, by the keys that it had there', async () => {
    const { dc, id, caller: former } = await signedThere();
    const { dc: next, caller } = await newDc();
    const params = { appareil: '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const { cles } = (await former.call(readDeviceKeys, { params })).body;
    const taken = async (by: Caller) => (await by.call(readTakenKeys, { params })).body;
    await give(id, next.name);
    expect(await taken(caller)).toEqual([]);
    await close(dc.name);
    expect(await taken(caller)).toEqual([
      { compte: dc.name, uid: dc.uid, nom: expect.any(String), ferme: true, cles },
    ]);
    expect(await taken((await newDc()).caller)).toEqual([]);
  });
});
