import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword, passwordFits } from '@ardoise/server/features/accounts/accounts/password-hash.ts';
import { refuseDemoAccounts } from '@ardoise/server/features/accounts/accounts/refuse-demo-accounts.ts';
import { setPassword } from '@ardoise/server/features/base/people/users.repository.ts';
import { newProjectId } from '@ardoise/server/features/project/projects/project-id.ts';
import { FileStore } from '@ardoise/server/storage/file-store.ts';
import { createUser } from '@ardoise/server/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '@ardoise/server/testing/test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';
import { RemovalRefused, removeDemo } from './remove-demo.ts';
import { DEMO_ACCOUNTS } from './seed/accounts.ts';

let database: TestDatabase;
let folder: string;
let files: FileStore;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-removal-'));
  files = await FileStore.open(folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function names(statement: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(statement);
  return rows.map(({ name }) => name);
}

/** A project left by a person who works beside the demonstration. */
async function plant(columns: { dc: string; agence?: string; n_outlet?: string }): Promise<string> {
  const id = newProjectId();
  const { dc, agence = null, n_outlet = '' } = columns;
  await database.pool.query(
    `insert into projects (id, kind, type, type_projet, statut, dc, agence, n_outlet, name_projet, doc)
     values ($1, 'CHR', 'Carte Brasserie', 'CHR', 'Brouillon', $2, $3, $4, 'Vrai projet', '{}')`,
    [id, dc, agence, n_outlet],
  );
  return id;
}

it('is loaded only into a new database, though its accounts may be gone', async () => {
  const { pool } = database;
  const refused = async (table: string) => {
    await expect(loadDemo({ pool, files }), table).rejects.toThrow('only into a new database');
    await pool.query(`delete from ${table}`);
  };
  await createUser(pool, { role: 'siege' });
  await refused('users');
  await plant({ dc: 'partie' });
  await refused('projects');
  await pool.query(`insert into outlets (n_outlet, data) values ('3100001', '{}')`);
  await refused('outlets');
  await pool.query(`insert into catalogue_items (list, id, position, data) values ('plans', 'un', 0, '{}')`);
  await refused('catalogue_items');
  expect(await names(`select key as name from settings where key = 'demoLoaded'`)).toEqual([]);
});

it('is removed with all its data, leaving real work unchanged', {
  tags: 'long',
  timeout: 300_000,
}, async () => {
  const { pool } = database;
  await loadDemo({ pool, files });
  await expect(refuseDemoAccounts(pool)).rejects.toThrow('node scripts/remove-demonstration.mjs');
  const marked = await names('select name from users where demonstration');
  expect(marked).toEqual(expect.arrayContaining(DEMO_ACCOUNTS.map(({ name }) => name)));
  expect(await names('select name from users where not demonstration')).toEqual([]);

  // One account was adopted, with its own password; one delegate is real, and works with the invented agency.
  const adopted = (await pool.query("select uid from users where name = 'dc4'")).rows[0].uid;
  await setPassword(pool, adopted, await hashPassword('une-craie-toute-neuve'));
  await createUser(pool, { role: 'dc', name: 'reelle', smhf: null, mdv: null });
  const [named = '', changed = ''] = await names(
    'select n_outlet as name from outlets order by n_outlet limit 2',
  );
  await pool.query(`update outlets set data = data || '{"ville": "Lyon"}' where n_outlet = $1`, [changed]);
  const real = await plant({ dc: 'reelle', agence: 'agence1', n_outlet: named });
  const ofAdopted = await plant({ dc: 'dc4' });
  const tried = await plant({ dc: 'dc1' });

  const refused = removeDemo(pool, { keep: [], dryRun: false });
  await expect(refused).rejects.toThrow(RemovalRefused);
  await expect(refused).rejects.toThrow('agence1 (1 project). Keep them with --keep agence1,');
  await expect(removeDemo(pool, { keep: ['personne'], dryRun: false })).rejects.toThrow('personne');
  const counted = await removeDemo(pool, { keep: ['agence1'], dryRun: true });
  expect(counted.projects).toMatchObject({ since: 1, staying: 2 });
  expect(await names('select name from users where demonstration')).toHaveLength(marked.length - 1);

  const removed = await removeDemo(pool, { keep: ['agence1'], dryRun: false });
  expect(removed).toMatchObject({ projects: counted.projects, outlets: counted.outlets });
  expect(removed.accounts).toHaveLength(marked.length - 2);
  expect(await names('select name from users order by name')).toEqual(['agence1', 'dc4', 'reelle']);
  expect((await names('select id as name from projects')).sort()).toEqual([real, ofAdopted].sort());
  expect(await names(`select id as name from projects where id = '${tried}'`)).toEqual([]);
  expect((await names('select n_outlet as name from outlets')).sort()).toEqual([named, changed].sort());
  for (const table of ['quotas', 'settings', 'files', 'project_history', 'mails', 'qr_codes', 'links'])
    expect([table, await names(`select '${table}' as name from ${table}`)]).toEqual([table, []]);
  expect(await names('select list as name from catalogue_items limit 1')).toHaveLength(1);
  expect(
    await names(
      'select smhf as name from quota_sums where avenir + creation + imprime + digital + annule <> 0',
    ),
  ).toEqual([]);

  const [kept] = removed.kept;
  const { rows } = await pool.query("select * from users where name = 'agence1'");
  expect(rows[0]).toMatchObject({ demonstration: false, password_changed_at: '1970-01-01T00:00:00.000Z' });
  expect(await passwordFits(kept?.password ?? '', rows[0].password_hash)).toBe(true);
  expect(
    await names("select event as name from security_events where event = 'demonstration_retiree'"),
  ).toHaveLength(1);
  await refuseDemoAccounts(pool);
  await expect(removeDemo(pool, { keep: [], dryRun: false })).rejects.toThrow('no demonstration');
});
