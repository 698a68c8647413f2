import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createProject, deleteProject, restoreProject } from '@ardoise/domain/contract/projects.ts';
import * as calls from '@ardoise/domain/contract/webhooks.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import {
  RETRY_SECONDS,
  WEBHOOK_EVENT_NAMES,
  type WebhookEvent,
} from '@ardoise/domain/projects/webhook-events.ts';
import { webhookPayload } from '@ardoise/domain/webhooks/webhook-payload.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { SecretBox } from '../../../secrets/secret-box.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { createSalesTeam } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startWebhookReceiver, status, type WebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { orderShownToDc } from '../../../testing/workflow-factories.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { WebhookSender } from '../../base/webhook-sending/webhook-sender.ts';
import { deleteOldDeliveries } from '../../base/webhook-sending/webhooks.repository.ts';

const PRIVATE = { address: '10.0.0.1', family: 4 };
const reach = { allowLoopback: true, patience: 400, resolve: () => [PRIVATE] };
const soon = { timeout: 15_000, interval: 30 };

let site: TestApp;
let receiver: WebhookReceiver;
let stops: (() => Promise<unknown>)[];
let senders: WebhookSender[];
beforeAll(async () => {
  site = await createTestApp({}, { reach });
  await createUser(site.pool, { role: 'administrator', name: 'admin', mail: 'admin@ardoise.test' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.pool, 'webhooks', 'webhook_deliveries', 'mails');
  receiver = await startWebhookReceiver();
  stops = [() => receiver.close()];
  senders = [];
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});

const fields = (given: object = {}) => ({
  nom: 'Entrepôt',
  url: receiver.url,
  evenements: [...WEBHOOK_EVENT_NAMES],
  ...given,
});
const admin = () => site.as('admin');
async function register(given: object = {}) {
  const { status: code, body } = await admin().call(calls.createWebhook, { body: fields(given) });
  expect(code).toBe(200);
  return { ...body, params: { webhook: String(body.webhook.id) } };
}

/** Another sender on the same rows, as another process has one. */
async function startSender(): Promise<void> {
  const { pool, mails, config } = site;
  const box = await SecretBox.open(config.dataDir, []);
  const fail = (error: Error) => {
    throw error;
  };
  const sender = new WebhookSender({ pool, mails, box, publicUrl: config.publicUrl }, reach);
  senders.push(sender);
  stops.push(sender.start(fail));
}

/** An event of a project that need not exist. */
async function tell(type: WebhookEvent = 'projet.statut'): Promise<void> {
  const project = { id: 'a'.repeat(24), type_projet: 'CHR', statut: 'Brouillon' } as const;
  await inTransaction(site.pool, (tx) => tellWebhooks(tx, type, { role: 'dc' }, project));
  lookNow();
}
const lookNow = () => {
  for (const sender of senders) sender.soon();
};

async function log(params: { webhook: string }) {
  const { body } = await admin().call(calls.listDeliveries, { params });
  return body;
}
const newest = async (params: { webhook: string }) => (await log(params)).livraisons[0];
/** The next attempt is due now. */
async function hasten(): Promise<void> {
  await site.pool.query(`update webhook_deliveries set next_at = now() where state = 'attente'`);
  lookNow();
}
const rows = async () => (await site.pool.query('select * from webhook_deliveries order by id')).rows;

describe('a webhook', () => {
  it.each([
    [{ nom: ' ' }, 'nom'],
    [{ nom: '🧾'.repeat(40) }, 'nom'],
    [{ url: 'http://exemple.fr/a' }, 'url'],
    [{ url: 'https://moi:secret@exemple.fr' }, 'url'],
    [{ url: 'https://10.0.0.1/a' }, 'url'],
    [{ url: 'https://[::1]/a' }, 'url'],
    [{ url: 'https://localhost/a' }, 'url'],
    [{ url: 'https://localhost./a' }, 'url'],
    [{ url: 'file:///etc/passwd' }, 'url'],
    [{ url: `https://exemple.fr/${'x'.repeat(600)}` }, 'url'],
    [{ evenements: [] }, 'evenements'],
  ])('is refused with %j', async (given, chemin) => {
    const { status: code, body } = await admin().call(calls.createWebhook, { body: fields(given) });
    expect([code, body]).toMatchObject([422, { champs: [{ chemin }] }]);
  });

  it('shows its secret once, keeps it sealed, and is told in a body that an independent library verifies', async () => {
    const { secret, params } = await register();
    const kept = await site.pool.query('select * from webhooks');
    expect(JSON.stringify(kept.rows)).not.toContain(secret);
    expect(kept.rows[0].secret.includes(Buffer.from(secret))).toBe(false);
    expect(JSON.stringify((await admin().call(calls.listWebhooks)).body)).not.toContain('whsec');
    await startSender();
    await tell();
    await vi.waitUntil(() => receiver.received.length === 1, soon);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const payload = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(webhookPayload.parse(payload)).toEqual({
      type: 'projet.statut',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        id: 'a'.repeat(24),
        typeProjet: 'CHR',
        statut: 'Brouillon',
        precedent: null,
        role: 'dc',
        adresse: `${site.config.publicUrl}/suivi-projet/${'a'.repeat(24)}`,
      },
    });
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    await vi.waitFor(async () => expect(await newest(params)).toMatchObject({ etat: 'livree' }), soon);
    expect(await newest(params)).toMatchObject({
      message: receiver.ids()[0],
      t_prochain: null,
      essais: [{ reponse: 204, echec: null }],
    });
  });

  it('is told of what it chose alone, in the transaction of what it tells, and of nothing while it is stopped', async () => {
    const { params } = await register({ evenements: ['projet.cree', 'projet.supprime', 'projet.retabli'] });
    const { dc } = await createSalesTeam(site.pool, 1000);
    const created = await site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie' } });
    const id = created.body._id.$oid;
    await site.as(dc.name).call(deleteProject, { params: { id } });
    await site.as(dc.name).call(deleteProject, { params: { id } });
    await site.as('admin').call(restoreProject, { params: { id } });
    await tell('projet.statut');
    const told = async () => (await rows()).map(({ type, data }) => `${type} ${data.role}`);
    expect(await told()).toEqual(['projet.cree dc', 'projet.supprime dc', 'projet.retabli administrator']);
    await expect(
      inTransaction(site.pool, async (tx) => {
        await tellWebhooks(
          tx,
          'projet.cree',
          { role: 'dc' },
          { id, type_projet: 'CHR', statut: 'Brouillon' },
        );
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await admin().call(calls.changeWebhook, {
      params,
      body: { ...fields({ evenements: ['projet.cree'] }), actif: false },
    });
    await tell('projet.cree');
    expect(await told()).toHaveLength(3);
  });

  it('is told of moves by the statement that writes them, without a name in what it says', async () => {
    await register();
    const { id, caller } = await orderShownToDc(site);
    const told = await rows();
    expect(told.map(({ type, data }) => [type, data.precedent, data.statut, data.role])).toEqual([
      ['projet.cree', null, 'Brouillon', 'dc'],
      ['projet.signe', null, 'Brouillon', expect.any(String)],
      ['projet.signe', null, 'Brouillon', 'dc'],
      ['projet.statut', 'Brouillon', 'Agence', 'dc'],
      ['projet.statut', 'Agence', 'Validation DC', 'agence'],
      ['creation.soumise', 'Agence', 'Validation DC', 'agence'],
    ]);
    const { rows: people } = await site.pool.query<{ word: string }>(
      `select unnest(array[name, mail]) as word from users where role <> 'administrator'`,
    );
    for (const { word } of people) expect(JSON.stringify(told.map(({ data }) => data))).not.toContain(word);
    expect(caller).toBeDefined();
    expect(told.every(({ data }) => data.id === id)).toBe(true);
  });
});

describe('a delivery', () => {
  it('is retried under the same id until it is accepted', async () => {
    const { secret, params } = await register();
    receiver.answer(status(503));
    await startSender();
    await tell();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await vi.waitFor(async () => expect((await newest(params))?.essais).toHaveLength(attempt), soon);
      expect(await newest(params)).toMatchObject({ etat: 'attente', t_prochain: expect.any(String) });
      if (attempt === 3) receiver.answer(status(201));
      await hasten();
    }
    await vi.waitFor(async () => expect(await newest(params)).toMatchObject({ etat: 'livree' }), soon);
    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.ids()).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    for (const { body, headers } of receiver.received)
      new Webhook(secret).verify(body, headers as Record<string, string>);
    expect((await log(params)).webhook).toMatchObject({ echecs_depuis: null });
  });

  it('follows no redirect, waits for no slow answer, and reaches no private address', async () => {
    const elsewhere = await startWebhookReceiver();
    stops.push(() => elsewhere.close());
    const { params } = await register();
    await startSender();
    const failure = async () => {
      await tell();
      await vi.waitFor(async () => expect((await newest(params))?.essais).toHaveLength(1), soon);
      return (await newest(params))?.essais[0]?.echec;
    };
    receiver.answer(status(307, { location: elsewhere.url }));
    expect(await failure()).toBe('redirects');
    receiver.answer(() => undefined);
    expect(await failure()).toBe('silent');
    expect(elsewhere.received).toEqual([]);
    // Public when it was typed, private by now.
    await site.pool.query(`update webhooks set url = 'https://rebinding.example/recu'`);
    expect(await failure()).toBe('unsafe');
    expect((await log(params)).webhook.echecs_depuis).not.toBeNull();
  });

  it('that is answered 410 stops its webhook, and mails the administrators', async () => {
    const { params } = await register();
    receiver.answer(status(410));
    await startSender();
    await tell();
    await vi.waitFor(
      async () => expect((await log(params)).webhook).toMatchObject({ actif: false, arret: '410' }),
      soon,
    );
    expect(await newest(params)).toMatchObject({ etat: 'echec', essais: [{ reponse: 410 }] });
    const { rows: mails } = await site.pool.query('select recipient, subject from mails');
    expect(mails).toEqual([
      { recipient: 'admin@ardoise.test', subject: expect.stringContaining('Entrepôt') },
    ]);
    await tell();
    expect(await rows()).toHaveLength(1);
    expect((await admin().call(calls.tryWebhook, { params })).status).toBe(422);
  });

  it('is given up after three days; a webhook that failed as long is stopped, then goes on and gets all again', async () => {
    const { params } = await register();
    receiver.answer(status(500));
    await tell();
    await tell();
    const last = RETRY_SECONDS.length;
    expect(RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0) / 3600).toBeGreaterThan(72);
    await site.pool.query('update webhook_deliveries set attempts = $1', [last]);
    await site.pool.query(`update webhooks set failing_since = now() - interval '73 hours'`);
    await startSender();
    await vi.waitFor(async () => expect((await log(params)).webhook.arret).toBe('echecs'), soon);
    const { rows: mails } = await site.pool.query('select 1 from mails');
    expect(mails).toHaveLength(1);
    receiver.answer(status(200));
    const resumed = await admin().call(calls.changeWebhook, { params, body: { ...fields(), actif: true } });
    expect(resumed.body).toMatchObject({ actif: true, arret: null, echecs_depuis: null });
    await hasten();
    await vi.waitFor(async () => expect((await log(params)).webhook.attente).toBe(0), soon);
    const { body } = await admin().call(calls.resendFailedDeliveries, {
      params,
      body: { depuis: parisDay(new Date()) },
    });
    expect(body.renvoyees).toBeGreaterThan(0);
    await vi.waitFor(
      async () => expect((await log(params)).webhook).toMatchObject({ attente: 0, echecs: 0 }),
      soon,
    );
    expect(new Set(receiver.ids()).size).toBe(2);
  });

  it('is sent again on demand, and a trial is sent whatever the webhook is told of', {
    tags: 'long',
  }, async () => {
    const { secret, params } = await register({ evenements: ['projet.termine'] });
    await startSender();
    expect((await admin().call(calls.tryWebhook, { params })).status).toBe(204);
    await vi.waitFor(async () => expect(await newest(params)).toMatchObject({ etat: 'livree' }), soon);
    const first = await newest(params);
    const again = await admin().call(calls.resendDelivery, {
      params: { ...params, livraison: first?.id ?? '' },
    });
    expect(again.body).toEqual({ renvoyees: 1 });
    await vi.waitFor(async () => expect((await newest(params))?.essais).toHaveLength(2), soon);
    expect(new Set(receiver.ids()).size).toBe(1);
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'essai',
    });
    const absent = await admin().call(calls.resendDelivery, { params: { ...params, livraison: '999999' } });
    expect(absent.body).toEqual({ renvoyees: 0 });
  });

  it('is signed by the former secret too for 24 hours after a new one', async () => {
    const { secret: former, params } = await register();
    const renewed = await admin().call(calls.renewWebhookSecret, { params });
    const { secret } = renewed.body;
    expect(renewed.body.webhook.ancien_secret).not.toBeNull();
    await startSender();
    const verifies = async (which: string) => {
      const before = receiver.received.length;
      await tell();
      await vi.waitUntil(() => receiver.received.length === before + 1, soon);
      const { body, headers } = receiver.received.at(-1) ?? { body: '', headers: {} };
      return new Webhook(which).verify(body, headers as Record<string, string>) !== undefined;
    };
    expect([await verifies(former), await verifies(secret)]).toEqual([true, true]);
    await site.pool.query('update webhooks set former_until = now()');
    expect(await verifies(secret)).toBe(true);
    await expect(verifies(former)).rejects.toThrow();
  });

  it('is sent once by two processes, and no slow webhook holds another', { tags: 'long' }, async () => {
    const slow = await startWebhookReceiver();
    stops.push(() => slow.close());
    slow.answer(() => undefined);
    await register({ nom: 'Lent', url: slow.url });
    const { params } = await register();
    for (let count = 0; count < 30; count += 1) await tell();
    await Promise.all([startSender(), startSender()]);
    await vi.waitUntil(() => receiver.received.length >= 30, soon);
    expect(slow.received.length).toBeLessThan(30);
    await vi.waitFor(async () => expect((await log(params)).webhook.attente).toBe(0), soon);
    expect(receiver.ids().length).toBe(30);
    expect(new Set(receiver.ids()).size).toBe(30);
  });

  it('whose process is killed while it is sent is taken over by another, under its id', {
    tags: 'long',
  }, async () => {
    const { params } = await register();
    receiver.answer(() => undefined);
    await tell();
    const worker = spawn(process.execPath, [
      path.join(import.meta.dirname, '../../../testing/webhook-worker.ts'),
      site.databaseUrl,
      site.config.dataDir,
    ]);
    const ended = once(worker, 'exit');
    await vi.waitUntil(() => receiver.received.length === 1, soon);
    worker.kill('SIGKILL');
    await ended;
    expect(await newest(params)).toMatchObject({ etat: 'attente', essais: [] });
    receiver.answer(status(200));
    await startSender();
    await hasten();
    await vi.waitFor(async () => expect(await newest(params)).toMatchObject({ etat: 'livree' }), soon);
    expect(new Set(receiver.ids()).size).toBe(1);
  });
});

it('forgets deliveries after 30 days, and a removed webhook with its last one', async () => {
  const { params } = await register();
  await tell();
  await tell();
  await site.pool.query(
    `update webhook_deliveries set created_at = now() - interval '31 days' where id = (select min(id) from webhook_deliveries)`,
  );
  await deleteOldDeliveries(site.pool);
  expect(await rows()).toHaveLength(1);
  expect((await admin().call(calls.deleteWebhook, { params })).status).toBe(204);
  expect((await admin().call(calls.deleteWebhook, { params })).status).toBe(404);
  await site.pool.query(`update webhook_deliveries set created_at = now() - interval '31 days'`);
  await site.pool.query(`update webhooks set deleted_at = now() - interval '2 days'`);
  await deleteOldDeliveries(site.pool);
  expect((await site.pool.query('select 1 from webhooks')).rows).toEqual([]);
});
