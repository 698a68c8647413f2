import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, sendLink, uploadByLink, uploadFile } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ChrDraft, createChrDraft } from '../testing/chr-draft.ts';
import { type ClamdPeer, startClamdPeer } from '../testing/clamd-peer.ts';
import { mailedToken } from '../testing/mailed-token.ts';
import { multipart } from '../testing/multipart.ts';
import { jpegFile } from '../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** The EICAR test signature of antivirus programs, after a picture's end. */
const INFECTED = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const usual = (file: Buffer) => (file.includes(INFECTED) ? 'stream: Eicar-Signature FOUND' : 'stream: OK');

let peer: ClamdPeer;
let answer: (file: Buffer) => string | null;
let site: TestApp;
let draft: ChrDraft;
let clean: Buffer;
let infected: Buffer;
beforeAll(async () => {
  peer = await startClamdPeer((file) => answer(file));
  site = await createTestApp({ clamdUrl: peer.url });
  draft = await createChrDraft(site);
  clean = await jpegFile();
  infected = Buffer.concat([clean, Buffer.from(INFECTED)]);
});
beforeEach(() => {
  answer = usual;
});
afterAll(async () => {
  await site.close();
  await peer.stop();
});

async function send(content: Buffer) {
  const form = multipart({ projet_id: draft.id, file_type: 'photo_carte' }, { name: 'x.jpg', content });
  const { status, body } = await draft.caller.call(uploadFile, form);
  return { status, body };
}

async function filesKept(): Promise<number> {
  expect(await readdir(path.join(site.config.dataDir, 'files/incoming'))).toEqual([]);
  return (await draft.caller.call(listFiles, { params: { id: draft.id } })).body.length;
}

it('scans the complete upload, and accepts it when clean', async () => {
  expect((await send(clean)).status).toBe(200);
  expect(peer.files.at(-1)?.equals(clean)).toBe(true);
  expect(await filesKept()).toBe(1);
});

it('refuses an infected file, and stores nothing of it', async () => {
  const before = await filesKept();
  expect(await send(infected)).toEqual({
    status: 415,
    body: { code: 'FICHIER_REFUSE', message: expect.stringContaining('programme malveillant') },
  });
  expect(await filesKept()).toBe(before);
});

it('refuses all the files of a link for one of them, and leaves the link valid', async () => {
  await draft.caller.call(sendLink, { params: { id: draft.id }, body: { purpose: 'logo' } });
  const params = { token: await mailedToken(site, draft.id, 'logo-link') };
  const both = multipart({}, { name: 'a.jpg', content: clean }, { name: 'b.jpg', content: infected });
  const before = await filesKept();
  const refused = await site.anonymous.call(uploadByLink, { params, ...both });
  expect([refused.status, refused.body]).toEqual([
    415,
    { code: 'FICHIER_REFUSE', message: expect.stringMatching(/b\.jpg.+programme malveillant/) },
  ]);
  expect(await filesKept()).toBe(before);
  const one = multipart({}, { name: 'a.jpg', content: clean });
  expect((await site.anonymous.call(uploadByLink, { params, ...one })).status).toBe(200);
});

it.each([
  ['says that it failed', () => 'INSTREAM size limit exceeded. ERROR'],
  ['hangs up', () => null],
])('accepts nothing when it %s', async (_case, says) => {
  answer = says;
  const before = await filesKept();
  expect(await send(clean)).toEqual({
    status: 503,
    body: { code: 'INDISPONIBLE', message: expect.stringContaining('n’a pas été enregistré') },
  });
  expect(await filesKept()).toBe(before);
});

it('accepts nothing when clamd is not reachable', async () => {
  const gone = await startClamdPeer(usual);
  await gone.stop();
  const other = await createTestApp({ clamdUrl: gone.url });
  const { caller, id } = await createChrDraft(other);
  const form = multipart({ projet_id: id, file_type: 'photo_carte' }, { name: 'x.jpg', content: clean });
  const { status, headers } = await caller.call(uploadFile, form);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  await other.close();
});
