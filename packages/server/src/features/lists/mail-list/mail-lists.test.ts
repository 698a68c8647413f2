import { listMails, retryFailedMails, retryMail } from '@ardoise/domain/contract/mails.ts';
import { requestPasswordReset } from '@ardoise/domain/contract/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import type { Caller } from '../../../testing/caller.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { type MailServer, SmtpAnswer, startMailServer } from '../../../testing/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createMailSender } from '../../base/mails/smtp-sender.ts';

const soon = { timeout: 10_000, interval: 50 };
let site: TestApp;
let server: MailServer;
let admin: Caller;
let refusing: (address: string) => void;

beforeAll(async () => {
  server = await startMailServer({ onAddress: (address) => refusing(address) });
  site = await createTestApp({ smtpUrl: server.url });
  await createUser(site.pool, { role: 'administrator', name: 'admin' });
  await createUser(site.pool, { role: 'dc', name: 'dc1', mail: 'dc1@ardoise.test' });
  admin = site.as('admin');
});
beforeEach(async () => {
  refusing = () => undefined;
  server.mails.length = 0;
  await emptyTables(site.pool, 'mails');
  await site.jobs.start();
  await site.pool.query('delete from pgboss.job');
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

async function queue(...to: string[]): Promise<void> {
  const mail = { template: 'essai', subject: 'Essai', title: 'Essai', paragraphs: ['Un secret.'] };
  await inTransaction(site.pool, (tx) =>
    site.mails.queueAll(
      tx,
      to.map((address) => ({
        ...mail,
        to: address,
        action: { label: 'Voir', path: `/lien/${'x'.repeat(43)}` },
      })),
    ),
  );
}

/** Simulates a final failure: given up, with a finished job. */
async function fail(error: string): Promise<void> {
  await site.pool.query('update mails set failed_at = now(), attempts = 56, last_error = $1', [error]);
  await site.pool.query('delete from pgboss.job');
}

const list = async (etat: 'attente' | 'echec' | 'envoye', after?: string) =>
  (await admin.call(listMails, { query: after === undefined ? { etat } : { etat, after } })).body;

describe('the list of mails', () => {
  it('shows queued mails with their next retry and the last error, without the body', async () => {
    await site.anonymous.call(requestPasswordReset, { body: { identifiant: 'dc1' } });
    await site.pool.query(
      "update mails set attempts = 2, last_error = 'ESOCKET: connect ECONNREFUSED 127.0.0.1:25'",
    );
    const answered = await admin.call(listMails, { query: { etat: 'attente' } });
    expect(answered.body).toMatchObject({
      comptes: { attente: 1, echec: 0, envoye: 0 },
      envoi: 'actif',
      suivant: null,
      courriels: [
        {
          to: 'dc1@ardoise.test',
          subject: 'Votre nouveau mot de passe Ardoise',
          projet: null,
          tentatives: 2,
          erreur: {
            message: 'Le serveur de messagerie ne répond pas.',
            serveur: 'connect ECONNREFUSED 127.0.0.1:25',
          },
          en_cours: false,
          t_envoi: null,
        },
      ],
    });
    expect(Date.parse(answered.body.courriels[0]?.prochain ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(answered.bytes.toString()).not.toMatch(/mot-de-passe|html|[\w-]{43}/);
  });

  it('shows no link that a server quotes', async () => {
    await queue('a@b.example');
    await fail(`EMESSAGE: 554 blocked https://plv.example/lien/${'t'.repeat(43)} and ${'u'.repeat(43)}`);
    const [mail] = (await list('echec')).courriels;
    expect(mail?.erreur).toEqual({
      message: 'Le serveur de messagerie refuse ce message.',
      serveur: '554 blocked [lien] and […]',
    });
  });

  it('is paginated by cursor, newest first', async () => {
    await queue(...Array.from({ length: 103 }, (_, index) => `a${index}@b.example`));
    const first = await list('attente');
    expect(first.comptes.attente).toBe(103);
    expect(first.courriels).toHaveLength(100);
    expect(first.courriels[0]?.to).toBe('a102@b.example');
    const rest = await list('attente', first.suivant ?? '');
    expect(rest.courriels.map(({ to }) => to)).toEqual(['a2@b.example', 'a1@b.example', 'a0@b.example']);
    expect(rest.suivant).toBeNull();
  });

  it('is for the administrator only', async () => {
    await createUser(site.pool, { role: 'siege', name: 'siege1' });
    for (const name of ['siege1', 'dc1']) {
      expect((await site.as(name).call(listMails, { query: { etat: 'attente' } })).status).toBe(403);
      expect((await site.as(name).call(retryFailedMails)).status).toBe(403);
    }
  });
});

describe('retrying', () => {
  it('sends a failed mail once, for two concurrent requests', async () => {
    await queue('a@b.example');
    await fail('EENVELOPE: 550 no such mailbox');
    const [mail] = (await list('echec')).courriels;
    const params = { id: String(mail?.id) };
    const pressed = await Promise.all([1, 2, 3].map(() => admin.call(retryMail, { params })));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list('attente')).comptes).toEqual({ attente: 1, echec: 0, envoye: 0 });
    await site.mails.startSending(site.pool, site.files, createMailSender(server.url, site.config.mailFrom));
    await vi.waitFor(async () => expect((await list('envoye')).comptes.envoye).toBe(1), soon);
    expect(server.mails.map(({ to }) => to)).toEqual([['a@b.example']]);
    expect((await list('envoye')).courriels[0]).toMatchObject({ erreur: null, tentatives: 57 });
    expect((await admin.call(retryMail, { params })).body).toEqual({ relances: 0 });
  });

  it('reschedules the existing job of a queued mail', async () => {
    refusing = () => {
      throw new SmtpAnswer(451, 'come back later');
    };
    await queue('a@b.example');
    await site.mails.startSending(site.pool, site.files, createMailSender(server.url, site.config.mailFrom));
    await vi.waitFor(async () => expect((await list('attente')).courriels[0]?.tentatives).toBe(1), soon);
    refusing = () => undefined;
    await vi.waitFor(async () => {
      const [waiting] = (await list('attente')).courriels;
      expect(Date.parse(waiting?.prochain ?? '')).toBeGreaterThan(Date.now() + 3_000);
    }, soon);
    const [mail] = (await list('attente')).courriels;
    expect(mail?.erreur?.message).toBe('Le serveur de messagerie demande de réessayer plus tard.');
    expect((await admin.call(retryMail, { params: { id: String(mail?.id) } })).body).toEqual({ relances: 1 });
    const jobs = await site.pool.query("select 1 from pgboss.job where state < 'completed'");
    expect(jobs.rowCount).toBe(1);
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 5_000, interval: 50 });
  });

  it('requeues every failed mail, and none that is queued or sent', async () => {
    const deferring = (address: string) => {
      if (address === 'c@b.example') throw new SmtpAnswer(451, 'later');
    };
    refusing = (address) => {
      deferring(address);
      throw new SmtpAnswer(550, 'no such mailbox');
    };
    await site.mails.startSending(site.pool, site.files, createMailSender(server.url, site.config.mailFrom));
    await queue('a@b.example', 'b@b.example', 'c@b.example');
    await vi.waitFor(
      async () => expect((await list('echec')).comptes).toMatchObject({ attente: 1, echec: 2 }),
      soon,
    );
    // The third is being retried in the background.
    refusing = deferring;
    expect((await admin.call(retryFailedMails)).body).toEqual({ relances: 2 });
    expect((await admin.call(retryFailedMails)).body).toEqual({ relances: 0 });
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), soon);
    expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(['a@b.example', 'b@b.example']);
  });

  it('is 404 for an unknown mail', async () => {
    expect((await admin.call(retryMail, { params: { id: '999999' } })).status).toBe(404);
  });
});

it.each([
  [{ demo: true }, 'demonstration', 0],
  [{ demo: false }, 'sans_serveur', 1],
] as const)('reports that nothing is sent (%o)', async (settings, envoi, relances) => {
  const other = await createTestApp(settings);
  await createUser(other.pool, { role: 'administrator', name: 'admin' });
  await createUser(other.pool, { role: 'dc', name: 'dc1' });
  await other.anonymous.call(requestPasswordReset, { body: { identifiant: 'dc1' } });
  const { body } = await other.as('admin').call(listMails, { query: { etat: 'attente' } });
  expect(body).toMatchObject({ envoi, courriels: [{ en_cours: false }] });
  const params = { id: String(body.courriels[0]?.id) };
  expect((await other.as('admin').call(retryMail, { params })).body).toEqual({ relances });
  await other.close();
});
