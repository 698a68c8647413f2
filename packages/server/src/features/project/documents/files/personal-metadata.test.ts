import { createHash } from 'node:crypto';
import { listFiles, sendLink, uploadByLink, uploadFile } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../../testing/caller.ts';
import { createChrDraft } from '../../../../testing/chr-draft.ts';
import { mailedToken } from '../../../../testing/mailed-token.ts';
import { multipart } from '../../../../testing/multipart.ts';
import { SECRET, telephoneJpeg } from '../../../../testing/telling-pictures.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { type Order, submittedOrder } from '../../../../testing/workflow-factories.ts';

let site: TestApp;
let order: Order;
let photo: Buffer;
beforeAll(async () => {
  site = await createTestApp();
  order = await submittedOrder(site);
  photo = await telephoneJpeg();
});
afterAll(() => site.close());

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function sent(caller: Caller, id: string, type: FileType) {
  const form = multipart({ projet_id: id, file_type: type }, { name: 'photo.jpg', content: photo });
  const { status, body } = await caller.call(uploadFile, form);
  expect(status).toBe(200);
  const { rawPayload } = await caller.inject({ method: 'GET', url: body.url });
  expect([body.empreinte, body.size]).toEqual([sum(rawPayload), rawPayload.length]);
  return { body, bytes: rawPayload };
}

it('is removed from a delegate’s photo at upload', async () => {
  const draft = await createChrDraft(site);
  const { body, bytes } = await sent(draft.caller, draft.id, 'photo_carte');
  expect(bytes.includes(SECRET)).toBe(false);
  expect(body).toMatchObject({ mime: 'image/jpeg', width: 64, height: 96 });
});

it('is removed from files received by a link, whose density still counts', async () => {
  const draft = await createChrDraft(site);
  await draft.caller.call(sendLink, { params: { id: draft.id }, body: { purpose: 'logo' } });
  const token = await mailedToken(site, draft.id, 'logo-link');
  const form = multipart({}, { name: 'logo.jpg', content: photo });
  const { status, body } = await site.anonymous.call(uploadByLink, { params: { token }, ...form });
  expect([status, body.avertissements]).toEqual([200, []]);
  const [file] = (await draft.caller.call(listFiles, { params: { id: draft.id } })).body;
  const { rawPayload } = await draft.caller.inject({ method: 'GET', url: file?.url ?? '' });
  expect(rawPayload.includes(SECRET)).toBe(false);
  expect(file?.empreinte).toBe(sum(rawPayload));
});

it('is kept in the agency’s files, byte for byte', async () => {
  const { bytes } = await sent(order.agency, order.id, 'photo_crea');
  expect(bytes.equals(photo)).toBe(true);
});
