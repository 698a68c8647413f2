import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { listFiles, sendLink, uploadByLink, uploadFile } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../../testing/chr-draft.ts';
import { mailedToken } from '../../../../testing/mailed-token.ts';
import { multipart } from '../../../../testing/multipart.ts';
import { oldOfficeFile, pngFile } from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** A reserve larger than any disk. */
const EVERYTHING = 2 ** 52;

let site: TestApp;
let draft: ChrDraft;
beforeAll(async () => {
  site = await createTestApp({}, { diskReserve: EVERYTHING });
  draft = await createChrDraft(site);
});
afterAll(() => site.close());

const FULL = {
  code: 'STOCKAGE_PLEIN',
  message: expect.stringContaining('Il n’y a plus assez de place sur le serveur pour ce fichier.'),
};

async function nothingKept(): Promise<void> {
  expect((await draft.caller.call(listFiles, { params: { id: draft.id } })).body).toEqual([]);
  expect(await readdir(path.join(site.config.dataDir, 'files/incoming'))).toEqual([]);
}

it('refuses a file that would touch the reserve, with or without a Content-Length', async () => {
  const form = multipart(
    { projet_id: draft.id, file_type: 'photo_carte' },
    { name: 'x.png', content: await pngFile(9, 9) },
  );
  const said = await draft.caller.call(uploadFile, form);
  expect([said.status, said.body]).toEqual([507, FULL]);
  const unsaid = await draft.caller.call(uploadFile, { ...form, body: Readable.from([form.body]) });
  expect([unsaid.status, unsaid.body]).toEqual([507, FULL]);
  await nothingKept();
});

it('refuses the files of a link likewise, and leaves the link valid', async () => {
  await draft.caller.call(sendLink, { params: { id: draft.id }, body: { purpose: 'texte' } });
  const token = await mailedToken(site, draft.id, 'text-file-link');
  const form = multipart(
    {},
    { name: 'a.doc', content: oldOfficeFile() },
    { name: 'b.doc', content: oldOfficeFile() },
  );
  for (let time = 0; time < 2; time += 1) {
    const sent = await site.anonymous.call(uploadByLink, { params: { token }, ...form });
    expect([sent.status, sent.body]).toEqual([507, FULL]);
  }
  await nothingKept();
});
