import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, uploadFile } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChrDraft } from '../../../../testing/chr-draft.ts';
import { createUser } from '../../../../testing/factories.ts';
import { multipart } from '../../../../testing/multipart.ts';
import {
  docxFile,
  epsFile,
  jpegFile,
  mp4File,
  oldOfficeFile,
  pdfFile,
  pixelBomb,
  pngFile,
  psdFile,
  zipFile,
} from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

type Caller = ReturnType<TestApp['as']>;

function send(caller: Caller, id: string, type: FileType | string, name: string, content: Buffer) {
  return caller.call(uploadFile, multipart({ projet_id: id, file_type: type }, { name, content }));
}

/** All paths below the folder of files: blobs and incomplete uploads. */
async function filesOnDisk(): Promise<string[]> {
  const folder = path.join(site.config.dataDir, 'files');
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const draft = () => createChrDraft(site);

describe('an uploaded file', () => {
  it('is listed with its measurements once it is complete', async () => {
    const { caller, id } = await draft();
    const content = await jpegFile({ width: 800, height: 600, dpi: 72 });
    const sent = await send(caller, id, 'photo_carte', 'Carte d’été (recto).JPG', content);
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({
      myplv_file_type: 'photo_carte',
      mime: 'image/jpeg',
      width: 800,
      height: 600,
      annotable: true,
      deletable: true,
      avertissement: null,
      recuApresSignature: false,
    });
    expect(sent.body.filename).toMatch(/^photo_carte_Carte-d-été-recto_\d{8}-\d{6}\.jpg$/);
    const list = await caller.call(listFiles, { params: { id } });
    expect(list.body).toEqual([sent.body]);
    const { empreinte, size } = sent.body;
    const kept = await stat(path.join(site.config.dataDir, 'files/blobs', empreinte.slice(0, 2), empreinte));
    expect(kept.size).toBe(size);
  });

  it('has its number of PDF pages, and is kept without a picture if corrupt', async () => {
    const { caller, id } = await draft();
    expect((await send(caller, id, 'photo_carte', 'carte.pdf', await pdfFile(3))).body).toMatchObject({
      pages: 3,
      annotable: false,
    });
    const broken = await send(caller, id, 'photo_carte', 'cassé.pdf', Buffer.from('%PDF-1.7\nrien de plus'));
    expect(broken.body).toMatchObject({ mime: 'application/pdf', pages: null, photo: null });
  });

  it('never takes the name of another', async () => {
    const { caller, id } = await draft();
    const content = await pngFile();
    const names = new Set<string>();
    for (let sent = 0; sent < 4; sent += 1) {
      names.add((await send(caller, id, 'photo_carte', 'menu.png', content)).body.filename);
    }
    expect(names.size).toBe(4);
  });

  it.each([
    ['../../etc/passwd.png', 'passwd'],
    ['C:\\Users\\moi\\carte.png', 'carte'],
    ['carte\u202egnp.exe.png', 'carte-gnp.exe'],
    ['a\u0000b\u0007c.png', 'a-b-c'],
    [`${'très-long-'.repeat(60)}.png`, 'très-long-'.repeat(8).slice(0, 79)],
    ['.png', 'fichier'],
    ['🍷🍷.png', 'fichier'],
    ['"><img src=x>.png', '22-img-src-x'],
  ])('named %j keeps the valid part of its name', async (name, kept) => {
    const { caller, id } = await draft();
    const { status, body } = await send(caller, id, 'photo_carte', name, await pngFile());
    expect(status).toBe(200);
    expect(body.filename.replace(/_\d{8}-\d{6}\.png$/, '')).toBe(`photo_carte_${kept}`);
  });

  it('has a warning for a logo below 300 DPI, and none at 300', async () => {
    const siege = await createUser(site.pool, { role: 'siege' });
    const { id } = await draft();
    const caller = site.as(siege.name);
    const warned = await send(caller, id, 'photo_logo', 'logo.jpg', await jpegFile({ dpi: 96 }));
    expect(warned.body.avertissement).toContain('96\u00a0DPI');
    const good = await send(caller, id, 'photo_logo', 'logo.jpg', await jpegFile({ dpi: 300 }));
    expect(good.body.avertissement).toBeNull();
  });
});

describe('content and extension', () => {
  it.each<[FileType, string, () => Buffer | Promise<Buffer>, string]>([
    ['contenu', 'texte.doc', oldOfficeFile, 'application/msword'],
    ['contenu', 'prix.xls', oldOfficeFile, 'application/vnd.ms-excel'],
    [
      'contenu',
      'texte.docx',
      docxFile,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['contenu', 'logo.ai', () => pdfFile(1), 'application/vnd.adobe.illustrator'],
    ['contenu', 'logo.ai', epsFile, 'application/vnd.adobe.illustrator'],
    ['contenu', 'fond.psd', psdFile, 'image/vnd.adobe.photoshop'],
    ['contenu', 'photo.jpeg', () => jpegFile(), 'image/jpeg'],
  ])('match: %s %s', async (type, name, content, mime) => {
    const { caller, id } = await draft();
    const sent = await send(caller, id, type, name, await content());
    expect(sent.body).toMatchObject({ mime });
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a PNG called .jpg', 'photo.jpg', () => pngFile(), /n’est pas celui d’un \.jpg/],
    ['a script called .png', 'photo.png', () => Buffer.from('<script>alert(1)</script>'), /\.png/],
    [
      'a page that mentions PDF',
      'page.pdf',
      () => Buffer.from('<html><body>%PDF-1.4</body></html>'),
      /\.pdf/,
    ],
    ['a zip called .docx', 'x.docx', () => zipFile({ 'a.txt': 'a' }), /Formats acceptés|\.docx/],
    [
      'an SVG',
      'dessin.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /Formats acceptés/,
    ],
    ['a page', 'page.html', () => Buffer.from('<p>x</p>'), /Formats acceptés/],
    ['no extension', 'carte', () => pngFile(), /Formats acceptés/],
    ['two extensions', 'carte.png.exe', () => pngFile(), /Formats acceptés/],
    ['HEIC', 'IMG_1.HEIC', () => Buffer.from('....ftypheic'), /HEIC se convertissent en JPEG/],
    ['nothing', 'vide.png', () => Buffer.alloc(0), /Ce fichier est vide/],
    ['half a picture', 'photo.png', async () => (await pngFile()).subarray(0, 20), /illisible/],
    ['a pixel bomb', 'photo.png', () => pixelBomb(), /trop grande\u00a0: 20\u00a0000 × 20\u00a0000/],
  ])('are refused with a sentence: %s', async (_, name, content, sentence) => {
    const { caller, id } = await draft();
    const before = await filesOnDisk();
    const { status, body } = await send(caller, id, 'photo_carte', name, await content());
    expect(status).toBe(415);
    expect(body).toMatchObject({ code: 'FICHIER_REFUSE', message: expect.stringMatching(sentence) });
    expect((await caller.call(listFiles, { params: { id } })).body).toEqual([]);
    expect(await filesOnDisk()).toEqual(before);
  });

  it('refuses what is above 50 MB, and allows larger videos', { tags: 'long' }, async () => {
    const { caller, id } = await draft();
    const large = Buffer.concat([await jpegFile(), Buffer.alloc(51 * 1024 * 1024)]);
    const refused = await send(caller, id, 'photo_carte', 'photo.jpg', large);
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ message: 'Ce fichier dépasse 50\u00a0Mo.' });
    const video = await send(caller, id, 'statut', 'film.mp4', Buffer.concat([mp4File(), large]));
    expect(video.body).toMatchObject({ mime: 'video/mp4', photo: null });
  });
});

describe('a malformed form', () => {
  it.each<[string, () => { body: Buffer; headers: Record<string, string> }]>([
    ['no file', () => multipart({ projet_id: '0'.repeat(24), file_type: 'photo_carte' })],
    ['the file first', () => multipart({}, { name: 'x.png', content: Buffer.from('x') })],
    [
      'an unknown type',
      () =>
        multipart(
          { projet_id: '0'.repeat(24), file_type: '__proto__' },
          { name: 'x.png', content: Buffer.from('x') },
        ),
    ],
    [
      'a project that is no id',
      () =>
        multipart(
          { projet_id: "' or 1=1", file_type: 'photo_carte' },
          { name: 'x.png', content: Buffer.from('x') },
        ),
    ],
    ['no boundary', () => ({ body: Buffer.from('x'), headers: { 'content-type': 'multipart/form-data' } })],
    ['JSON', () => ({ body: Buffer.from('{}'), headers: { 'content-type': 'application/json' } })],
    [
      'a field that every object has',
      () => multipart({ constructor: '1', toString: '2' }, { name: 'x.png', content: Buffer.from('x') }),
    ],
  ])('is refused: %s', async (_, form) => {
    const { caller } = await draft();
    const { status, body } = await caller.call(uploadFile, form());
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'REQUETE_INVALIDE' });
  });

  it('truncated leaves nothing', async () => {
    const { caller, id } = await draft();
    const before = await filesOnDisk();
    const form = multipart(
      { projet_id: id, file_type: 'photo_carte' },
      { name: 'x.png', content: await pngFile(2000, 2000) },
    );
    const cut = await caller.call(uploadFile, {
      ...form,
      body: form.body.subarray(0, form.body.length - 800),
    });
    expect(cut.status).toBe(400);
    expect((await caller.call(listFiles, { params: { id } })).body).toEqual([]);
    expect(await filesOnDisk()).toEqual(before);
  });
});
