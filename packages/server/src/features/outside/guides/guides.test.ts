import { listGuides, readGuide, uploadGuide } from '@ardoise/domain/contract/guides.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { removeUnreferencedBlobs } from '../../project/documents/files/remove-unreferenced.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ['siege', 'dc', 'client'] as const)
    await createUser(site.pool, { role, name: `un-${role}` });
});
afterAll(() => site.close());

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

async function upload(name: string, filename: string, content: Buffer) {
  return site.as(name).call(uploadGuide, multipart({}, { name: filename, content }));
}

it('are read by their roles once head office has saved them, and kept by housekeeping', async () => {
  const { status, body } = await upload('un-siege', 'guide.pdf', PDF);
  expect(status).toBe(200);
  const { fichier } = body as { fichier: string };
  expect((await site.as('un-dc').call(readGuide, { params: { fichier } })).status).toBe(404);
  await removeUnreferencedBlobs(site.pool, site.files);
  const guides = [{ fichier, titre: 'Le guide du délégué', roles: ['dc' as const] }];
  expect((await site.as('un-siege').call(changeSettings, { body: { guides } })).status).toBe(200);
  expect((await site.as('un-dc').call(listGuides)).body.guides).toEqual([
    { fichier, titre: 'Le guide du délégué' },
  ]);
  expect((await site.as('un-dc').call(readGuide, { params: { fichier } })).status).toBe(200);
  expect((await site.as('un-client').call(listGuides)).body.guides).toEqual([]);
  expect((await site.as('un-client').call(readGuide, { params: { fichier } })).status).toBe(404);
});

it('are PDFs, uploaded by head office only, with a title', async () => {
  expect((await upload('un-dc', 'guide.pdf', PDF)).status).toBe(403);
  expect((await upload('un-siege', 'guide.pdf', Buffer.from('no pdf'))).status).toBe(415);
  const guides = [{ fichier: 'a'.repeat(64), titre: ' ' }];
  const untitled = await site.as('un-siege').call(changeSettings, { body: { guides } });
  expect(untitled.body).toMatchObject({
    champs: [{ chemin: 'guides.0.titre', message: 'Donnez un titre à ce guide.' }],
  });
});
