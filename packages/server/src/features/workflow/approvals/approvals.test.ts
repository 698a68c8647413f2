import { approveProof } from '@ardoise/domain/contract/approvals.ts';
import { listProofs } from '@ardoise/domain/contract/creations.ts';
import { deleteFile, listFiles, readFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { drawnSignature, emptyPad } from '../../../testing/signature-pictures.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  askMove,
  joinExecution,
  joinProof,
  move,
  type Order,
  orderShownToClient,
  readOrder,
} from '../../../testing/workflow-factories.ts';

let site: TestApp;
let image: string;
beforeAll(async () => {
  site = await createTestApp();
  image = await drawnSignature();
});
afterAll(() => site.close());

const given = (version = 1) => ({ version, nom: 'Bertrand Lacombe', qualite: 'Gérant', image });

function approve(caller: Caller, id: string, body: object = given()) {
  return caller.call(approveProof, { params: { id }, body, headers: { 'user-agent': 'Tablette/1.0' } });
}

async function kept(id: string) {
  const { rows } = await site.pool.query<Record<string, unknown>>(
    `select a.version, a.via, a.email, a.signed_by, a.address, a.user_agent, a.mode, a.withdrawn_why,
       a.withdrawn_at is not null as withdrawn, a.hash = p.hash as same
     from approvals a join proofs p using (project_id, version) where a.project_id = $1 order by a.id`,
    [id],
  );
  return rows;
}

async function columns(id: string) {
  const { rows } = await site.pool.query<Record<string, unknown>>(
    'select proof_version, proof_fresh, approved_version, execution_fresh, menu_fresh, statut from projects where id = $1',
    [id],
  );
  return rows[0];
}

async function evidenceOf(order: Order) {
  const { body } = await order.siege.call(listFiles, { params: { id: order.id } });
  return body.filter((file) => file.myplv_file_type === 'preuve_accord');
}

describe('an approval on the delegate’s tablet', () => {
  it('is stored with its proof, and moves the project', async () => {
    const order = await orderShownToClient(site);
    const { status, body } = await approve(order.caller, order.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Merci, votre accord est enregistré. L’agence prépare maintenant l’impression.',
      statut: 'Exécution',
      refus: null,
    });
    expect(await kept(order.id)).toEqual([
      {
        version: 1,
        via: 'tablette',
        email: 'b.lacombe@brasserie-du-palais.example',
        signed_by: order.dc.name,
        address: '127.0.0.1',
        user_agent: 'Tablette/1.0',
        mode: 'trace',
        withdrawn_why: null,
        withdrawn: false,
        same: true,
      },
    ]);
    expect(await columns(order.id)).toEqual({
      proof_version: 1,
      proof_fresh: false,
      approved_version: 1,
      execution_fresh: false,
      menu_fresh: false,
      statut: 'Exécution',
    });
    expect((await readOrder(order.caller, order.id)).historique[0]).toMatchObject({
      statut_dep: 'Validation Client',
      statut_arr: 'Exécution',
      comment: `Accord signé par Bertrand Lacombe (Gérant), sur la tablette de Prénom ${order.dc.name}`,
    });
  });

  it('freezes the proof, and an evidence page that cannot be deleted', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    await approve(order.caller, order.id, { ...given(), mode: 'clavier' });
    const [evidence, ...others] = await evidenceOf(order);
    expect(others).toEqual([]);
    expect(evidence).toMatchObject({ mime: 'application/pdf', deletable: false });
    for (const filename of [evidence?.filename ?? '', order.proof.filename]) {
      for (const caller of [order.agency, order.siege]) {
        const gone = await caller.call(deleteFile, { params: { id: order.id }, query: { filename } });
        expect(gone.body).toBe(false);
      }
    }
    const { bytes } = await order.siege.call(readFile, { params: { id: evidence?.id ?? '' } });
    const proofs = await order.caller.call(listProofs, { params: { id: order.id } });
    const files = await order.caller.call(listFiles, { params: { id: order.id } });
    const form = files.body.find((file) => file.myplv_file_type === 'bon_commande');
    const text = (await wordsOf(bytes)).join('').replace(/\s+/g, '');
    for (const said of [
      'Bertrand Lacombe, Gérant',
      'version 1',
      'au clavier',
      'heure de Paris',
      'b.lacombe@brasserie-du-palais.example',
      `En face à face, sur la tablette de Prénom ${order.dc.name}`,
      '127.0.0.1',
      'Tablette/1.0',
      shownFileName(order.proof.filename),
      order.proof.empreinte,
      proofs.body[0]?.empreinte ?? 'no proof',
      'Bon de commande 3104587',
      form?.empreinte ?? 'no order form',
    ]) {
      expect(text).toContain(said.replace(/\s+/g, ''));
    }
    expect(text).not.toContain('photo_crea');
  });

  it('by another person, after a forced return to the status, replaces the first', {
    tags: 'long',
  }, async () => {
    const order = await orderShownToClient(site);
    await approve(order.caller, order.id);
    const administrator = site.as((await createUser(site.pool, { role: 'administrator' })).name);
    await move(administrator, order.id, 'Validation Client', { comment: 'Mauvais signataire', force: true });
    const again = await approve(order.caller, order.id, { ...given(), nom: 'Odile Lacombe' });
    expect(again).toMatchObject({ status: 200, body: { statut: 'Exécution', refus: null } });
    expect((await kept(order.id)).map(({ withdrawn_why }) => withdrawn_why)).toEqual([
      'Remplacé par celui d’Odile Lacombe',
      null,
    ]);
    expect((await readOrder(order.caller, order.id)).historique[0]?.comment).toMatch(
      /^Accord signé par Odile Lacombe/,
    );
    expect(await evidenceOf(order)).toHaveLength(2);
  });

  it('with an empty pad, or without a picture, is refused', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    const empty = await approve(order.caller, order.id, { ...given(), image: await emptyPad() });
    expect(empty.status).toBe(422);
    expect(empty.body).toMatchObject({
      message: 'L’accord signé du client sur la création est obligatoire.',
      champs: [{ chemin: 'image', message: 'L’accord signé du client sur la création est obligatoire.' }],
    });
    const broken = await approve(order.caller, order.id, { ...given(), image: 'data:image/png;base64,AAAA' });
    expect(broken.status).toBe(422);
    expect((await approve(order.caller, order.id, { ...given(), nom: ' ' })).status).toBe(400);
    expect(await kept(order.id)).toEqual([]);
    expect(await evidenceOf(order)).toEqual([]);
    expect(await columns(order.id)).toMatchObject({ statut: 'Validation Client', approved_version: null });
  });

  it('of another version than the current one is refused with the current one', {
    tags: 'long',
  }, async () => {
    const order = await orderShownToClient(site);
    await move(order.caller, order.id, 'Agence', { comment: 'Agrandir les prix' });
    await joinProof(order, 'bat-2.pdf', { replace: true });
    await move(order.agency, order.id, 'Validation Client');
    for (const version of [1, 3, 2_000_000_000]) {
      const { status, body } = await approve(order.caller, order.id, given(version));
      expect(status).toBe(409);
      expect(body).toEqual({
        code: 'VERSION',
        message: 'La création a été remplacée entre-temps\u00a0: voici la nouvelle version.',
        etat: { version: 2 },
      });
    }
    expect(await kept(order.id)).toEqual([]);
    expect((await approve(order.caller, order.id, given(2))).status).toBe(200);
  });

  it('is idempotent: one line of history, one evidence page', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    const answers = await Promise.all([1, 2, 3].map(() => approve(order.caller, order.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await kept(order.id)).toHaveLength(1);
    expect(await evidenceOf(order)).toHaveLength(1);
    const { historique } = await readOrder(order.caller, order.id);
    expect(historique.filter(({ statut_arr }) => statut_arr === 'Exécution')).toHaveLength(1);
  });

  it('is allowed in Validation Client only, with the project in scope, by role', async () => {
    const order = await orderShownToClient(site);
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    expect((await approve(stranger, order.id)).status).toBe(404);
    expect((await approve(order.agency, order.id)).status).toBe(403);
    expect((await approve(site.anonymous, order.id)).status).toBe(401);
    await move(order.caller, order.id, 'Agence', { comment: 'Agrandir les prix' });
    const late = await approve(order.siege, order.id);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'STATUT' });
    expect(await kept(order.id)).toEqual([]);
  });
});

describe('an approval', () => {
  async function approved() {
    const order = await orderShownToClient(site);
    expect((await approve(order.caller, order.id)).status).toBe(200);
    return order;
  }

  it('requires an execution file created after it', async () => {
    const order = await approved();
    const refused = await askMove(order.agency, order.id, 'Impression');
    expect(refused.body).toMatchObject({ message: 'Veuillez joindre le fichier d’exécution.' });
    await joinExecution(order);
    await move(order.agency, order.id, 'Impression');
  });

  it('stays valid when the printer returns the project', { tags: 'long' }, async () => {
    const order = await approved();
    await joinExecution(order);
    await move(order.agency, order.id, 'Impression');
    await move(order.siege, order.id, 'Agence', { comment: 'Fichier illisible' });
    expect(await kept(order.id)).toMatchObject([{ withdrawn: false }]);
    expect(await columns(order.id)).toMatchObject({ approved_version: 1, execution_fresh: false });
    await joinExecution(order, 'execution-2.pdf');
    await move(order.agency, order.id, 'Impression');
  });

  it('is withdrawn by a return from Validation DC', async () => {
    const order = await approved();
    await joinProof(order, 'bat-2.pdf');
    await move(order.agency, order.id, 'Validation DC');
    expect(await columns(order.id)).toMatchObject({ approved_version: 1, proof_version: 2 });
    await move(order.caller, order.id, 'Agence', { comment: 'Revoir la page deux' });
    expect(await kept(order.id)).toMatchObject([
      { withdrawn: true, withdrawn_why: expect.stringContaining('Agence') },
    ]);
    expect(await columns(order.id)).toMatchObject({ approved_version: null });
  });

  it('of a proof replaced since does not allow printing; the next one replaces it', {
    tags: 'long',
  }, async () => {
    const order = await approved();
    await joinExecution(order);
    await joinProof(order, 'bat-2.pdf', { replace: true });
    const refused = await askMove(order.agency, order.id, 'Impression');
    expect(refused.body).toMatchObject({
      code: 'GARDE',
      message: 'L’accord signé du client sur la création est obligatoire.',
      etat: { cure: 'accord' },
    });
    await move(order.agency, order.id, 'Validation Client');
    expect((await approve(order.caller, order.id, given(2))).status).toBe(200);
    expect(await kept(order.id)).toMatchObject([
      { version: 1, withdrawn: true, withdrawn_why: 'Remplacé par l’accord sur la version 2' },
      { version: 2, withdrawn: false },
    ]);
    expect(await evidenceOf(order)).toHaveLength(2);
    // The execution file was created for the first one.
    const stale = await askMove(order.agency, order.id, 'Impression');
    expect(stale.body).toMatchObject({ message: 'Veuillez joindre le fichier d’exécution.' });
  });

  it('is displayed with its version', { tags: 'long' }, async () => {
    const order = await approved();
    const { body } = await order.agency.call(listProofs, { params: { id: order.id } });
    expect(body[0]?.accords).toMatchObject([
      { version: 1, nom: 'Bertrand Lacombe', via: 'tablette', retire: null },
    ]);
    expect(body[0]?.accords[0]?.empreinte).toBe(body[0]?.empreinte);
  });
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
