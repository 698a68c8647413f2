import { rename } from 'node:fs/promises';
import path from 'node:path';
import { createProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { recordBackup } from '../../../operations/backups.repository.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const TOKEN = 'jeton-de-lecture-des-mesures';
let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ metricsToken: TOKEN });
});
afterAll(() => site.close());

const ask = (authorization?: string) =>
  site.inject({
    method: 'GET',
    url: '/metriques',
    headers: authorization === undefined ? {} : { authorization },
  });

/** The samples of a scrape, by their name and labels. */
async function scrape(): Promise<Map<string, number>> {
  const { statusCode, body, headers } = await ask(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

it('are read with the token alone, and not there without the setting', async () => {
  for (const wrong of [
    undefined,
    'Bearer',
    `Bearer ${TOKEN}x`,
    `Basic ${TOKEN}`,
    `Bearer ${TOKEN.slice(1)}`,
  ]) {
    const { statusCode, headers, body } = await ask(wrong);
    expect([wrong, statusCode, headers['www-authenticate']]).toEqual([wrong, 401, 'Bearer']);
    expect(body).not.toContain('ardoise_');
  }
  const without = await createTestApp();
  const { statusCode } = await without.inject({
    url: '/metriques',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(statusCode).toBe(404);
  await without.close();
});

it('count requests by class and status, probes and streams excepted', async () => {
  const { name } = await createUser(site.pool, { role: 'dc' });
  const count = (samples: Map<string, number>, kind: string, status: string) =>
    samples.get(`ardoise_http_request_duration_seconds_count{class="${kind}",status="${status}"}`) ?? 0;
  const before = await scrape();
  await site.as(name).inject({ method: 'GET', url: '/rest/myplv/session' });
  await site.inject({ method: 'GET', url: '/rest/myplv/projets' });
  await site.as(name).inject({ method: 'POST', url: createProject.path, payload: { type: 'rien' } });
  await site.inject({ method: 'GET', url: '/sante/pret' });
  await site.pool.query('alter table users rename to users_gone');
  await site
    .as(name)
    .inject({ method: 'GET', url: '/rest/myplv/projets' })
    .catch(() => undefined);
  await site.inject({ method: 'POST', url: '/user/login', payload: { name, pass: 'x' } });
  await site.pool.query('alter table users_gone rename to users');
  const after = await scrape();
  const more = (kind: string, status: string) => count(after, kind, status) - count(before, kind, status);
  expect([more('read', '2xx'), more('read', '4xx'), more('write', '4xx'), more('write', '500')]).toEqual([
    1, 1, 1, 1,
  ]);
});

it('say what waits, since when, and what failed', async () => {
  const none = await scrape();
  expect(none.get('ardoise_mails_waiting')).toBe(0);
  expect(none.get('ardoise_last_backup_timestamp_seconds{part="database"}')).toBe(0);
  await site.pool.query(
    `insert into mails (template, recipient, subject, html, body_text, message_id, t_creation, failed_at)
     values ('m', 'a@ardoise.test', 's', '', '', 'one', now() - interval '2 hours', null),
       ('m', 'b@ardoise.test', 's', '', '', 'two', now() - interval '5 hours', now())`,
  );
  await site.jobs.start();
  await inTransaction(site.pool, (tx) => site.jobs.sendAll(tx, 'mail', [{ id: 1 }, { id: 2 }]));
  await recordBackup(site.pool, { name: 'nuit', withDatabase: false, files: 3, bytes: 900 });
  const samples = await scrape();
  const about = (name: string) => Math.round((samples.get(name) ?? Number.NaN) / 60);
  expect(samples.get('ardoise_mails_waiting')).toBe(1);
  expect(about('ardoise_mail_oldest_seconds')).toBe(120);
  expect(samples.get('ardoise_mails_failed')).toBe(1);
  expect(samples.get('ardoise_jobs_waiting{queue="mail"}')).toBe(2);
  expect(samples.get('ardoise_jobs_waiting{queue="imports"}')).toBe(0);
  expect(about('ardoise_last_backup_timestamp_seconds{part="files"}')).toBe(Math.round(Date.now() / 60_000));
  expect(samples.get('ardoise_last_backup_timestamp_seconds{part="database"}')).toBe(0);
  expect(samples.get('ardoise_files_free_bytes')).toBeGreaterThan(0);
  expect(samples.get('ardoise_database_connections{state="waiting"}')).toBe(0);
  expect(samples.get('ardoise_ready')).toBe(1);
});

it('do not ask for a backup of a database that is backed up elsewhere', async () => {
  const other = await createTestApp({ metricsToken: TOKEN, backupsHoldDatabase: false });
  const { body } = await other.inject({ url: '/metriques', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(body.match(/^ardoise_last_backup.*$/gm)).toEqual([
    'ardoise_last_backup_timestamp_seconds{part="files"} 0',
  ]);
  await other.close();
});

it('have few series, without names or addresses', async () => {
  const samples = await scrape();
  expect(samples.size).toBeLessThan(300);
  const names = new Set(
    [...samples.keys()].map((name) => name.replace(/(_bucket|_sum|_count)?(\{.*)?$/, '')),
  );
  expect([...names].sort()).toMatchInlineSnapshot(`
    [
      "ardoise_backup_failures",
      "ardoise_database_connections",
      "ardoise_database_replicas",
      "ardoise_event_loop_delay_seconds",
      "ardoise_files_free_bytes",
      "ardoise_files_reachable",
      "ardoise_http_request_duration_seconds",
      "ardoise_job_oldest_seconds",
      "ardoise_jobs_waiting",
      "ardoise_last_backup_timestamp_seconds",
      "ardoise_live_streams",
      "ardoise_mail_oldest_seconds",
      "ardoise_mails_failed",
      "ardoise_mails_waiting",
      "ardoise_ready",
      "ardoise_resident_memory_bytes",
      "ardoise_slow_queries_total",
    ]
  `);
  expect([...samples.keys()].join('\n')).not.toMatch(/@|ardoise\.test/);
});

it('say that stored files cannot be read, which stops no process', async () => {
  expect((await scrape()).get('ardoise_files_reachable')).toBe(1);
  const blobs = path.join(site.config.dataDir, 'files', 'blobs');
  await rename(blobs, `${blobs}-gone`);
  // The reply is cached for a second.
  await expect.poll(async () => (await scrape()).get('ardoise_files_reachable'), { timeout: 5_000 }).toBe(0);
  expect((await scrape()).get('ardoise_ready')).toBe(1);
  await rename(`${blobs}-gone`, blobs);
});

it('are still read while the database is away, without its series', async () => {
  await site.pool.query('alter table backups rename to backups_gone');
  const samples = await scrape();
  await site.pool.query('alter table backups_gone rename to backups');
  expect(samples.has('ardoise_mails_waiting')).toBe(false);
  expect(samples.get('ardoise_resident_memory_bytes')).toBeGreaterThan(0);
});
