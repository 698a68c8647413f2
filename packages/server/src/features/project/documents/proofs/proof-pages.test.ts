import { readApprovalPage, readApprovalPages } from '@ardoise/domain/contract/client-links.ts';
import { listFiles, readPagePicture, readPages } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { approvalToken } from '../../../../testing/mailed-token.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { orderShownToClient } from '../../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ trustProxy: true });
});
afterAll(() => site.close());

const SMALL = { largeur: '480' } as const;

it('shows the pages of a proof to whoever may read its file, and asks for each once', async () => {
  const { caller, agency, proof } = await orderShownToClient(site);
  for (const reader of [caller, agency]) {
    const { status, body } = await reader.call(readPages, { params: { id: proof.id } });
    expect([status, body.etat, body.pages[0]]).toEqual([200, 'lisible', { largeur: 210, hauteur: 297 }]);
    const page = await reader.call(readPagePicture, { params: { id: proof.id, page: 1 }, query: SMALL });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  }
  const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
  for (const other of [stranger, site.anonymous]) {
    const params = { id: proof.id, page: 1 };
    expect((await other.call(readPages, { params })).status).not.toBe(200);
    expect((await other.call(readPagePicture, { params, query: SMALL })).status).not.toBe(200);
  }
  const beyond = await caller.call(readPagePicture, { params: { id: proof.id, page: 9 }, query: SMALL });
  expect(beyond.status).toBe(404);
});

it('shows them by the client’s link, as long as it opens', { tags: 'long' }, async () => {
  const order = await orderShownToClient(site);
  const token = await approvalToken(site, order);
  const params = { token, id: order.proof.id, page: 1 };
  expect((await site.anonymous.call(readApprovalPages, { params })).body.etat).toBe('lisible');
  const page = await site.anonymous.call(readApprovalPage, { params, query: SMALL });
  expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  const other = await orderShownToClient(site);
  for (const wrong of [
    { ...params, id: other.proof.id },
    { ...params, token: 'x'.repeat(43) },
  ])
    expect((await site.anonymous.call(readApprovalPage, { params: wrong, query: SMALL })).status).toBe(404);
});

it('keeps no pictures of what is read as it was signed, whose readings are tracked', {
  tags: 'long',
}, async () => {
  const { caller, id } = await orderShownToClient(site);
  const { body } = await caller.call(listFiles, { params: { id } });
  const form = body.find(({ myplv_file_type }) => myplv_file_type === 'bon_commande')?.id ?? '';
  expect((await caller.call(readPages, { params: { id: form } })).status).toBe(404);
  const page = await caller.call(readPagePicture, { params: { id: form, page: 1 }, query: SMALL });
  expect(page.status).toBe(404);
});
