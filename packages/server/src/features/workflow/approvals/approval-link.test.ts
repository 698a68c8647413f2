import { addProofNote } from '@ardoise/domain/contract/creations.ts';
import { listFiles, listLinks } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LinkClient } from '../../../testing/link-client.ts';
import { approvalToken } from '../../../testing/mailed-token.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { joinProof, move, orderShownToClient } from '../../../testing/workflow-factories.ts';

const CLIENT = 'b.lacombe@brasserie-du-palais.example';

let site: TestApp;
let image: string;
let client: LinkClient;
beforeAll(async () => {
  site = await createTestApp({ trustProxy: true, companyName: 'Boissons du Port' });
  image = await drawnSignature();
});
afterAll(() => site.close());
beforeEach(() => {
  client = new LinkClient(site, image);
});

async function shown() {
  const order = await orderShownToClient(site);
  return { ...order, token: await approvalToken(site, order) };
}

const SUM = 'select md5(p::text) as sum from projects p where id = $1';

describe('the client’s link', () => {
  it('shows the order and the proof, without internal comments, quotas or prices', async () => {
    const order = await shown();
    const { status, body, headers } = await client.open(order.token);
    expect(status).toBe(200);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).toMatchObject({
      nameProjet: 'Brasserie du Palais',
      type: 'Carte Brasserie',
      ville: 'Bordeaux',
      signataire: { nom: 'Bertrand Lacombe', qualite: 'Gérant' },
      entreprise: 'Boissons du Port',
      demandeur: expect.stringContaining(order.dc.name),
      telephoneDC: '06 39 98 00 00',
      version: 1,
      accord: null,
      postIts: [],
    });
    expect(body.empreinte).toMatch(/^[0-9a-f]{64}$/);
    const titles = body.commande.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Thème', 'Gamme boissons', 'Livraison']));
    expect(body.fichiers.map(({ id, url, photo }) => [id, url, photo])).toEqual([
      [
        order.proof.id,
        `/rest/myplv/accord/${order.token}/fichiers/${order.proof.id}`,
        `/rest/myplv/accord/${order.token}/fichiers/${order.proof.id}?vignette=1`,
      ],
    ]);
    const said = JSON.stringify(body);
    for (const internal of [order.agence.mail, 'OUTLET', 'Plan winter', 'Médaille', 'quota', 'prixFinal']) {
      expect(said).not.toContain(internal);
    }
  });

  it('can be reopened, and reading it changes nothing', async () => {
    const order = await shown();
    const before = await site.pool.query(SUM, [order.id]);
    for (let time = 0; time < 3; time += 1) expect((await client.open(order.token)).status).toBe(200);
    await client.file(order.token, order.proof.id);
    expect((await site.pool.query(SUM, [order.id])).rows).toEqual(before.rows);
    const { body } = await order.caller.call(listLinks, { params: { id: order.id } });
    expect(body[0]).toMatchObject({ purpose: 'approval', email: CLIENT, utilise: null, revoque: null });
  });

  it('serves the files of the current proof, sandboxed, and no other file', { tags: 'long' }, async () => {
    const { token, proof, caller, id } = await shown();
    const file = await client.file(token, proof.id);
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-disposition': expect.stringMatching(/^inline; /),
    });
    const part = await client.file(token, proof.id, {}, { range: 'bytes=0-3' });
    expect([part.status, part.bytes.toString()]).toEqual([206, '%PDF']);
    const picture = await client.file(token, proof.id, { vignette: '1' });
    expect(picture.headers['content-type']).toBe('image/webp');
    const saved = await client.file(token, proof.id, { telecharger: '1' });
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /);

    const all = (await caller.call(listFiles, { params: { id } })).body;
    const form = all.find((one) => one.myplv_file_type === 'bon_commande');
    const other = await shown();
    for (const another of [form?.id ?? '', other.proof.id, 'f'.repeat(24)])
      expect((await client.file(token, another)).status).toBe(404);
  });

  it('does not serve a replaced file', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    await move(order.caller, order.id, 'Agence', { comment: 'Agrandir les prix' });
    const second = await joinProof(order, 'bat-2.pdf', { replace: true });
    await move(order.agency, order.id, 'Validation Client');
    const token = await approvalToken(site, order);
    expect((await client.open(token)).body).toMatchObject({ version: 2, fichiers: [{ id: second.id }] });
    expect((await client.file(token, order.proof.id)).status).toBe(404);
    expect((await client.file(token, second.id)).status).toBe(200);
  });

  it('accepts post-its, and deletes only its own', { tags: 'long' }, async () => {
    const { id, caller, token, proof } = await shown();
    const theirs = await caller.call(addProofNote, {
      params: { id, version: 1 },
      body: { fichier: proof.id, page: 1, x: 0.1, y: 0.1, texte: 'Entre nous' },
    });
    expect(theirs.status).toBe(200);
    const stuck = await client.note(token, proof.id);
    expect(stuck.status).toBe(200);
    expect(stuck.body).toMatchObject({ auteur: 'Bertrand Lacombe', page: 2, x: 0.25, supprimable: true });
    expect((await client.open(token)).body.postIts).toEqual([stuck.body]);
    expect((await client.removeNote(token, theirs.body.id)).status).toBe(409);
    expect((await client.removeNote(token, stuck.body.id)).status).toBe(204);
    expect((await client.removeNote(token, stuck.body.id)).status).toBe(404);
    expect((await client.open(token)).body.postIts).toEqual([]);
    expect((await client.note(token, proof.id, 2)).status).toBe(409);
    expect((await client.note(token, 'f'.repeat(24))).status).toBe(422);
  });

  it('is rate-limited against guessing', async () => {
    const answers = [];
    for (let time = 0; time < 61; time += 1) answers.push((await client.open(`x${time}`)).status);
    expect(answers.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(answers[60]).toBe(429);
  });
});
