import { listFiles, readFile, readThumbnail } from '@ardoise/domain/contract/files.ts';
import { downloadProject } from '@ardoise/domain/contract/printing.ts';
import { listDocumentReads } from '@ardoise/domain/contract/privacy.ts';
import { readProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvedOrder } from '../../../testing/workflow-factories.ts';
import { deleteOldReads } from './document-reads.repository.ts';

let site: TestApp;
let order: Awaited<ReturnType<typeof approvedOrder>>;
let files: Map<string, string>;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'administrator', name: 'chef', prenom: 'Chloé', nom: 'Hef' });
  await createUser(site.pool, { role: 'siege', name: 'siege' });
  order = await approvedOrder(site);
  await site.app.documentReads.settled();
  const listed = await site.as('chef').call(listFiles, { params: { id: order.id } });
  files = new Map(listed.body.map(({ id, myplv_file_type: type }) => [type, id]));
  // What the factory read on its way is no part of these cases.
  await site.pool.query(
    'alter table document_reads disable trigger user; delete from document_reads; alter table document_reads enable trigger user',
  );
}, 60_000);
afterAll(() => site.close());

const idOf = (type: string) => files.get(type) ?? '';

async function listed(query: Record<string, string> = {}) {
  await site.app.documentReads.settled();
  const { status, body } = await site.as('siege').call(listDocumentReads, { query });
  expect(status).toBe(200);
  return body.lectures.map(({ qui, document, moyen, nombre }) => [qui.nom, document, moyen, nombre]);
}

describe('a read is a line', () => {
  it('for each way, once an hour, with how many times; a list, a thumbnail and other files are none', async () => {
    const chef = site.as('chef');
    await chef.call(listFiles, { params: { id: order.id } });
    await chef.call(readThumbnail, { params: { id: idOf('bon_commande') } });
    await chef.call(readFile, { params: { id: idOf('photo_crea') } });
    expect(await listed()).toEqual([]);

    await chef.call(readFile, { params: { id: idOf('bon_commande') } });
    await chef.call(readFile, { params: { id: idOf('preuve_accord') }, query: { telecharger: '1' } });
    await chef.inject({
      method: 'GET',
      url: `/rest/myplv/fichiers/${idOf('preuve_accord')}?telecharger=1`,
      headers: { range: 'bytes=100-200' },
    });
    await Promise.all([1, 2, 3].map(() => chef.call(readProject, { params: { id: order.id } })));
    expect((await listed()).toSorted()).toEqual([
      ['Chloé Hef', 'bon_commande', 'fichier', 1],
      ['Chloé Hef', 'preuve_accord', 'telechargement', 1],
      ['Chloé Hef', 'signatures', 'page', 3],
    ]);
  });

  it('for each document of a zip, and not for one that was refused', async () => {
    const { body } = await site.as('siege').call(downloadProject, { params: { id: order.id } });
    await site.as('siege').inject({ method: 'GET', url: body.url });
    const stranger = await createUser(site.pool, { role: 'dc' });
    await site.as(stranger.name).call(readFile, { params: { id: idOf('bon_commande') } });
    const of = await listed({ personne: 'siege' });
    expect(of.map(([, document, way]) => [document, way]).toSorted()).toEqual([
      ['bon_commande', 'archive'],
      ['preuve_accord', 'archive'],
    ]);
    expect(await listed({ personne: stranger.name })).toEqual([]);
    expect(await listed({ personne: 'personne' })).toEqual([]);
  });

  it('is found by project, document and day, and read by head office alone', async () => {
    expect(await listed({ projet: 'f'.repeat(24) })).toEqual([]);
    expect(await listed({ projet: order.id, document: 'signatures' })).toEqual([
      ['Chloé Hef', 'signatures', 'page', 3],
    ]);
    expect(await listed({ au: '2020-01-01' })).toEqual([]);
    expect((await site.as(order.dc.name).call(listDocumentReads)).status).toBe(403);
  });
});

it('is append-only, and deleted at the end of its term', async () => {
  await expect(site.pool.query('update document_reads set uid = 1')).rejects.toThrow('append-only');
  await expect(site.pool.query('delete from document_reads')).rejects.toThrow('append-only');
  await expect(site.pool.query('truncate document_reads')).rejects.toThrow('append-only');
  await site.pool.query(
    `insert into document_reads (uid, project_id, document, way, hour, at, last_at)
     select 1, 'p', 'signatures', 'page', now() - age, now() - age, now() - age
     from unnest(array['11 months', '13 months']::interval[]) age`,
  );
  await deleteOldReads(site.pool, 12);
  const { rows } = await site.pool.query<{ left: number }>(
    `select count(*)::int as left from document_reads where project_id = 'p'`,
  );
  expect(rows[0]?.left).toBe(1);
});
