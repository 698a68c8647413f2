import { cloneProject, undoClone } from '@ardoise/domain/contract/clones.ts';
import { deleteFile, listFiles, uploadByLink, uploadFile } from '@ardoise/domain/contract/files.ts';
import {
  changeStatus,
  readProject,
  restoreProject,
  saveProject,
  signProject,
} from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { columnsOf } from '../../../testing/kind-order.ts';
import { multipart } from '../../../testing/multipart.ts';
import { oldOfficeFile, pngFile } from '../../../testing/sample-files.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readQuotaFigures } from '../../base/quotas/quota-figures.repository.ts';
import { createFileLink } from '../links/links.repository.ts';

let site: TestApp;
let picture: string;
beforeAll(async () => {
  site = await createTestApp();
  picture = await drawnSignature();
});
afterAll(() => site.close());

type Caller = ReturnType<TestApp['as']>;

async function present(caller: Caller, id: string) {
  return (await caller.call(readProject, { params: { id } })).body;
}

async function sign(caller: Caller, id: string, role: 'client' | 'dc') {
  const { version } = await present(caller, id);
  return caller.call(signProject, {
    params: { id },
    body: { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image: picture, version },
  });
}

async function signedOrder() {
  const order = await createChrDraft(site);
  await sign(order.caller, order.id, 'client');
  expect((await sign(order.caller, order.id, 'dc')).status).toBe(200);
  return order;
}

it('an undone clone that is restored counts as upcoming again', async () => {
  const { caller, dc, id } = await createChrDraft(site);
  const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
  const figures = () => readQuotaFigures(site.pool, dc.smhf ?? '', new Date().getFullYear(), 'CHR');
  const before = await figures();
  const { body } = await caller.call(cloneProject, { params: { id } });
  if ('error' in body) throw new Error(body.error);
  const copy = { params: { id: body._id.$oid } };
  expect((await caller.call(undoClone, copy)).status).toBe(200);
  expect(await figures()).toEqual(before);
  expect((await siege.call(restoreProject, copy)).status).toBe(200);
  expect(await figures()).toEqual({ ...before, avenir: before.avenir + 1 });
});

it('a file received after a signature is covered by the next ones once it was voided', async () => {
  const { caller, dc, id } = await signedOrder();
  const { token } = await inTransaction(site.pool, (tx) =>
    createFileLink(tx, { projectId: id, purpose: 'texte', email: 'a@b.example', createdBy: dc.name }),
  );
  const file = { name: 'Carte.doc', content: oldOfficeFile() };
  const sent = await site.anonymous.call(uploadByLink, { params: { token }, ...multipart({}, file) });
  expect(sent.status).toBe(200);
  const text = async () =>
    (await caller.call(listFiles, { params: { id } })).body.find((one) => one.myplv_file_type === 'texte');
  expect((await text())?.recuApresSignature).toBe(true);
  const { version, autresInfos } = await present(caller, id);
  const saved = await caller.call(saveProject, {
    params: { id },
    body: { version, annuleSignatures: true, autresInfos: { ...autresInfos, nomPdv: 'Le Palais' } },
  });
  expect(saved.status).toBe(200);
  await sign(caller, id, 'client');
  await sign(caller, id, 'dc');
  expect(await text()).toMatchObject({ recuApresSignature: false, deletable: false });
  const { rows } = await site.pool.query<{ covered: boolean }>(
    `select content like '%' || (select encode(sha256, 'hex') from files where project_id = $1 and file_type = 'texte') || '%' as covered
     from signatures where project_id = $1 and voided_at is null`,
    [id],
  );
  expect(rows).toEqual([{ covered: true }, { covered: true }]);
});

it('head office cannot leave a submitted order incomplete', async () => {
  const { caller, id } = await signedOrder();
  const { version } = await present(caller, id);
  const move = { params: { id, new_statut: 'Agence' }, body: { version } } as const;
  expect((await caller.call(changeStatus, move)).status).toBe(200);
  const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
  const order = await present(siege, id);
  const amend = (telephone: string) =>
    siege.call(saveProject, {
      params: { id },
      body: { version: order.version, comment: 'À la demande du client', pdv: { ...order.pdv, telephone } },
    });
  const refused = await amend('12');
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'GARDE',
    champs: [{ chemin: 'pdv.telephone', message: 'Téléphone incorrect' }],
    etat: { step: 'info-pdv' },
  });
  expect((await present(siege, id)).version).toBe(order.version);
  // The medal is not eligible any more: the amendment does not concern it.
  await site.pool.query(
    `update projects set doc = jsonb_set(doc::jsonb, '{pdv,medaillePDV}', '"Bronze"')::text::json where id = $1`,
    [id],
  );
  expect((await amend('05 56 48 17 21')).status).toBe(200);
});

it('an order that references a missing photo cannot be signed', async () => {
  const { caller, id } = await createChrDraft(site);
  const photo = { name: 'carte.png', content: await pngFile() };
  const form = multipart({ projet_id: id, file_type: 'photo_carte' }, photo);
  const { body: file } = await caller.call(uploadFile, form);
  const { version } = await present(caller, id);
  const saved = await caller.call(saveProject, {
    params: { id },
    body: {
      version,
      contenu_fichier_texte: { hasFichierTexte: 'non' },
      contenu: [{ photo: file.id, filename: file.filename }],
    },
  });
  expect(saved.status).toBe(200);
  const gone = await caller.call(deleteFile, { params: { id }, query: { filename: file.filename } });
  expect(gone.body).toBe(true);
  const refused = await sign(caller, id, 'client');
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'GARDE',
    message: expect.stringContaining('«\u00a0Photo 1, carte.png\u00a0»'),
    champs: [{ chemin: 'contenu' }],
    etat: { step: 'photo' },
  });
  const { body: again } = await caller.call(uploadFile, form);
  await caller.call(saveProject, {
    params: { id },
    body: {
      version: (await present(caller, id)).version,
      contenu: [{ photo: again.id, filename: again.filename }],
    },
  });
  expect((await sign(caller, id, 'client')).status).toBe(200);
});

/** As a new required question finds the drafts that were complete before it: unanswered, and saved as complete. */
async function askedSince(id: string) {
  await site.pool.query("update projects set doc = doc::jsonb #- '{pdv,nomPDV}' where id = $1", [id]);
  expect(await columnsOf(site, { id })).toMatchObject({ wizard_complete: true });
}

it('a question that came since the last save is asked before a signature, and on the page', async () => {
  const { caller, id } = await createChrDraft(site);
  await askedSince(id);
  const refused = await sign(caller, id, 'client');
  expect(refused.body).toMatchObject({ code: 'GARDE', champs: [{ chemin: 'pdv.nomPDV' }] });
  const { version, actions } = await present(caller, id);
  const send = actions.find(({ target }) => target === 'Agence');
  expect(send).toMatchObject({ allowed: false, step: 'info-pdv' });
  const moved = await caller.call(changeStatus, { params: { id, new_statut: 'Agence' }, body: { version } });
  expect(moved.body).toMatchObject({ code: 'GARDE', champs: [{ chemin: 'pdv.nomPDV' }] });
});

it('what was signed is signed and sent as it is, whatever is asked since', async () => {
  const { caller, id } = await createChrDraft(site);
  await sign(caller, id, 'client');
  await askedSince(id);
  expect((await sign(caller, id, 'dc')).status).toBe(200);
  const { version } = await present(caller, id);
  const moved = await caller.call(changeStatus, { params: { id, new_statut: 'Agence' }, body: { version } });
  expect(moved.status).toBe(200);
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
