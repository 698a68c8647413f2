import { readServiceState } from '@ardoise/domain/contract/service-state.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordBackup, recordBackupFailure } from '../../../operations/backups.repository.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let name: string;
beforeAll(async () => {
  site = await createTestApp({ databaseUrl: 'postgresql://elsewhere/x' });
  ({ name } = await createUser(site.pool, { role: 'siege' }));
});
afterAll(() => site.close());

const read = async () => (await site.as(name).call(readServiceState)).body;

it('says what waits and what failed, without whom it is for', async () => {
  expect(await read()).toMatchObject({
    envoi: 'sans_serveur',
    stockage: { lieu: 'disque', joignable: true },
    courriels: { attente: { nombre: 0, depuis: null }, echecs: 0 },
    sauvegardes: { fichiers: null, base: null, baseIncluse: true },
  });
  await site.pool.query(
    `insert into mails (template, recipient, subject, html, body_text, message_id, t_creation, failed_at)
     values ('m', 'a@ardoise.test', 's', '', '', 'one', now() - interval '2 hours', null),
       ('m', 'b@ardoise.test', 's', '', '', 'two', now() - interval '5 hours', now())`,
  );
  const state = await read();
  const minutes = (Date.now() - Date.parse(state.courriels.attente.depuis ?? '')) / 60_000;
  expect([state.courriels.attente.nombre, Math.round(minutes), state.courriels.echecs]).toEqual([1, 120, 1]);
  expect(JSON.stringify(state)).not.toContain('ardoise.test');
});

it('names the newest backup, and the newest with the database', async () => {
  await recordBackup(site.pool, { name: 'entiere', withDatabase: true, files: 9, bytes: 1200 });
  await site.pool.query("update backups set taken_at = now() - interval '3 days'");
  await recordBackup(site.pool, { name: 'fichiers', withDatabase: false, files: 3, bytes: 900 });
  const { sauvegardes } = await read();
  expect(sauvegardes).toMatchObject({
    fichiers: { nom: 'fichiers', taille: 900 },
    base: { nom: 'entiere', taille: 1200 },
  });
});

it('says that a scheduled backup failed, until one is whole', async () => {
  await recordBackup(site.pool, { name: 'a', withDatabase: true, files: 1, bytes: 1, kept: true });
  await recordBackupFailure(site.pool, { failure: 'place', reason: 'full' });
  expect((await read()).sauvegardes).toMatchObject({ echec: { cause: 'place' }, programmees: false });
  await recordBackup(site.pool, { name: 'b', withDatabase: true, files: 1, bytes: 1, kept: true });
  expect((await read()).sauvegardes.echec).toBeNull();
});

it('lists the processes, those too that ended without their leave within the hour', async () => {
  await site.inject({ url: '/sante/pret' });
  await site.pool.query(
    `insert into servers (id, host, pid, version, node, seen_at) values
       (gen_random_uuid(), 'zz-tuee', 12, '0.1.0', '26.1.0', now() - interval '10 minutes'),
       (gen_random_uuid(), 'zz-ancienne', 13, '0.1.0', '26.1.0', now() - interval '2 hours')`,
  );
  const { serveurs, base, libre } = await read();
  expect(serveurs.map(({ nom, present }) => [nom.replace(/^.* /, ''), present])).toEqual([
    [`(${process.pid})`, true],
    ['(12)', false],
  ]);
  expect(base).toMatchObject({ version: expect.stringMatching(/^\d\d(\.\d+)?/), taille: expect.any(Number) });
  expect(libre).toBeGreaterThan(0);
});

it('asks for a backup of the database, unless it is said to be backed up elsewhere', async () => {
  expect((await read()).sauvegardes.baseIncluse).toBe(true);
  const other = await createTestApp({ databaseUrl: 'postgresql://elsewhere/x', backupsHoldDatabase: false });
  const account = await createUser(other.pool, { role: 'siege' });
  const { body } = await other.as(account.name).call(readServiceState);
  expect(body.sauvegardes.baseIncluse).toBe(false);
  await other.close();
});
