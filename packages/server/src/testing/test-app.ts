import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { DRAWINGS_FOLDER } from '@ardoise/demo/drawings-folder.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from '../app.ts';
import type { FileProcess } from '../card-files/file-process.ts';
import { companyProvider } from '../company-provider/company-provider.ts';
import { type Config, readConfig } from '../config.ts';
import { DatabaseListener } from '../db/database-listener.ts';
import { cacheOfferFacts } from '../features/base/catalogue/offer-facts.ts';
import { MAIL_JOBS, MailQueue } from '../features/base/mails/mail-queue.ts';
import { findUserByName } from '../features/base/people/users.repository.ts';
import { WebhookSender } from '../features/base/webhook-sending/webhook-sender.ts';
import { csrfTokenFor } from '../http/csrf.ts';
import { ListReads } from '../http/list-reads.ts';
import { LiveSessions } from '../http/live-sessions.ts';
import { ProjectChanges } from '../http/project-changes.ts';
import type { ReachOptions } from '../http/reach-address.ts';
import { relyingParty } from '../http/relying-party.ts';
import { createSession } from '../http/session.repository.ts';
import { sessionCookieName } from '../http/session-cookie.ts';
import { BackgroundWork } from '../jobs/background-work.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { Readiness } from '../operations/readiness.ts';
import { Replicas } from '../replicas/replicas.ts';
import { readSalesforceFields } from '../salesforce/salesforce-fields.ts';
import { SalesforceOutlets } from '../salesforce/salesforce-outlets.ts';
import { SecretBox } from '../secrets/secret-box.ts';
import { FileStore } from '../storage/file-store.ts';
import { Caller } from './caller.ts';
import { MEMORY_FOLDER } from './memory-folder.ts';
import { sharedFileProcess } from './shared-file-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  pool: Pool;
  config: Config;
  /** Starts lazily with the first queued mail; sends nothing until a test calls `mails.startSending`. */
  jobs: JobQueue;
  mails: MailQueue;
  /** Sends nothing until a test starts it; 127.0.0.1 counts as public. */
  webhooks: WebhookSender;
  /** Does nothing until a test starts it, or calls `runImports` itself. */
  imports: BackgroundWork;
  comparisons: BackgroundWork;
  fileProcess: FileProcess;
  files: FileStore;
  sessions: LiveSessions;
  /** Changes are received once a test listens (db/database-listener.ts). */
  changes: ProjectChanges;
  /** Null without `salesforce` in the settings; reads nothing by night until a test calls `rereadSalesforce`. */
  salesforce: SalesforceOutlets | null;
  /** Connection string of the test database, for separate connections. */
  databaseUrl: string;
  /** Caller with this account's session; the account must exist by the first call. */
  as(name: string): Caller;
  /** Caller without a session. */
  anonymous: Caller;
  /** A raw request: no cookie, no token, no validation of the reply. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Closes the application and deletes its database and its files. */
  close(): Promise<void>;
}

/** Rare options. */
interface OtherThanUsual {
  /** A separate database of the test, dropped by `close`. */
  database?: TestDatabase;
  /** How long a lookup waits for Salesforce, in milliseconds. */
  patience?: number | undefined;
  /** Collects every entry of the log, of all levels. */
  logTo?: { write(line: string): void };
  /** Free bytes of the disk that uploads leave. */
  diskReserve?: number;
  /** Of requests to typed addresses. */
  reach?: ReachOptions;
  /** Age from which an unreferenced object of a bucket may be removed. */
  graceMs?: number;
  /** Hears what other processes announce, and caches what is invalidated by it, as a server process does. */
  listens?: true;
}

/**
 * The application on a fresh database and an empty folder, normally one per test file; `settings` override the
 * configuration's.
 */
export async function createTestApp(
  settings: Partial<Config> = {},
  given: OtherThanUsual = {},
): Promise<TestApp> {
  const database = given.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-files-'));
  const config: Config = {
    ...readConfig({ DEMO: '0', DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000' }),
    ...settings,
  };
  const jobs = new JobQueue({
    databaseUrl: database.url,
    queues: [MAIL_JOBS],
    onError: (error) => app.log.error(error),
  });
  const secrets = await SecretBox.open(dataDir, config.secretKeys);
  const mails = new MailQueue(jobs, config, secrets);
  const webhooks = new WebhookSender(
    { pool: database.pool, mails, box: secrets, publicUrl: config.publicUrl },
    { allowLoopback: true, ...given.reach },
  );
  const imports = new BackgroundWork();
  const comparisons = new BackgroundWork();
  const sessions = new LiveSessions(database.pool, config.passwordMaxAgeDays, relyingParty(config) !== null);
  const changes = new ProjectChanges(database.pool, (error) => app.log.error(error));
  const stopListening = given.listens ? await listenAsServer(database, sessions, changes) : undefined;
  const { clamdUrl } = config;
  const files = await FileStore.open(config.dataDir, {
    clamdUrl,
    reserve: given.diskReserve,
    drawings: DRAWINGS_FOLDER,
    s3: config.s3,
    ...(given.graceMs !== undefined && { graceMs: given.graceMs }),
  });
  const salesforce =
    config.salesforce === undefined
      ? null
      : new SalesforceOutlets(
          database.pool,
          config.salesforce,
          await readSalesforceFields(config.salesforce.fieldsFile),
          { patience: given.patience },
        );
  const readiness = new Readiness({ databaseUrl: database.url, files, onFailure: () => undefined });
  const demonstration = config.demo ? (await import('@ardoise/demo/demonstration.ts')).demonstration : null;
  const replicas = new Replicas({ ...config.replicas, primary: database.pool, poolSize: 2 });
  const app = await buildApp(
    {
      config,
      pool: database.pool,
      lists: new ListReads(replicas, config),
      sessions,
      changes,
      mails,
      webhooks,
      imports,
      comparisons,
      files,
      fileProcess: sharedFileProcess,
      readiness,
      slowQueries: { count: 0 },
      salesforce,
      companyProvider: companyProvider(config),
      secrets,
      demonstration,
    },
    given.logTo === undefined ? { logLevel: 'error' } : { logLevel: 'trace', logTo: given.logTo },
  );
  const signIn = async (name: string) => {
    const user = await findUserByName(database.pool, name);
    if (user === null) throw new Error(`No account is called ${name}: make it first (testing/factories.ts)`);
    const { token } = await createSession(database.pool, user.uid);
    return { cookie: `${sessionCookieName(config)}=${token}`, csrf: csrfTokenFor(token) };
  };
  return {
    app,
    pool: database.pool,
    config,
    jobs,
    mails,
    webhooks,
    imports,
    comparisons,
    fileProcess: sharedFileProcess,
    files,
    sessions,
    changes,
    salesforce,
    databaseUrl: database.url,
    as: (name) => new Caller(app, () => signIn(name)),
    anonymous: new Caller(app, () => Promise.resolve(null)),
    inject: (options) => app.inject(options),
    async close() {
      await app.close();
      await stopListening?.();
      await readiness.close();
      await salesforce?.stop();
      await jobs.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As main.ts does; resolves once it hears. */
async function listenAsServer(
  { pool, url }: TestDatabase,
  sessions: LiveSessions,
  changes: ProjectChanges,
): Promise<() => Promise<void>> {
  const listener = new DatabaseListener();
  sessions.listenOn(listener);
  changes.listenOn(listener);
  cacheOfferFacts(pool, listener);
  const listening = new Promise<void>((resolve) => {
    listener.on('test_app_listens', {
      onNotification: () => undefined,
      onListening: resolve,
      onLost: () => undefined,
    });
  });
  const stop = listener.start(url, (error) => {
    throw error;
  });
  await listening;
  return stop;
}
