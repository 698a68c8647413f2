import { listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import { deleteFile, listFiles, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../../testing/caller.ts';
import { createUser } from '../../../../testing/factories.ts';
import { orderToPrevisit, setColumns } from '../../../../testing/kind-order.ts';
import { SECRET } from '../../../../testing/telling-pictures.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { sendFile } from '../../../../testing/workflow-factories.ts';
import { writeSetting } from '../../../base/settings/settings.repository.ts';
import { eraseDueOrders } from '../../../watch/retention/erase-due-orders.ts';
import { erasePosePhotos } from '../../../watch/retention/erase-pose-photos.ts';

let site: TestApp;
let photo: Buffer;
beforeAll(async () => {
  site = await createTestApp();
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
    .withExif({
      IFD0: { Copyright: SECRET },
      IFD2: { DateTimeOriginal: '2026:11:23 14:05:09' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1', GPSAreaInformation: SECRET },
    })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

const delivered = () =>
  orderToPrevisit(site, { statut: 'Livré', imprimeur: 'imprimeur', entered_impression: true });

const add = (caller: Caller, id: string, name = 'salle.jpg', content = photo) =>
  sendFile(caller, id, 'photo_pose', { name, content });

async function added(caller: Caller, id: string): Promise<ProjectFile> {
  const { status, body } = await add(caller, id);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}

const idsRead = async (caller: Caller, id: string): Promise<string[]> =>
  (await caller.call(listFiles, { params: { id } })).body
    .filter(({ myplv_file_type }) => myplv_file_type === 'photo_pose')
    .map((file) => file.id);

const remove = async (caller: Caller, id: string, file: ProjectFile) =>
  (await caller.call(deleteFile, { params: { id }, query: { id: file.id } })).body;

const since = (id: string, days: number) =>
  site.pool.query('update projects set t_statut = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
const agedBy = (file: ProjectFile, days: number) =>
  site.pool.query('update files set t_creation = now() - make_interval(days => $2) where id = $1', [
    file.id,
    days,
  ]);

it('are added by installer, dc and head office once delivered, by the installer for a week after the end', async () => {
  const order = await delivered();
  for (const caller of [order.installer, order.caller, order.siege]) await added(caller, order.id);
  expect((await add(order.agency, order.id)).body).toMatchObject({ code: 'ROLE' });
  await setColumns(site, order.id, { statut: 'Terminé' });
  await since(order.id, 7);
  await added(order.installer, order.id);
  await since(order.id, 8);
  expect((await add(order.installer, order.id)).body).toMatchObject({
    code: 'STATUT',
    message: 'Les photos de la pose s’ajoutent jusqu’à sept jours après la pose. Demandez au siège.',
  });
  await added(order.caller, order.id);
  await setColumns(site, order.id, { statut: 'Imprimé' });
  for (const caller of [order.installer, order.caller, order.siege])
    expect((await add(caller, order.id)).body).toMatchObject({ code: 'STATUT' });
});

it('are read by the dc, head office and who added them, in lists and by address alike', async () => {
  const order = await delivered();
  const file = await added(order.installer, order.id);
  const other = site.as((await createUser(site.pool, { role: 'installateur' })).name);
  const printer = site.as((await createUser(site.pool, { role: 'imprimeur', name: 'imprimeur' })).name);
  for (const caller of [order.installer, order.caller, order.siege])
    expect(await idsRead(caller, order.id)).toEqual([file.id]);
  for (const caller of [order.agency, other, printer]) {
    expect(await idsRead(caller, order.id)).toEqual([]);
    for (const url of [file.url, `${file.url}/vignette`])
      expect((await caller.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
  await site.pool.query('update projects set client_uid = $2 where id = $1', [
    order.id,
    (await createUser(site.pool, { role: 'client', name: 'client-pose' })).uid,
  ]);
  expect((await site.as('client-pose').inject({ method: 'GET', url: file.url })).statusCode).toBe(404);
});

it('lose their place and author, and keep their time', { tags: 'long' }, async () => {
  const order = await delivered();
  for (const caller of [order.installer, order.siege]) {
    const { url } = await added(caller, order.id);
    const { rawPayload } = await caller.inject({ method: 'GET', url });
    expect(rawPayload.includes(SECRET)).toBe(false);
    expect(rawPayload.includes('2026:11:23 14:05:09')).toBe(true);
  }
});

it('are six at most, also of several that come at once; a removed one makes room', async () => {
  const order = await delivered();
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(order.installer, order.id)));
  const good = answers.filter(({ status }) => status === 200);
  expect(good).toHaveLength(6);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.body).toMatchObject({ code: 'FICHIER_REFUSE', message: 'Six photos, c’est le plus.' });
  const [first] = good;
  if (first === undefined) throw new Error('no photo was taken');
  expect(await remove(order.installer, order.id, first.body)).toBe(true);
  await added(order.installer, order.id);
});

it('are jpeg, png or webp, of 15 MB at most', { tags: 'long' }, async () => {
  const order = await delivered();
  const refused = await add(order.installer, order.id, 'salle.pdf', Buffer.from('%PDF-1.7'));
  expect(refused.body).toMatchObject({ code: 'FICHIER_REFUSE' });
  const large = await add(order.installer, order.id, 'salle.jpg', Buffer.alloc(15 * 1024 * 1024 + 1, photo));
  expect(large.body).toMatchObject({ code: 'FICHIER_TROP_GROS' });
});

it('are removed by who added them within a week, by head office always, by nobody else', async () => {
  const order = await delivered();
  const [own, late] = [await added(order.installer, order.id), await added(order.installer, order.id)];
  expect(own.deletable).toBe(true);
  expect(await remove(order.caller, order.id, own)).toBe(false);
  expect(
    (await order.agency.call(deleteFile, { params: { id: order.id }, query: { id: own.id } })).body,
  ).toMatchObject({
    code: 'ROLE',
  });
  expect(await remove(order.installer, order.id, own)).toBe(true);
  await agedBy(late, 8);
  expect(await remove(order.installer, order.id, late)).toBe(false);
  const { body } = await order.siege.call(listFiles, { params: { id: order.id } });
  expect(body.find(({ id }) => id === late.id)).toMatchObject({ deletable: true });
  expect(await remove(order.siege, order.id, late)).toBe(true);
});

it('go with the evidence of their order, at the end of its retention', { tags: 'long' }, async () => {
  const order = await delivered();
  const file = await added(order.installer, order.id);
  await setColumns(site, order.id, { statut: 'Terminé' });
  await since(order.id, 700);
  await writeSetting(site.pool, 'conservation', 12);
  expect(await eraseDueOrders(site.pool, site.files)).toBe(1);
  const { body } = await order.siege.call(listFiles, { params: { id: order.id } });
  expect(body.find(({ id }) => id === file.id)).toMatchObject({ efface: expect.any(String), photo: null });
  expect((await order.siege.inject({ method: 'GET', url: file.url })).statusCode).toBe(404);
});

it('go three years after the last piece of their order is gone, at the latest', {
  tags: 'long',
}, async () => {
  const order = await delivered();
  const file = await added(order.installer, order.id);
  await site.pool.query(
    `insert into pieces (project_id, part, sort, type, same, name, detail, copies, n_outlet, outlet, ville, dc, state, delivered_on, terms, words, readable)
     select id, part, 'board', type, part, part, '', 1, n_outlet, name_projet, ville, dc, 'livree', '2020-01-01', '{}', '', true
     from projects cross join unnest(array['board 1', 'board 2']) part where id = $1`,
    [order.id],
  );
  const goneFor = (years: number, days: number) =>
    site.pool.query(
      `update pieces set state = 'retiree', gone_on =
         (now() at time zone 'Europe/Paris')::date - make_interval(years => $2, days => $3) where project_id = $1`,
      [order.id, years, days],
    );
  const erased = async () => {
    await erasePosePhotos(site.pool, site.files);
    const { body } = await order.siege.call(listFiles, { params: { id: order.id } });
    return body.find(({ id }) => id === file.id)?.efface !== null;
  };
  expect(await erased()).toBe(false);
  await goneFor(3, -1);
  expect(await erased()).toBe(false);
  await goneFor(3, 0);
  await site.pool.query(
    `update pieces set state = 'en_place', gone_on = null
    where id = (select min(id) from pieces where project_id = $1)`,
    [order.id],
  );
  expect(await erased()).toBe(false);
  await goneFor(3, 0);
  expect(await erased()).toBe(true);
  expect((await order.siege.inject({ method: 'GET', url: file.url })).statusCode).toBe(404);
  const { body } = await order.siege.call(listContentChanges, { query: { zone: 'commandes' } });
  expect(body.changements[0]).toMatchObject({ entree: order.id, qui: null, apres: { photosPose: 1 } });
});

it('of an order that has no piece any more go three years after it left', { tags: 'long' }, async () => {
  const order = await delivered();
  await added(order.installer, order.id);
  const erased = async () => {
    await erasePosePhotos(site.pool, site.files);
    const { rows } = await site.pool.query(
      'select erased_at from files where project_id = $1 and erased_at is not null',
      [order.id],
    );
    return rows.length;
  };
  await since(order.id, 3 * 366);
  expect(await erased()).toBe(0);
  await setColumns(site, order.id, { statut: 'Annulé' });
  await since(order.id, 3 * 365 - 2);
  expect(await erased()).toBe(0);
  await since(order.id, 3 * 366);
  expect(await erased()).toBe(1);
});
