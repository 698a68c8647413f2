import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { isAlive } from '../db/embedded/is-alive.ts';
import { stopPostmaster } from '../db/embedded/supervisor.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';
import { MAIL_JOBS } from '../features/base/mails/mail-queue.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { databaseUrl } from './database-url.ts';
import { MEMORY_FOLDER } from './memory-folder.ts';
import { runAsAdmin } from './test-database.ts';

const FOLDER_PREFIX = 'ardoise-test-';
const OWNER_FILE = 'owner.pid';

/**
 * Vitest's global setup for tests with a database: one PostgreSQL for the entire run, with the template that
 * `createTestDatabase` copies. Ignores `DATABASE_URL`.
 */
export default async function setUpTestDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `ardoise_template_${process.pid}`;
  await makeTemplate(server.adminUrl, template);
  project.provide('testDatabaseServer', { adminUrl: server.adminUrl, template });
  project.onTestsRerun(() => makeTemplate(server.adminUrl, template));
  return async () => {
    await runAsAdmin(server.adminUrl, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

type Server = { readonly adminUrl: string; stop(): Promise<void> };

async function startServer(): Promise<Server> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (adminUrl) return { adminUrl, stop: async () => undefined };
  await removeAbandoned();
  // Directly below a folder that the database user can access.
  const folder = await mkdtemp(path.join(MEMORY_FOLDER, FOLDER_PREFIX));
  await writeFile(path.join(folder, OWNER_FILE), String(process.pid));
  const postgres = await startEmbeddedPostgres(folder, { durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { adminUrl: postgres.url, stop };
}

async function makeTemplate(adminUrl: string, template: string): Promise<void> {
  await runAsAdmin(adminUrl, `drop database if exists ${template} with (force)`);
  await runAsAdmin(adminUrl, `create database ${template}`);
  const pool = createPool(databaseUrl(adminUrl, template), { size: 1 });
  try {
    await migrate(pool);
    await makeQueueTables(databaseUrl(adminUrl, template));
  } finally {
    await pool.end();
  }
}

/** As the first mail does, which takes a tenth of a second of each test file that sends one. */
async function makeQueueTables(url: string): Promise<void> {
  const onError = (error: Error) => {
    throw error;
  };
  const jobs = new JobQueue({ databaseUrl: url, queues: [MAIL_JOBS], onError });
  await jobs.start();
  await jobs.stop();
}

/** A killed run leaves its PostgreSQL behind: the next run stops it and deletes its folder. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(MEMORY_FOLDER)).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const name of names) {
    const folder = path.join(MEMORY_FOLDER, name);
    const owner = Number(await readFile(path.join(folder, OWNER_FILE), 'utf8').catch(() => ''));
    if (!owner || isAlive(owner)) continue;
    await stopPostmaster(path.join(folder, 'cluster'));
    await rm(folder, { recursive: true, force: true });
  }
}
