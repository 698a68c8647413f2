import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pictureAddress } from '@ardoise/domain/catalogue/picture-crop.ts';
import * as contract from '@ardoise/domain/contract/catalogue-pictures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { listenLocally } from '../../../testing/raw-connection.ts';
import { jpegFile, noisyPng, pdfFile, pixelBomb, pngFile } from '../../../testing/sample-files.ts';
import { SECRET, telephoneJpeg } from '../../../testing/telling-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readCataloguePicture } from '../../base/catalogue/catalogue-pictures.ts';
import { removeUnreferencedBlobs } from '../../project/documents/files/remove-unreferenced.ts';
import { catalogueFiles, paintedPictures } from '../../project/drawings/drawing-pictures.ts';
import { sealedDrawings } from '../../project/drawings/signed-drawings.ts';
import { signedPictures, signedSource } from '../../project/drawings/signed-pictures.ts';
import { deleteUnusedPictures } from './catalogue-pictures.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
  await createUser(site.pool, { role: 'dc', name: 'camille' });
});
afterAll(() => site.close());

const upload = (name: string, content: Buffer, who = 'helene') =>
  site.as(who).call(contract.uploadCataloguePicture, multipart({}, { name, content }));
const uploaded = async (name: string, content: Buffer) => (await upload(name, content)).body;
const show = (url: string) => site.anonymous.inject({ method: 'GET', url });
const hashOf = (image: string) => image.slice('/catalogue/images/'.length, -'.webp'.length);
const crop = (image: string, cadre: contract.CataloguePicture['cadre']) =>
  site
    .as('helene')
    .call(contract.cropCataloguePicture, { params: { empreinte: hashOf(image) }, body: cadre });

describe('an uploaded picture', () => {
  it('is received over HTTP, and shown to everybody for good', async () => {
    await listenLocally(site.app);
    const { port } = site.app.server.address() as AddressInfo;
    const { cookie = '', csrf = '' } = (await site.as('helene').credentials()) ?? {};
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(await jpegFile({ width: 3000, height: 1000 }))]),
      'Cola 🍒.JPG',
    );
    const answer = await fetch(`http://127.0.0.1:${port}/rest/myplv/catalogues/images`, {
      method: 'POST',
      headers: { cookie, 'x-csrf-token': csrf },
      body: form,
    });
    expect(answer.status).toBe(200);
    const picture = (await answer.json()) as contract.CataloguePicture;
    expect(picture).toMatchObject({
      largeur: 3000,
      hauteur: 1000,
      cadre: { x: 0, y: 0, largeur: 1, hauteur: 1 },
    });
    const shown = await fetch(`http://127.0.0.1:${port}${picture.image}`);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hashOf(picture.image));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 800, format: 'webp' });
  });

  it('is shown at the densities of a picker, each drawn once', async () => {
    const { image } = await uploaded('cola.png', await pngFile(900, 600));
    for (const side of [176, 352, 528] as const) {
      const url = pictureAddress(hashOf(image), side);
      const [first, second] = [await show(url), await show(url)];
      expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: side, format: 'webp' });
      expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    }
    expect((await show(`/catalogue/images/${hashOf(image)}-177.webp`)).statusCode).toBe(400);
  });

  it('has another part of it cut, whose upload is kept', async () => {
    const { image } = await uploaded('photo.jpg', await jpegFile({ width: 800, height: 600 }));
    const cadre = { x: 0.25, y: 0.5, largeur: 0.5, hauteur: 0.5 };
    const { body } = await crop(image, cadre);
    expect(body).toMatchObject({ largeur: 800, hauteur: 600, cadre });
    expect((await crop(image, cadre)).body).toEqual(body);
    expect(await sharp((await show(body.image)).rawPayload).metadata()).toMatchObject({
      width: 400,
      height: 300,
    });
    const params = { empreinte: hashOf(body.image) };
    expect((await site.as('helene').call(contract.readCataloguePicture, { params })).body).toEqual(body);
    const original = await site.as('helene').inject({
      method: 'GET',
      url: `/rest/myplv/catalogues/images/${params.empreinte}/original`,
    });
    expect(await sharp(original.rawPayload).metadata()).toMatchObject({ width: 800, height: 600 });
    expect((await crop(body.image, { x: 0.9, y: 0, largeur: 0.5, hauteur: 1 })).status).toBe(400);
  });

  it('is upright, and says neither who took it nor where', async () => {
    const { image, largeur, hauteur } = await uploaded('photo.jpg', await telephoneJpeg());
    expect([largeur, hauteur]).toEqual([64, 96]);
    const { rawPayload } = await show(image);
    expect(rawPayload.includes(SECRET)).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 64, height: 96 });
  });

  it('has one address however often it is sent', async () => {
    const content = await pngFile(300, 300);
    const [first, second] = await Promise.all([uploaded('a.png', content), uploaded('b.png', content)]);
    expect(first).toEqual(second);
  });
});

describe('what is refused', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['photo.heic', () => Buffer.from('ftypheic'), /Les photos HEIC se convertissent en JPEG/],
    [
      'logo.svg',
      () => Buffer.from('<svg/>'),
      /Formats acceptés\u00a0: \.jpg, \.jpeg, \.png, \.gif ou \.webp\./,
    ],
    ['carte.pdf', () => pdfFile(1), /n’est pas accepté/],
    ['faux.png', () => pdfFile(1), /n’est pas celui d’un \.png/],
    ['vide.png', () => Buffer.alloc(0), /Ce fichier est vide/],
    ['bombe.png', () => pixelBomb(), /trop grande\u00a0: 20\u00a0000 × 20\u00a0000\u00a0pixels/],
    ['coupee.jpg', async () => (await jpegFile()).subarray(0, 700), /illisible/],
  ])('%s, in a sentence', async (name, content, message) => {
    const { status, body } = await upload(name, await content());
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      415,
      expect.stringMatching(message),
    ]);
  });

  it('more than 50 MB; 40 MB are not', { tags: 'long' }, async () => {
    const large = await upload('large.png', Buffer.concat([await pngFile(), Buffer.alloc(51 * 1024 * 1024)]));
    expect(large.body).toMatchObject({
      code: 'FICHIER_TROP_GROS',
      message: 'Ce fichier dépasse 50\u00a0Mo.',
    });
    const heavy = await noisyPng(3750);
    expect(heavy.length).toBeGreaterThan(40 * 1024 * 1024);
    expect((await upload('lourde.png', heavy)).body).toMatchObject({ largeur: 3750, hauteur: 3750 });
  });

  it('anybody who does not edit contents', async () => {
    expect((await upload('a.png', await pngFile(), 'camille')).status).toBe(403);
  });

  it('a file of the store that is no picture of a catalogue', async () => {
    const incoming = await site.files.receiveBytes(await pngFile(50, 50));
    await site.files.keep(incoming);
    expect((await show(pictureAddress(incoming.sha256))).statusCode).toBe(404);
  });
});

describe('the clean-up of files', () => {
  const age = () => site.pool.query("update catalogue_pictures set at = now() - interval '31 days'");
  async function sweep() {
    await deleteUnusedPictures(site.pool);
    await removeUnreferencedBlobs(site.pool, site.files);
  }
  const put = (id: string, image: string) =>
    site.pool.query(
      `insert into catalogue_items (list, id, position, data) values ('boissons', $1, 0, $2)
       on conflict (list, id) do update set data = excluded.data`,
      [id, JSON.stringify({ id, field_gamme_image_boissons: image })],
    );

  it('keeps what an entry has or had, with its upload, and drops what none took within 30 days', async () => {
    const { image: had } = await uploaded('avant.png', await pngFile(310, 310));
    const { body: has } = await crop(had, { x: 0, y: 0, largeur: 0.5, hauteur: 0.5 });
    const { image: never } = await uploaded('jamais.png', await pngFile(320, 320));
    const { image: fresh } = await uploaded('neuve.png', await pngFile(330, 330));
    await put('cola', had);
    await put('cola', has.image);
    await age();
    await upload('neuve.png', await pngFile(330, 330));
    await sweep();
    const states = await Promise.all(
      [had, has.image, never, fresh].map(async (url) => (await show(url)).statusCode),
    );
    expect(states).toEqual([200, 200, 404, 200]);
    expect((await crop(had, { x: 0, y: 0, largeur: 1, hauteur: 0.5 })).status).toBe(200);
  });

  it('leaves a signed drawing its picture, whatever becomes of the catalogue', async () => {
    const { image } = await uploaded('signee.png', await pngFile(340, 340));
    const marks = [{ kind: 'image' as const, x: 0, y: 0, w: 5, h: 5, src: image }];
    const [signed] = await sealedDrawings(site.files, [
      { title: 'Menu', format: '', width: 10, height: 10, marks },
    ]);
    await age();
    await sweep();
    expect(await readCataloguePicture(site.files, image)).toBeNull();
    const pictures = await signedPictures(site.files, signed === undefined ? [] : [signed]);
    const file = pictures.get(image);
    expect(hashOf(image)).toBe(
      createHash('sha256')
        .update(file ?? '')
        .digest('hex'),
    );
    expect(await signedSource(site.files, image, file ?? Buffer.alloc(0))).toMatch(
      /^data:image\/webp;base64,/,
    );
  });
});

it('is painted in documents as a drawing of the product is', async () => {
  const { image } = await uploaded('plat.png', await pngFile(640, 400));
  const marks = [{ kind: 'image' as const, x: 0, y: 0, w: 5, h: 5, src: image }];
  const painted = (await paintedPictures(await catalogueFiles(site.files, [{ marks }]))).get(image);
  expect(await sharp(painted as Buffer).metadata()).toMatchObject({ width: 800, height: 500, format: 'png' });
});
