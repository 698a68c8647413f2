// Run by scripts/record-release.mjs: records the landed migrations, and a copy of this version's database.
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DRAWINGS_FOLDER } from '@ardoise/demo/drawings-folder.ts';
import { loadDemo } from '@ardoise/demo/load-demo.ts';
import { printEvidences, printOrderForms } from '@ardoise/demo/print-documents.ts';
import type { Pool } from 'pg';
import { buildApp } from '../../app.ts';
import { FileProcess } from '../../card-files/file-process.ts';
import { readConfig } from '../../config.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { migrate } from '../../db/migrate.ts';
import { createPool } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { MAIL_JOBS, MailQueue } from '../../features/base/mails/mail-queue.ts';
import { findUserByName } from '../../features/base/people/users.repository.ts';
import { foldQuotaChanges } from '../../features/base/quotas/quota-figures.repository.ts';
import { WebhookSender } from '../../features/base/webhook-sending/webhook-sender.ts';
import { foldStatusCounts } from '../../features/lists/project-lists/status-counts.repository.ts';
import { learnNewWords } from '../../features/project/search/search-words.repository.ts';
import { csrfTokenFor } from '../../http/csrf.ts';
import { ListReads } from '../../http/list-reads.ts';
import { LiveSessions } from '../../http/live-sessions.ts';
import { ProjectChanges } from '../../http/project-changes.ts';
import { createSession } from '../../http/session.repository.ts';
import { sessionCookieName } from '../../http/session-cookie.ts';
import { BackgroundWork } from '../../jobs/background-work.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { Readiness } from '../../operations/readiness.ts';
import { Replicas } from '../../replicas/replicas.ts';
import { SecretBox } from '../../secrets/secret-box.ts';
import { FileStore } from '../../storage/file-store.ts';
import { Caller } from '../caller.ts';
import { databaseUrl } from '../database-url.ts';
import { condenseReleases } from './condense-releases.ts';
import { LANDED_MIGRATIONS, RELEASES, type Release } from './release.ts';
import { doReleaseDeeds } from './release-deeds.ts';
import { trimDemonstration } from './trim-demonstration.ts';
import { writeRelease } from './write-release.ts';

async function fill(pool: Pool, databaseUrl: string, dataDir: string): Promise<void> {
  const files = await FileStore.open(dataDir, { drawings: DRAWINGS_FOLDER });
  await loadDemo({ pool, files });
  await trimDemonstration(pool);
  await printOrderForms({ pool, files });
  await printEvidences({ pool, files });
  for (const work of [foldStatusCounts, foldQuotaChanges, learnNewWords]) await inTransaction(pool, work);

  const config = readConfig({ DEMO: '0', DATA_DIR: dataDir });
  const tell = (error: unknown) => process.stderr.write(`${String(error)}\n`);
  const jobs = new JobQueue({ databaseUrl, queues: [MAIL_JOBS], onError: tell });
  const secrets = await SecretBox.open(dataDir, []);
  const mails = new MailQueue(jobs, config, secrets);
  const webhooks = new WebhookSender({ pool, mails, box: secrets, publicUrl: config.publicUrl });
  const sessions = new LiveSessions(pool, config.passwordMaxAgeDays);
  const changes = new ProjectChanges(pool, tell);
  const app = await buildApp(
    {
      config,
      pool,
      lists: new ListReads(new Replicas({ ...config.replicas, primary: pool, poolSize: 1 }), config),
      sessions,
      changes,
      mails,
      webhooks,
      imports: new BackgroundWork(),
      comparisons: new BackgroundWork(),
      files,
      fileProcess: new FileProcess(tell),
      readiness: new Readiness({ databaseUrl, files, onFailure: tell }),
      slowQueries: { count: 0 },
      salesforce: null,
      companyProvider: null,
      secrets,
      demonstration: null,
    },
    { logLevel: 'error' },
  );
  const signIn = async (name: string) => {
    const user = await findUserByName(pool, name);
    if (user === null) throw new Error(`The demonstration has no account ${name}`);
    const { token } = await createSession(pool, user.uid);
    return { cookie: `${sessionCookieName(config)}=${token}`, csrf: csrfTokenFor(token) };
  };
  const as = (name: string) => new Caller(app, () => signIn(name));
  await doReleaseDeeds({ as, anonymous: new Caller(app, () => Promise.resolve(null)) }, pool);
  await app.close();
  await changes.settle();
  await jobs.stop();
}

async function record(): Promise<Release> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ardoise-release-'));
  // PostgreSQL runs as another user when root calls.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres(path.join(dataDir, 'postgres'), { durable: false });
  const pool = createPool(postgres.url);
  try {
    const name = (await migrate(pool)).at(-1)?.slice(0, 4) ?? '';
    const folder = path.join(RELEASES, name);
    if (existsSync(folder)) throw new Error(`${folder} is there already: a release never changes.`);
    await fill(pool, postgres.url, dataDir);
    await mkdir(RELEASES, { recursive: true });
    const release = await writeRelease(pool, folder);
    const gone = await condenseReleases(pool, (database) => databaseUrl(postgres.url, database));
    for (const one of gone) process.stdout.write(`Release ${one}: its signed orders stay.\n`);
    return release;
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

const { name, migrations, tables } = await record();
await writeFile(LANDED_MIGRATIONS, `${JSON.stringify(migrations, null, 2)}\n`);
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
process.stdout.write(
  `Release ${name}: ${migrations.length} migrations, ${tables.length} tables, ${rows} rows.\n`,
);
