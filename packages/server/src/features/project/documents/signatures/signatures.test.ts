import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '@ardoise/domain/contract/files.ts';
import { listDocumentReads } from '@ardoise/domain/contract/privacy.ts';
import { changeStatus, readProject, saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import { readSignaturePicture } from '@ardoise/domain/contract/signature-pictures.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsAround, callersOf } from '../../../../testing/accounts-around.ts';
import type { Caller } from '../../../../testing/caller.ts';
import { apiKeyOf, createUser } from '../../../../testing/factories.ts';
import { orderOfKind } from '../../../../testing/kind-order.ts';
import { drawnSignature } from '../../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  move,
  type Order,
  readOrder,
  signOrder,
  submittedOrder,
} from '../../../../testing/workflow-factories.ts';

const BY_ADDRESS = { signatures: 'adresses' } as const;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function addressesOf(caller: Caller, id: string): Promise<string[]> {
  const { body } = await caller.call(readProject, { params: { id }, query: BY_ADDRESS });
  return [body.signatureClient, body.signatureDC].map((address) => address ?? '');
}

const get = (caller: Caller, url: string, headers: Record<string, string> = {}) =>
  caller.inject({ method: 'GET', url, headers });

/** The pictures as a caller gets them that asks for none by its address. */
async function picturesOf(caller: Caller, id: string): Promise<Buffer[]> {
  const { signatureClient, signatureDC } = await readOrder(caller, id);
  return [signatureClient, signatureDC].map((url) => {
    expect(url).toMatch(/^data:image\/png;base64,/);
    return Buffer.from((url ?? '').split(',')[1] ?? '', 'base64');
  });
}

describe('a picture by its address', () => {
  it('is that of the data URL, revalidated each time, with headers of a file', async () => {
    const { caller, id } = await submittedOrder(site);
    const pictures = await picturesOf(caller, id);
    for (const [index, address] of (await addressesOf(caller, id)).entries()) {
      expect(address).toMatch(new RegExp(`^/rest/myplv/projets/${id}/signatures/\\d+/image$`));
      const reply = await get(caller, address);
      expect(reply.statusCode).toBe(200);
      expect(reply.rawPayload.equals(pictures[index] ?? Buffer.of())).toBe(true);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
        'cross-origin-resource-policy': 'same-origin',
      });
      const again = await get(caller, address, { 'if-none-match': String(reply.headers.etag) });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  });

  it('is read by whoever reads the project, of every role, and by nobody else', async () => {
    const { id, ...order } = await orderOfKind(site, 'PDA');
    const [address = ''] = await addressesOf(order.siege, id);
    const accounts = await accountsAround(site, order);
    // Their own account, opened by the mailed link.
    await site.pool.query('update projects set client_uid = $2, entered_client = true where id = $1', [
      id,
      accounts.client.uid,
    ]);
    const callers = callersOf(site, accounts);
    const strangers = await Promise.all(ROLES.map((role) => createUser(site.pool, { role })));
    const seen = { 200: 0, 404: 0 };
    for (const caller of [...Object.values(callers), ...strangers.map(({ name }) => site.as(name))]) {
      const { status } = await caller.call(readProject, { params: { id } });
      expect((await get(caller, address)).statusCode).toBe(status);
      seen[status as 200 | 404] += 1;
    }
    expect((await callers.client.call(readProject, { params: { id } })).status).toBe(200);
    expect(Math.min(seen[200], seen[404])).toBeGreaterThan(4);
    expect((await get(site.anonymous, address)).statusCode).toBe(401);
  });

  it('is of its own project alone', { tags: 'long' }, async () => {
    const [one, other] = [await submittedOrder(site), await submittedOrder(site)];
    const [address = ''] = await addressesOf(one.caller, one.id);
    expect((await get(other.caller, address.replace(one.id, other.id))).statusCode).toBe(404);
    const params = { id: one.id, signature: '999999999' };
    expect((await one.caller.call(readSignaturePicture, { params })).status).toBe(404);
    const wrong = await get(one.caller, address.replace(/\d+\/image$/, 'x/image'));
    expect(wrong.statusCode).toBe(400);
  });

  it('is another one after another signature, and gone with the one that was voided', {
    tags: 'long',
  }, async () => {
    const { caller, id, agency } = await submittedOrder(site);
    const before = await addressesOf(caller, id);
    await move(agency, id, 'Brouillon', { comment: 'La photo est illisible' });
    const { version } = await readOrder(caller, id);
    const voided = await caller.call(saveProject, {
      params: { id },
      query: BY_ADDRESS,
      body: { version, annuleSignatures: true, autresInfos: { nomPdv: 'Autre nom', logoClient: 'non' } },
    });
    expect([voided.body.signatureClient, voided.body.signatureDC]).toEqual([null, null]);
    for (const address of before) expect((await get(caller, address)).statusCode).toBe(404);
    await signOrder({ caller, id } as Order);
    const after = await addressesOf(caller, id);
    expect(after.filter((address) => before.includes(address))).toEqual([]);
    for (const address of after) expect((await get(caller, address)).statusCode).toBe(200);
  });

  it('is gone once it was erased; data URLs then show an empty pad', { tags: 'long' }, async () => {
    const { caller, id } = await submittedOrder(site);
    const [address = ''] = await addressesOf(caller, id);
    const [drawn] = await picturesOf(caller, id);
    await site.pool.query("update projects set statut = 'Rejeté' where id = $1", [id]);
    await site.pool.query('select erase_closed_evidence($1), refresh_light_trace($1)', [id]);
    expect((await get(caller, address)).statusCode).toBe(404);
    const [pad] = await picturesOf(caller, id);
    expect(pad?.equals(drawn ?? Buffer.of())).toBe(false);
    const { signatures } = await readOrder(caller, id);
    expect(signatures.map(({ efface }) => typeof efface)).toEqual(['string', 'string']);
  });

  it('is tracked as read, and the page that has only its address is not', async () => {
    const { agency, agence, id, siege } = await submittedOrder(site);
    const reads = async () => {
      await site.app.documentReads.settled();
      const query = { projet: id, personne: agence.name };
      const { body } = await siege.call(listDocumentReads, { query });
      return body.lectures.map(({ document, moyen, nombre }) => [document, moyen, nombre]);
    };
    const [client = '', dc = ''] = await addressesOf(agency, id);
    expect(await reads()).toEqual([]);
    await Promise.all([client, dc].map((address) => get(agency, address)));
    expect(await reads()).toEqual([['signatures', 'page', 2]]);
    await readOrder(agency, id);
    expect(await reads()).toEqual([['signatures', 'page', 3]]);
  });
});

describe('a reply', () => {
  it('has pictures unless its caller asks for addresses: read, signed, saved, moved, refused', async () => {
    const { caller, id, agency } = await submittedOrder(site);
    await move(agency, id, 'Brouillon', { comment: 'La photo est illisible' });
    const { version } = await readOrder(caller, id);
    const signature = { role: 'client' as const, nom: 'B', qualite: 'Gérant', image: await drawnSignature() };
    const params = { id, new_statut: 'Agence' } as const;
    for (const [query, shape] of [
      [{}, /^data:image\/png;base64,/],
      [BY_ADDRESS, /^\/rest\/myplv\/projets\//],
    ] as const) {
      const signed = await caller.call(signProject, {
        params: { id },
        query,
        body: { ...signature, version },
      });
      const saved = await caller.call(saveProject, {
        params: { id },
        query,
        body: { version: signed.body.version },
      });
      const stale = await caller.call(changeStatus, { params, query, body: { version: 1 } });
      expect(stale.status).toBe(409);
      const { etat } = stale.body as unknown as { etat: { signatureClient: string } };
      for (const { signatureClient } of [signed.body, saved.body, etat])
        expect(signatureClient).toMatch(shape);
      const moved = await caller.call(changeStatus, {
        params,
        query,
        body: { version: saved.body.version },
      });
      expect([moved.status, moved.body.signatureDC]).toEqual([200, expect.stringMatching(shape)]);
      await move(agency, id, 'Brouillon', { comment: 'La photo est illisible' });
    }
  });

  it('gives a key pictures, or addresses that a person opens', { tags: 'long' }, async () => {
    const { id } = await submittedOrder(site);
    await createUser(site.pool, { role: 'siege', name: 'erp' });
    const headers = { authorization: `Bearer ${await apiKeyOf(site.pool, 'erp')}` };
    const plain = await site.anonymous.call(readProject, { params: { id }, headers });
    expect(plain.body.signatureClient).toMatch(/^data:image\/png;base64,/);
    const { body } = await site.anonymous.call(readProject, { params: { id }, query: BY_ADDRESS, headers });
    expect((await get(site.anonymous, body.signatureClient ?? '', headers)).statusCode).toBe(403);
  });

  it('has null for who has not signed', async () => {
    const { caller, id, agency } = await submittedOrder(site);
    await move(agency, id, 'Brouillon', { comment: 'La photo est illisible' });
    await site.pool.query(`update signatures set voided_at = now() where project_id = $1 and role = 'dc'`, [
      id,
    ]);
    await site.pool.query('select refresh_light_trace($1)', [id]);
    const [client, dc] = await addressesOf(caller, id);
    expect([client === '', dc]).toEqual([false, '']);
    expect((await readOrder(caller, id)).signatureDC).toBeNull();
  });

  it('survives a signer who is called as the trace calls its history', { tags: 'long' }, async () => {
    const { caller, id } = await submittedOrder(site);
    await site.pool.query('alter table signatures disable trigger user');
    await site.pool.query(
      `update signatures set nom = 'historique', qualite = 'historique" : [' where project_id = $1`,
      [id],
    );
    await site.pool.query('alter table signatures enable trigger user');
    await site.pool.query('select refresh_light_trace($1)', [id]);
    for (const address of await addressesOf(caller, id))
      expect((await get(caller, address)).statusCode).toBe(200);
  });

  it('takes at most 10 KB for a signed order, with its files, compressed as for a browser', async () => {
    const { caller, id } = await submittedOrder(site);
    const compressed = ({ body }: { body: unknown }) =>
      brotliCompressSync(JSON.stringify(body), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
    const sent =
      compressed(await caller.call(readProject, { params: { id }, query: BY_ADDRESS })) +
      compressed(await caller.call(listFiles, { params: { id } }));
    expect(sent).toBeLessThan(10_240);
  });
});
