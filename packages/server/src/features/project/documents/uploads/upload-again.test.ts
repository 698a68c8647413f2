import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { objectIdOf, objectIdTime } from '@ardoise/domain/base/object-id.ts';
import { deleteFile, listFiles, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import { storedName } from '@ardoise/domain/projects/file-name.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../testing/caller.ts';
import { createChrDraft } from '../../../../testing/chr-draft.ts';
import { createUser } from '../../../../testing/factories.ts';
import { orderToPrevisit } from '../../../../testing/kind-order.ts';
import { jpegFile, pdfFile, pngFile } from '../../../../testing/sample-files.ts';
import { telephoneJpeg } from '../../../../testing/telling-pictures.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  askMove,
  joinProof,
  move,
  sendFile,
  signOrder,
  submittedOrder,
} from '../../../../testing/workflow-factories.ts';
import { newProjectId } from '../../projects/project-id.ts';

let site: TestApp;
let content: Buffer;
beforeAll(async () => {
  site = await createTestApp();
  content = await pngFile(24, 36);
});
afterAll(() => site.close());

const photo = (bytes = content) => ({ name: 'menu du soir.png', content: bytes });
const filesOf = async (caller: Caller, id: string) => (await caller.call(listFiles, { params: { id } })).body;
const incoming = () => readdir(path.join(site.config.dataDir, 'files/incoming'));

/** Everything of the database that an upload may write, in numbers. */
async function written(project: string) {
  const { rows } = await site.pool.query(
    `select (select count(*) from files where project_id = $1) as files,
       (select count(*) from project_history where project_id = $1) as history,
       (select count(*) from proof_files where project_id = $1) as proof_files,
       (select version from projects where id = $1) as version,
       (select count(*) from pgboss.job) as jobs`,
    [project],
  );
  return rows[0];
}

describe('an upload with an id of the device', () => {
  it('is the file’s id and the time in its name, as the device computes both', async () => {
    const { caller, id } = await createChrDraft(site);
    const own = newProjectId(new Date(Date.now() - 3 * 86_400_000));
    const { status, body } = await sendFile(caller, id, 'photo_carte', photo(), { id: own });
    expect([status, body.id, body.url]).toEqual([200, own, `/rest/myplv/fichiers/${own}`]);
    expect(body.filename).toBe(storedName('photo_carte', 'menu du soir.png', 'png', objectIdTime(own)));
    const read = await caller.inject({ method: 'GET', url: body.url });
    expect(read.rawPayload.equals(content)).toBe(true);
  });

  it('is numbered where two of one second have one name', async () => {
    const { caller, id } = await createChrDraft(site);
    const at = new Date();
    const sent: ProjectFile[] = [];
    for (let rank = 0; rank < 3; rank += 1)
      sent.push((await sendFile(caller, id, 'photo_carte', photo(), { id: newProjectId(at) })).body);
    const stem = sent[0]?.filename.replace('.png', '');
    expect(sent.map(({ filename }) => filename)).toEqual([`${stem}.png`, `${stem}-2.png`, `${stem}-3.png`]);
  });

  it('sent again is the same file, and writes nothing', async () => {
    const { caller, id } = await createChrDraft(site);
    const own = newProjectId();
    const first = await sendFile(caller, id, 'photo_carte', photo(), { id: own });
    const before = await written(id);
    const again = await sendFile(
      caller,
      id,
      'photo_carte',
      { ...photo(), name: 'autre nom.png' },
      { id: own },
    );
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await written(id)).toEqual(before);
    expect(await incoming()).toEqual([]);
  });

  it('is recorded once when it arrives several times at once', async () => {
    const { caller, id } = await createChrDraft(site);
    const own = newProjectId();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => sendFile(caller, id, 'photo_carte', photo(), { id: own })),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await filesOf(caller, id)).toHaveLength(1);
    expect(await incoming()).toEqual([]);
  });

  it('compares what is kept of a photo: what its metadata said is not in it either time', async () => {
    const { caller, id } = await createChrDraft(site);
    const own = newProjectId();
    const file = { name: 'photo.jpg', content: await telephoneJpeg() };
    const first = await sendFile(caller, id, 'photo_carte', file, { id: own });
    expect(first.body.empreinte).not.toBe(createHash('sha256').update(file.content).digest('hex'));
    const again = await sendFile(caller, id, 'photo_carte', file, { id: own });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('is answered the same once the order was signed and sent, when a new file is refused', async () => {
    const order = await createChrDraft(site);
    const own = newProjectId();
    await sendFile(order.caller, order.id, 'photo_carte', photo(), { id: own });
    await signOrder(order);
    const signed = await sendFile(order.caller, order.id, 'photo_carte', photo(), { id: own });
    expect(signed.body).toMatchObject({ id: own, deletable: false });
    expect((await sendFile(order.caller, order.id, 'photo_carte', photo())).body).toMatchObject({
      code: 'SIGNATURES',
    });
    await move(order.caller, order.id, 'Agence');
    const late = await sendFile(order.caller, order.id, 'photo_carte', photo(), { id: own });
    expect([late.status, late.body.id]).toEqual([200, own]);
    const fresh = await sendFile(order.caller, order.id, 'photo_carte', photo(), { id: newProjectId() });
    expect(fresh.body).toMatchObject({ code: 'STATUT' });
  });

  it('makes one version of a proof, also where it replaces the former', async () => {
    const order = await submittedOrder(site);
    await joinProof(order);
    const fields = { id: newProjectId(), remplace: '1' };
    const bat = { name: 'bat.pdf', content: await pdfFile(1) };
    const first = await sendFile(order.agency, order.id, 'photo_crea', bat, fields);
    const before = await written(order.id);
    const again = await sendFile(order.agency, order.id, 'photo_crea', bat, fields);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await written(order.id)).toEqual(before);
  });

  it('is an installer’s photo too, before and after their report', async () => {
    const order = await orderToPrevisit(site, { t_previsite: '2026-01-05' });
    const own = newProjectId();
    const shot = { name: 'façade.jpg', content: await jpegFile() };
    const first = await sendFile(order.installer, order.id, 'statut', shot, { id: own });
    expect([first.status, first.body.id]).toEqual([200, own]);
    const again = await sendFile(order.installer, order.id, 'statut', shot, { id: own });
    expect(again.body).toEqual(first.body);
    const moved = await askMove(order.installer, order.id, 'validationPose', { fichiers: [own] });
    expect(moved.status).toBe(200);
    const late = await sendFile(order.installer, order.id, 'statut', shot, { id: own });
    expect([late.status, late.body.id, late.body.deletable]).toEqual([200, own, false]);
    const { rows } = await site.pool.query('select count(*)::int as count from files where id = $1', [own]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('an id that was used', () => {
  it('never takes other bytes or another type, and keeps the first file', async () => {
    const { caller, id } = await createChrDraft(site);
    const own = newProjectId();
    const first = await sendFile(caller, id, 'photo_carte', photo(), { id: own });
    const refusal = {
      code: 'REQUETE_INVALIDE',
      message: 'Un autre fichier a déjà cet identifiant.',
      champs: [{ chemin: 'id' }],
    };
    const bytes = await sendFile(caller, id, 'photo_carte', photo(await pngFile(9, 9)), { id: own });
    expect([bytes.status, bytes.body]).toMatchObject([400, refusal]);
    const type = await sendFile(caller, id, 'photo_logo', photo(), { id: own });
    expect([type.status, type.body]).toMatchObject([400, refusal]);
    expect(await filesOf(caller, id)).toEqual([first.body]);
    expect(await incoming()).toEqual([]);
  });

  it('is unknown in another project and for anybody else, who sees and changes nothing', async () => {
    const order = await createChrDraft(site);
    const own = newProjectId();
    const first = await sendFile(order.caller, order.id, 'photo_carte', photo(), { id: own });
    const stranger = await createChrDraft(site);
    const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
    const unknown = await sendFile(stranger.caller, 'f'.repeat(24), 'photo_carte', photo(), {
      id: newProjectId(),
    });
    expect(unknown.status).toBe(404);
    for (const refused of [
      await sendFile(stranger.caller, order.id, 'photo_carte', photo(), { id: own }),
      await sendFile(stranger.caller, stranger.id, 'photo_carte', photo(), { id: own }),
      await sendFile(siege, order.id, 'photo_carte', photo(), { id: own }),
      await sendFile(siege, stranger.id, 'photo_carte', photo(await pngFile(9, 9)), { id: own }),
    ])
      expect([refused.status, refused.body]).toEqual([404, unknown.body]);
    expect(await filesOf(order.caller, order.id)).toEqual([first.body]);
    expect(await filesOf(stranger.caller, stranger.id)).toEqual([]);
  });

  it('goes to one of two projects that are sent it at once', async () => {
    const [one, other] = [await createChrDraft(site), await createChrDraft(site)];
    const own = newProjectId();
    const sent = await Promise.all(
      [one, other, one, other].map(({ caller, id }) =>
        sendFile(caller, id, 'photo_carte', photo(), { id: own }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404]);
    const kept = [...(await filesOf(one.caller, one.id)), ...(await filesOf(other.caller, other.id))];
    expect(kept.map(({ id }) => id)).toEqual([own]);
    expect(await incoming()).toEqual([]);
  });

  it('never brings a deleted file back, whoever deleted it', async () => {
    const { caller, id } = await createChrDraft(site);
    const own = newProjectId();
    await sendFile(caller, id, 'photo_carte', photo(), { id: own });
    const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
    expect((await siege.call(deleteFile, { params: { id }, query: { id: own } })).body).toBe(true);
    const before = await written(id);
    const again = await sendFile(caller, id, 'photo_carte', photo(), { id: own });
    expect([again.status, again.body]).toMatchObject([
      410,
      { code: 'FICHIER_SUPPRIME', message: 'Ce fichier a été supprimé depuis.' },
    ]);
    expect(await filesOf(caller, id)).toEqual([]);
    expect(await written(id)).toEqual(before);
  });

  it('is found in capitals by nobody', async () => {
    const { caller, id } = await createChrDraft(site);
    const own = newProjectId();
    await sendFile(caller, id, 'photo_carte', photo(), { id: own });
    const refused = await sendFile(caller, id, 'photo_carte', photo(), { id: own.toUpperCase() });
    expect(refused.status).toBe(400);
  });
});

describe('a malformed id', () => {
  const days = (count: number) => newProjectId(new Date(Date.now() + count * 86_400_000));
  it.each([
    ['empty', ''],
    ['a word', 'identifiant'],
    ['a digit too few', newProjectId().slice(1)],
    ['a digit too many', `${newProjectId()}0`],
    ['a thousand digits', '6'.repeat(1000)],
    ['a thousand digits that begin well', newProjectId() + '0'.repeat(976)],
    ['a line after it', `${newProjectId()}\n`],
    ['SQL', "' or 1=1 --"],
    ['a path', '../../../../etc/passwd'],
    ['full-width digits', '０'.repeat(24)],
    ['more than 30 days ago', days(-31)],
    ['two days ahead', days(2)],
    ['the first second', objectIdOf(new Date(0), new Uint8Array(8))],
    ['the last second', 'f'.repeat(24)],
  ])('is refused before a byte is kept: %s', async (_, own) => {
    const { caller, id } = await createChrDraft(site);
    const { status, body } = await sendFile(caller, id, 'photo_carte', photo(), { id: own });
    expect([status, body]).toMatchObject([400, { code: 'REQUETE_INVALIDE', champs: [{ chemin: 'id' }] }]);
    expect(await filesOf(caller, id)).toEqual([]);
  });

  it('with NUL is refused as an unreadable form', async () => {
    const { caller, id } = await createChrDraft(site);
    const refused = await sendFile(caller, id, 'photo_carte', photo(), { id: `${newProjectId()}\0` });
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'REQUETE_INVALIDE' }]);
  });
});

describe('deleting by id', () => {
  it('is idempotent, and only of this project', async () => {
    const { caller, id } = await createChrDraft(site);
    const own = newProjectId();
    const remove = (project: string, query: { id?: string; filename?: string }) =>
      caller.call(deleteFile, { params: { id: project }, query });
    expect((await remove(id, { id: own })).body).toBe(false);
    const { body: file } = await sendFile(caller, id, 'photo_carte', photo(), { id: own });
    const mine = await createChrDraft(site);
    expect((await mine.caller.call(deleteFile, { params: { id: mine.id }, query: { id: own } })).body).toBe(
      false,
    );
    expect((await remove(id, { id: own, filename: 'autre.png' })).body).toBe(false);
    expect((await remove(id, { id: own, filename: file.filename })).body).toBe(true);
    expect((await remove(id, { id: own })).body).toBe(false);
    expect((await remove(id, {})).status).toBe(400);
    expect((await remove(id, { id: 'x'.repeat(1000) })).status).toBe(400);
  });
});
