import * as contract from '@ardoise/domain/contract/qr-codes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStore } from '../../../storage/file-store.ts';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { pdfFile } from '../../../testing/sample-files.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import { type Order, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';
import { removeUnreferencedBlobs } from '../documents/files/remove-unreferenced.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const SITE = 'https://brasserie.example/carte';

const codeOf = async ({ caller, id }: Order) => {
  const { body } = await caller.call(contract.readQrCode, { params: { id } });
  return body.extra.qrcodeUrl.split('/').at(-1) ?? '';
};
const scan = (code: string) => site.anonymous.call(contract.scanQrCode, { params: { code } });
const setUrl = (caller: Caller, id: string, url: string, more: object = {}) =>
  caller.call(contract.changeQrCode, { params: { id }, body: { type: 'url', url, ...more } });
const qrLines = async ({ siege, id }: Order) =>
  (await readOrder(siege, id)).historique
    .map(({ comment }) => comment)
    .filter((comment) => comment.startsWith('QR code'));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

function sendForm(
  caller: Caller,
  call: typeof contract.uploadQrFile | typeof contract.uploadQrBanner,
  id: string,
  { fields = {}, file }: { fields?: Record<string, string>; file?: { name: string; content: Buffer } },
) {
  const form = multipart(fields, ...(file === undefined ? [] : [file]));
  return caller.call(call, { params: { id }, body: form.body, headers: form.headers });
}
const sendBanner = (
  caller: Caller,
  id: string,
  file?: { name: string; content: Buffer },
  banner_timer?: string,
) =>
  sendForm(caller, contract.uploadQrBanner, id, {
    ...(file && { file }),
    fields: banner_timer === undefined ? {} : { banner_timer },
  });

describe('the target of a printed code', () => {
  it('is a URL, which may change after printing; each change is one history line', async () => {
    const order = await submittedOrder(site);
    const code = await codeOf(order);
    const first = await order.caller.call(contract.createQrCode, {
      params: { id: order.id },
      body: { type: 'url', url: ` ${SITE} ` },
    });
    expect([first.status, first.body]).toMatchObject([200, { type: 'url', url: SITE, banner: null }]);
    expect((await setUrl(order.agency, order.id, SITE)).status).toBe(200);
    expect((await scan(code)).headers.location).toBe(SITE);
    const { version } = await readOrder(order.caller, order.id);
    await setUrl(order.siege, order.id, 'https://café.example/été');
    expect((await scan(code)).headers.location).toBe('https://xn--caf-dma.example/%C3%A9t%C3%A9');
    expect(await qrLines(order)).toEqual([
      'QR code\u00a0: mène à https://xn--caf-dma.example/%C3%A9t%C3%A9',
      `QR code\u00a0: mène à ${SITE}`,
    ]);
    expect((await readOrder(order.caller, order.id)).version).toBe(version);
  });

  it.each(
    sample<[string, string]>(2, [
      ['', 'URL obligatoire'],
      ['javascript:alert(1)', 'URL incorrecte\u00a0: elle commence par http:// ou https://.'],
      ['brasserie.example', 'URL incorrecte\u00a0: elle commence par http:// ou https://.'],
      ['https://[', 'URL incorrecte\u00a0: elle commence par http:// ou https://.'],
    ]),
  )('is never %j', async (url, message) => {
    const order = await submittedOrder(site);
    const refused = await setUrl(order.caller, order.id, url);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'VALIDATION', champs: [{ chemin: 'url', message }] },
    ]);
    expect(await qrLines(order)).toEqual([]);
  });

  it('can be a PDF, and only a PDF, kept while it is the target', async () => {
    const order = await submittedOrder(site);
    const code = await codeOf(order);
    const early = await order.caller.call(contract.changeQrCode, {
      params: { id: order.id },
      body: { type: 'fichier' },
    });
    expect([early.status, early.body]).toMatchObject([422, { champs: [{ chemin: 'file' }] }]);
    const content = await pdfFile(1);
    const send = (name: string, bytes: Buffer) =>
      sendForm(order.caller, contract.uploadQrFile, order.id, { file: { name, content: bytes } });
    expect((await send('carte.png', await picture(400, 600))).status).toBe(415);
    expect((await send('carte.pdf', Buffer.from('<script>'))).status).toBe(415);
    expect((await send('la carte.pdf', content)).body).toMatchObject({
      type: 'fichier',
      filename: expect.stringMatching(/^qrcode_la-carte_\d{8}-\d{6}\.pdf$/),
    });
    expect((await scan(code)).headers.location).toBe(`/q/${code}/fichier`);
    await removeUnreferencedBlobs(site.pool, await FileStore.open(site.config.dataDir));
    const pdf = await site.anonymous.call(contract.scanQrFile, { params: { code } });
    expect([pdf.status, pdf.headers['content-type'], pdf.bytes.equals(content)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    expect(pdf.headers['content-security-policy']).toBe("frame-ancestors 'none'");
    await setUrl(order.caller, order.id, SITE);
    expect((await site.anonymous.call(contract.scanQrFile, { params: { code } })).status).toBe(404);
    const back = await order.caller.call(contract.changeQrCode, {
      params: { id: order.id },
      body: { type: 'fichier' },
    });
    expect(back.body).toMatchObject({ type: 'fichier' });
  });

  it('is set by head office, its dc and its agency, on a project with a code in their scope', async () => {
    const order = await submittedOrder(site);
    const { id } = order;
    for (const role of ['mdv', 'smhf', 'imprimeur', 'installateur', 'client'] as const) {
      const { name } = await createUser(site.pool, { role });
      expect((await setUrl(site.as(name), id, SITE)).status).toBe(403);
    }
    for (const role of ['dc', 'agence'] as const) {
      const { name } = await createUser(site.pool, { role });
      expect((await setUrl(site.as(name), id, SITE)).status).toBe(404);
      const file = { name: 'carte.pdf', content: await pdfFile(1) };
      expect((await sendForm(site.as(name), contract.uploadQrFile, id, { file })).status).toBe(404);
    }
    const { name } = await createUser(site.pool, { role: 'administrator' });
    expect((await setUrl(site.as(name), id, SITE)).status).toBe(200);
    await site.pool.query('delete from qr_codes where project_id = $1', [id]);
    expect((await setUrl(order.caller, id, SITE)).status).toBe(404);
  });
});

describe('a banner', () => {
  it('is displayed for its duration, then the target; without one the scan redirects directly', async () => {
    const order = await submittedOrder(site);
    const code = await codeOf(order);
    const content = await picture(320, 480);
    const set = await sendBanner(order.caller, order.id, { name: 'été.png', content });
    expect(set.body).toMatchObject({
      type: null,
      bannerName: expect.stringContaining('été'),
      bannerTimer: 5,
      banner: { type: 'image/png', size: content.length, width: 320, height: 480 },
    });
    expect((await scan(code)).bytes.toString()).toContain(
      'La carte de cet établissement arrive bientôt ici.',
    );
    await setUrl(order.caller, order.id, `${SITE}?a=1&b="2"`, { bannerTimer: 8 });
    const page = (await scan(code)).bytes.toString();
    expect(page).toContain(`<meta http-equiv="refresh" content="8; url=${SITE}?a=1&amp;b=%222%22">`);
    expect(page).toContain(`<img src="/q/${code}/banniere"`);
    await removeUnreferencedBlobs(site.pool, await FileStore.open(site.config.dataDir));
    const banner = await site.anonymous.call(contract.scanQrBanner, { params: { code } });
    expect([banner.headers['content-type'], banner.bytes.equals(content)]).toEqual(['image/png', true]);
    const inScope = await order.agency.call(contract.readQrBanner, { params: { id: order.id } });
    expect(inScope.bytes.equals(content)).toBe(true);
    expect((await sendBanner(order.caller, order.id, undefined, '0')).body.bannerTimer).toBe(0);
    expect((await scan(code)).status).toBe(302);
    const taken = await order.caller.call(contract.deleteQrBanner, { params: { id: order.id } });
    expect(taken.body).toMatchObject({ banner: null, bannerName: null, bannerTimer: null, type: 'url' });
    expect((await order.caller.call(contract.deleteQrBanner, { params: { id: order.id } })).status).toBe(200);
    expect((await site.anonymous.call(contract.scanQrBanner, { params: { code } })).status).toBe(404);
    expect(await qrLines(order)).toHaveLength(4);
  });

  it.each(
    sample<[string, number, number]>(1, [
      ['too narrow', 319, 480],
      ['too low', 320, 479],
      ['too wide', 751, 600],
      ['too high', 600, 1335],
    ]),
  )('is refused when it is %s', async (_how, width, height) => {
    const order = await submittedOrder(site);
    const refused = await sendBanner(order.caller, order.id, {
      name: 'b.png',
      content: await picture(width, height),
    });
    expect([refused.status, refused.body]).toMatchObject([
      415,
      {
        message: 'Formats JPG, GIF et PNG, 150\u00a0Ko au plus, dimensions de 320x480 à 750x1334px.',
      },
    ]);
  });

  it('is refused when it is too large, of another type, without a file, or with an invalid duration', {
    tags: 'long',
  }, async () => {
    const order = await submittedOrder(site);
    const noise = Buffer.alloc(750 * 1334 * 3, 0).map((_, at) => (at * 7919) % 251);
    const heavy = await sharp(noise, { raw: { width: 750, height: 1334, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const tooHeavy = await sendBanner(order.caller, order.id, { name: 'b.png', content: heavy });
    expect([tooHeavy.status, tooHeavy.body]).toMatchObject([
      413,
      { message: 'Ce fichier dépasse 150\u00a0Ko.' },
    ]);
    const content = await picture(400, 600);
    expect((await sendBanner(order.caller, order.id, { name: 'b.pdf', content })).status).toBe(415);
    expect((await sendBanner(order.caller, order.id)).status).toBe(400);
    for (const seconds of ['-1', '61', '1.5', 'abc'])
      expect((await sendBanner(order.caller, order.id, { name: 'b.png', content }, seconds)).status).toBe(
        422,
      );
    const timed = await setUrl(order.caller, order.id, SITE, { bannerTimer: 3 });
    expect([timed.status, timed.body]).toMatchObject([422, { champs: [{ chemin: 'bannerTimer' }] }]);
  });
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
