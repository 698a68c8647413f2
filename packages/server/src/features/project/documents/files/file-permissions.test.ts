import { deleteFile, listFiles, uploadByLink, uploadFile } from '@ardoise/domain/contract/files.ts';
import { readProject, signProject } from '@ardoise/domain/contract/projects.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../db/transaction.ts';
import { createChrDraft } from '../../../../testing/chr-draft.ts';
import { createUser } from '../../../../testing/factories.ts';
import { multipart } from '../../../../testing/multipart.ts';
import { oldOfficeFile, pdfFile, pngFile } from '../../../../testing/sample-files.ts';
import { drawnSignature } from '../../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createFileLink } from '../../links/links.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

type Caller = ReturnType<TestApp['as']>;

function send(caller: Caller, id: string, type: FileType, name: string, content: Buffer, accepted = false) {
  const fields = { projet_id: id, file_type: type, ...(accepted ? { annuleSignatures: '1' } : {}) };
  return caller.call(uploadFile, multipart(fields, { name, content }));
}

const draft = () => createChrDraft(site);

describe('permission to attach', () => {
  it('depends on the role, in the statuses that it may edit', async () => {
    const { caller: owner, agence, id } = await draft();
    const agency = site.as(agence.name);
    const content = await pngFile();
    expect((await send(owner, id, 'photo_crea', 'bat.png', content)).status).toBe(403);
    expect((await send(owner, id, 'bon_commande', 'bon.png', content)).status).toBe(403);
    expect((await send(owner, id, 'texte', 'texte.doc', oldOfficeFile())).status).toBe(200);
    expect((await send(owner, id, 'logo', 'logo.png', content)).status).toBe(403);
    expect((await send(agency, id, 'photo_crea', 'bat.png', content)).status).toBe(404);
    await site.pool.query(`update projects set statut = 'Agence', agence = $2 where id = $1`, [
      id,
      agence.name,
    ]);
    expect((await send(agency, id, 'photo_crea', 'bat.png', content)).status).toBe(200);
    expect((await send(agency, id, 'photo_carte', 'bat.png', content)).status).toBe(403);
    expect((await send(agency, id, 'texte', 'texte.doc', oldOfficeFile())).status).toBe(403);
    const late = await send(owner, id, 'photo_carte', 'tard.png', content);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'STATUT',
      message: 'Ce projet ne peut plus être modifié dans son statut actuel.',
    });
    const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
    await site.pool.query(`update projects set statut = 'Impression' where id = $1`, [id]);
    expect((await send(siege, id, 'photo_crea', 'bat.png', content)).status).toBe(409);
  });

  it('for a message belongs to roles that may change the status', async () => {
    const { caller, id } = await draft();
    expect((await send(caller, id, 'statut', 'note.pdf', await pdfFile(1))).status).toBe(200);
    const mdv = await createUser(site.pool, { role: 'mdv' });
    await site.pool.query('update projects set mdv = $2 where id = $1', [id, mdv.name]);
    expect((await send(site.as(mdv.name), id, 'statut', 'note.pdf', await pdfFile(1))).body).toMatchObject({
      code: 'TRANSITION',
    });
  });

  it('is refused out of scope, without a session, and from another site', async () => {
    const { id } = await draft();
    const content = await pngFile();
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    expect((await send(stranger, id, 'photo_carte', 'x.png', content)).status).toBe(404);
    expect((await send(site.anonymous, id, 'photo_carte', 'x.png', content)).status).toBe(401);
    const form = multipart({ projet_id: id, file_type: 'photo_carte' }, { name: 'x.png', content });
    const forged = await stranger.call(uploadFile, {
      ...form,
      headers: { ...form.headers, 'x-csrf-token': undefined },
    });
    expect(forged.status).toBe(403);
  });
});

describe('deleting', () => {
  it('is for the uploader, while nothing covers the file', async () => {
    const { caller, id } = await draft();
    const sent = await send(caller, id, 'photo_carte', 'menu.png', await pngFile());
    const { filename } = sent.body;
    const query = { filename };
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    expect((await stranger.call(deleteFile, { params: { id }, query })).status).toBe(404);
    expect((await caller.call(deleteFile, { params: { id }, query: { filename: 'autre.png' } })).body).toBe(
      false,
    );
    await site.pool.query('update projects set client_signed = true where id = $1', [id]);
    expect((await caller.call(listFiles, { params: { id } })).body[0]?.deletable).toBe(false);
    expect((await caller.call(deleteFile, { params: { id }, query })).body).toBe(false);
    await site.pool.query('update projects set client_signed = false where id = $1', [id]);
    expect((await caller.call(deleteFile, { params: { id }, query })).body).toBe(true);
    expect((await caller.call(deleteFile, { params: { id }, query })).body).toBe(false);
    expect((await caller.call(listFiles, { params: { id } })).body).toEqual([]);
  });

  it('is for the agency while it creates: what came by link too, nothing that is signed', async () => {
    const { caller, dc, agence, id } = await draft();
    await send(caller, id, 'photo_carte', 'menu.png', await pngFile());
    await site.pool.query(
      `update projects set statut = 'Agence', agence = $2, client_signed = true where id = $1`,
      [id, agence.name],
    );
    const { token } = await inTransaction(site.pool, (tx) =>
      createFileLink(tx, { projectId: id, purpose: 'texte', email: 'a@b.example', createdBy: dc.name }),
    );
    const file = { name: 'Carte.doc', content: oldOfficeFile() };
    await site.anonymous.call(uploadByLink, { params: { token }, ...multipart({}, file) });
    const agency = site.as(agence.name);
    const deletable = async () =>
      (await agency.call(listFiles, { params: { id } })).body.map((one) => [
        one.myplv_file_type,
        one.deletable,
      ]);
    expect(await deletable()).toEqual(
      expect.arrayContaining([
        ['photo_carte', false],
        ['texte', true],
      ]),
    );
    await site.pool.query(`update projects set statut = 'Validation DC' where id = $1`, [id]);
    expect(await deletable()).toContainEqual(['texte', false]);
    await site.pool.query(`update projects set statut = 'Exécution' where id = $1`, [id]);
    const text = (await agency.call(listFiles, { params: { id } })).body.find(({ deletable: free }) => free);
    const query = { filename: text?.filename ?? '' };
    expect((await agency.call(deleteFile, { params: { id }, query })).body).toBe(true);
    expect(await deletable()).toEqual([['photo_carte', false]]);
  });

  it('never removes a frozen file, even for head office', async () => {
    const { caller, id } = await draft();
    const sent = await send(caller, id, 'photo_carte', 'menu.png', await pngFile());
    await site.pool.query('update files set frozen = true where id = $1', [sent.body.id]);
    const admin = site.as((await createUser(site.pool, { role: 'administrator' })).name);
    expect(
      (await admin.call(deleteFile, { params: { id }, query: { filename: sent.body.filename } })).body,
    ).toBe(false);
    expect((await admin.call(listFiles, { params: { id } })).body).toHaveLength(1);
  });
});

describe('a signed draft', () => {
  async function signedByClient() {
    const { caller, id } = await draft();
    await send(caller, id, 'photo_carte', 'avant.png', await pngFile());
    const { body } = await caller.call(readProject, { params: { id } });
    const signature = {
      role: 'client' as const,
      nom: 'Bertrand Lacombe',
      qualite: 'Gérant',
      image: await drawnSignature(),
    };
    const signed = await caller.call(signProject, {
      params: { id },
      body: { ...signature, version: body.version },
    });
    expect(signed.body.signatures).toHaveLength(1);
    return { caller, id };
  }

  it('warns before a file voids its signatures, and accepts other files without', async () => {
    const { caller, id } = await signedByClient();
    const content = await pngFile(50, 50);
    const warned = await send(caller, id, 'photo_carte', 'après.png', content);
    expect(warned.status).toBe(409);
    expect(warned.body).toMatchObject({ code: 'SIGNATURES' });
    expect((await send(caller, id, 'statut', 'note.png', content)).status).toBe(200);
    expect((await caller.call(readProject, { params: { id } })).body.signatures).toHaveLength(1);
    const accepted = await send(caller, id, 'photo_carte', 'après.png', content, true);
    expect(accepted.body).toMatchObject({ deletable: true, recuApresSignature: false });
    expect((await caller.call(readProject, { params: { id } })).body.signatures).toEqual([]);
  });

  it('keeps the files that its signatures cover', async () => {
    const { caller, id } = await signedByClient();
    const [covered] = (await caller.call(listFiles, { params: { id } })).body;
    expect(covered?.deletable).toBe(false);
    const query = { filename: covered?.filename ?? '' };
    expect((await caller.call(deleteFile, { params: { id }, query })).body).toBe(false);
  });
});
