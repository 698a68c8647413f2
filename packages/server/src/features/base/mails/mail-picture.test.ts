import { truncate } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { diskPath } from '../../../storage/disk-files.ts';
import {
  type MailServer,
  type ReceivedMail,
  SmtpAnswer,
  startMailServer,
} from '../../../testing/mail-server.ts';
import { noisyPng, pdfFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  move,
  type Order,
  orderShownToClient,
  sendFile,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';
import { deleteSetting, writeSetting } from '../settings/settings.repository.ts';
import { HEAVIEST } from './mail-picture.ts';
import { createMailSender } from './smtp-sender.ts';

const CLIENT = 'b.lacombe@brasserie-du-palais.example';
const soon = { timeout: 20_000, interval: 50 };

let site: TestApp;
let server: MailServer;
/** What the server received for the client, accepted or not. */
let attempts: string[];
/** Temporary errors of the next attempts. */
let refusals: number;
beforeAll(async () => {
  server = await startMailServer({
    onMail: ({ to, subject, raw }) => {
      // The order form of the submission, which has no picture.
      if (!to.includes(CLIENT) || subject.includes('bon de commande')) return;
      attempts.push(raw);
      if (attempts.length <= refusals) throw new SmtpAnswer(451, 'later');
    },
  });
  site = await createTestApp({ smtpUrl: server.url, companyName: 'Boissons du Port' });
  await site.mails.startSending(site.pool, site.files, createMailSender(server.url, site.config.mailFrom));
});
beforeEach(() => {
  refusals = 0;
  attempts = [];
  server.mails.length = 0;
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\r\n', '\n');

/** The next mail to the client of this subject. */
async function received(subject: string): Promise<ReceivedMail> {
  const find = () =>
    server.mails.find((mail) => mail.to.includes(CLIENT) && plain(mail.subject).includes(subject));
  await vi.waitFor(() => expect(find()).toBeDefined(), soon);
  return find() as ReceivedMail;
}

async function shownToClient(proof: { name: string; content: Buffer }): Promise<Order> {
  const order = await submittedOrder(site);
  const { status } = await sendFile(order.agency, order.id, 'photo_crea', proof);
  expect(status).toBe(200);
  await move(order.agency, order.id, 'Validation Client', { comment: 'Les tarifs sont corrigés.' });
  return order;
}

it('the mail of an order form carries it where head office says so', { tags: 'long' }, async () => {
  await writeSetting(site.pool, 'bonCommandeJoint', true);
  await submittedOrder(site);
  const { raw, headers } = await received('bon de commande');
  await deleteSetting(site.pool, 'bonCommandeJoint');
  expect(headers.get('content-type')).toContain('multipart/mixed');
  const [, part = ''] = raw.split('Content-Type: application/pdf;');
  expect(part).toMatch(/^\s+name="?bon_commande_/);
  const [, content = ''] = part.split('\r\n\r\n');
  expect(Buffer.from(content.slice(0, 64), 'base64').toString('latin1')).toMatch(/^%PDF/);
});

describe('the mail of a proof to its client', () => {
  it('names the place, then asks, shows the page, and names the delegate', async () => {
    const order = await shownToClient({ name: 'bat.pdf', content: await pdfFile(2) });
    const mail = await received('prête à valider');
    expect(plain(mail.subject)).toBe('Brasserie du Palais : votre création est prête à valider');
    expect(mail.headers.get('reply-to')).toContain(`<${order.dc.mail}>`);

    const html = plain(mail.html);
    const places = [
      'Votre création est prête, à vous de la valider</h1>',
      '>Voir et valider</a>',
      '<img src="cid:',
      'Bonjour Bertrand Lacombe,',
      'Rien ne part en fabrication sans votre accord.',
      'Les tarifs sont corrigés.',
      'Votre délégué commercial, Boissons du Port',
      'href="tel:0639980000"',
      'Si le bouton ne s’ouvre pas',
    ].map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('alt="Première page de votre création, version 1"');
    expect(html).not.toMatch(/Numéro|Support</);

    const text = plain(mail.text);
    expect(text).toMatch(
      /^Votre création est prête, à vous de la valider\n\nVoir et valider :\nhttp:\/\/localhost:3000\/accord\/[\w-]{43}\n\nBonjour Bertrand Lacombe,\n/,
    );
    expect(text).toMatch(/\nVotre délégué commercial : .+, Boissons du Port, 06 39 98 00 00\n/);
  });

  it('carries the page itself, 680 pixels wide and light, for readers without an account', {
    tags: 'long',
  }, async () => {
    await shownToClient({ name: 'bat.pdf', content: await pdfFile(2) });
    const { picture, html } = await received('prête à valider');
    expect(html).toContain(`src="cid:${picture?.id}"`);
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ format: 'png', width: 680 });
    expect(picture?.bytes.length).toBeLessThan(HEAVIEST);
  });

  it('keeps a photograph light', { tags: 'long' }, async () => {
    await shownToClient({ name: 'bat.png', content: await noisyPng(720) });
    const { picture, raw } = await received('prête à valider');
    expect(picture?.bytes.length).toBeLessThan(HEAVIEST);
    expect(raw.length).toBeLessThan(1.4 * HEAVIEST + 30_000);
  });

  it('is the same at a retry', { tags: 'long' }, async () => {
    refusals = 1;
    const order = await orderShownToClient(site);
    const tried =
      "select id from mails where project_id = $1 and template = 'approval-link' and attempts = 1";
    const failed = await vi.waitFor(async () => {
      const { rows } = await site.pool.query<{ id: number }>(tried, [order.id]);
      expect(rows).toHaveLength(1);
      return rows;
    }, soon);
    const ids = failed.map(({ id }) => id);
    await inTransaction(site.pool, (tx) => site.mails.tryAgain(tx, ids));
    const { picture } = await received('prête à valider');
    expect(picture).toBeDefined();
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toBe(attempts[0]);
  });

  it('leaves without a picture that cannot be made, which is logged', { tags: 'long' }, async () => {
    const logged = vi.spyOn(site.app.log, 'error');
    const order = await submittedOrder(site);
    const content = await pdfFile(1);
    const { body } = await sendFile(order.agency, order.id, 'photo_crea', { name: 'abime.pdf', content });
    const { rows } = await site.pool.query<{ sha256: string }>(
      "select encode(sha256, 'hex') as sha256 from files where id = $1",
      [body.id],
    );
    await truncate(diskPath(site.config.dataDir, rows[0]?.sha256 ?? ''), 40);
    await move(order.agency, order.id, 'Validation Client');
    const mail = await received('prête à valider');
    expect(mail.picture).toBeUndefined();
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain('/accord/');
    expect(logged.mock.calls.map(([error]) => String(error))).toContainEqual('Error: a mail has no picture');
    logged.mockRestore();
  });
});
