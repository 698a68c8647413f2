import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { listFiles, readFile, readThumbnail, uploadFile } from '@ardoise/domain/contract/files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../../testing/chr-draft.ts';
import { createUser } from '../../../../testing/factories.ts';
import { multipart } from '../../../../testing/multipart.ts';
import { jpegFile, oldOfficeFile, pdfFile, pngFile } from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { contentDisposition, parseRange } from '../files/serve-file.ts';

let site: TestApp;
let project: ChrDraft;
beforeAll(async () => {
  site = await createTestApp();
  project = await createChrDraft(site);
});
afterAll(() => site.close());

async function sent(name: string, content: Buffer, type = 'contenu'): Promise<ProjectFile> {
  const form = multipart({ projet_id: project.id, file_type: type }, { name, content });
  const { status, body } = await project.caller.call(uploadFile, form);
  expect(status).toBe(200);
  return body;
}

describe('reading', () => {
  it('returns the exact bytes, with safe headers for a browser', async () => {
    const content = await pngFile();
    const file = await sent('été à Bègles.png', content);
    const { bytes, headers } = await project.caller.call(readFile, { params: { id: file.id } });
    expect(bytes.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'accept-ranges': 'bytes',
      etag: `"${file.empreinte}"`,
    });
    expect(headers['content-disposition']).toMatch(
      /^inline; filename=contenu_ete-a-Begles_[\d-]+\.png; filename\*=UTF-8''contenu_%C3%A9t%C3%A9-%C3%A0-B%C3%A8gles_/,
    );
    const saved = await project.caller.call(readFile, {
      params: { id: file.id },
      query: { telecharger: '1' },
    });
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('displays only pictures and PDF inline; the rest is downloaded', async () => {
    const texte = await sent('texte.doc', oldOfficeFile());
    const { headers } = await project.caller.call(readFile, { params: { id: texte.id } });
    expect(headers['content-disposition']).toMatch(/^attachment/);
    const card = await sent('carte.pdf', await pdfFile());
    const shown = await project.caller.call(readFile, { params: { id: card.id } });
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
  });

  it('supports conditional and range requests', async () => {
    const content = await jpegFile();
    const { id, empreinte } = await sent('photo.jpg', content);
    const ask = (headers: Record<string, string>) =>
      project.caller.call(readFile, { params: { id }, headers });
    expect((await ask({ 'if-none-match': `"x", "${empreinte}"` })).status).toBe(304);
    const part = await ask({ range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${content.length}`);
    expect(part.bytes.equals(content.subarray(10, 20))).toBe(true);
    const end = await ask({ range: 'bytes=-7' });
    expect(end.bytes.equals(content.subarray(-7))).toBe(true);
    expect((await ask({ range: 'bytes=10-19', 'if-range': '"older"' })).status).toBe(200);
    const past = await ask({ range: `bytes=${content.length}-` });
    expect(past.status).toBe(416);
    expect(past.headers['content-range']).toBe(`bytes */${content.length}`);
  });

  it('is in scope only, for every read', async () => {
    const { id } = await sent('photo.png', await pngFile());
    const agency = site.as(project.agence.name);
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    for (const caller of [agency, stranger]) {
      expect((await caller.call(readFile, { params: { id } })).status).toBe(404);
      expect((await caller.call(readThumbnail, { params: { id } })).status).toBe(404);
      expect((await caller.call(listFiles, { params: { id: project.id } })).status).toBe(404);
    }
    expect((await site.anonymous.call(readFile, { params: { id } })).status).toBe(401);
    expect((await project.caller.call(readFile, { params: { id: '0'.repeat(24) } })).status).toBe(404);
    await site.pool.query('update files set deleted_at = now() where id = $1', [id]);
    expect((await project.caller.call(readFile, { params: { id } })).status).toBe(404);
  });

  it('hides attachments of messages from a client', async () => {
    const file = await sent('note.pdf', await pdfFile(1), 'statut');
    const client = await createUser(site.pool, { role: 'client' });
    await site.pool.query('update projects set client_uid = $2, entered_client = true where id = $1', [
      project.id,
      client.uid,
    ]);
    const caller = site.as(client.name);
    expect((await caller.call(readFile, { params: { id: file.id } })).status).toBe(404);
    const list = await caller.call(listFiles, { params: { id: project.id } });
    expect(list.status).toBe(200);
    expect(list.body.map(({ id }) => id)).not.toContain(file.id);
  });
});

it('reports missing bytes in words, and serves the file again once they are back', async () => {
  const content = await pngFile(77, 33);
  const file = await sent('perdu.png', content);
  const shard = path.join(site.config.dataDir, 'files/blobs', file.empreinte.slice(0, 2));
  await rm(shard, { recursive: true });
  const { status, body, headers } = await project.caller.call(readFile, { params: { id: file.id } });
  expect(status).toBe(404);
  expect(body).toMatchObject({
    message: 'Le contenu de ce fichier est introuvable sur le serveur. Prévenez votre administrateur.',
  });
  expect(headers['content-disposition']).toBeUndefined();
  expect((await project.caller.call(readThumbnail, { params: { id: file.id } })).status).toBe(404);
  await sent('retrouvé.png', content);
  expect((await project.caller.call(readFile, { params: { id: file.id } })).bytes).toEqual(content);
  expect((await project.caller.call(readThumbnail, { params: { id: file.id } })).status).toBe(200);
});

describe('thumbnails', () => {
  it('are small WebP, upright, generated once', async () => {
    const upright = await sharp(await jpegFile({ width: 1600, height: 900 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const file = await sent('photo.jpg', upright);
    expect(file).toMatchObject({ width: 900, height: 1600 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => project.caller.call(readThumbnail, { params: { id: file.id } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { format, width, height } = await sharp(answers[0]?.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 270, height: 480 });
    const etag = String(answers[0]?.headers.etag);
    const again = await project.caller.call(readThumbnail, {
      params: { id: file.id },
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('show the first page of a PDF', async () => {
    const file = await sent('carte.pdf', await pdfFile());
    const { status, bytes } = await project.caller.call(readThumbnail, { params: { id: file.id } });
    expect(status).toBe(200);
    const { channels } = await sharp(bytes).stats();
    // A white page with black text.
    expect(channels[0]?.max).toBeGreaterThan(250);
    expect(channels[0]?.min).toBeLessThan(80);
  });

  it.each([
    ['a text', 'texte.doc', () => oldOfficeFile()],
    ['a broken PDF', 'x.pdf', () => Buffer.from('%PDF-1.4 rien')],
  ])('do not exist for %s', async (_, name, content) => {
    const file = await sent(name, content());
    expect(file.photo).toBeNull();
    const { status, body } = await project.caller.call(readThumbnail, { params: { id: file.id } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Ce fichier n’a pas d’aperçu.' });
  });

  it('do not exist for a PDF with a corrupt first page, which is cached', async () => {
    const lost =
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[9 0 R]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF';
    const file = await sent('perdu.pdf', Buffer.from(lost));
    expect(file.photo).not.toBeNull();
    const read = () => project.caller.call(readThumbnail, { params: { id: file.id } });
    expect((await read()).status).toBe(404);
    const shard = path.join(site.config.dataDir, 'files/blobs', file.empreinte.slice(0, 2));
    expect(await readdir(shard)).toContain(`${file.empreinte}.none`);
    expect((await read()).status).toBe(404);
  });
});

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-300', { start: 0, end: 9 }],
  ['bytes=3-300', { start: 3, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['lines=1-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  [undefined, 'whole'],
])('parses the range %s', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

it('writes a name without header injection', () => {
  const header = contentDisposition('a";\r\nX: y\'(é)*.png', true);
  expect(header).toBe(
    `attachment; filename=a____X__y__e__.png; filename*=UTF-8''a%22%3B%0D%0AX%3A%20y%27%28%C3%A9%29%2A.png`,
  );
});
