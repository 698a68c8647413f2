// The composition root: starts the parts of the server in order, and stops them in reverse order.
import { CALLS } from '@ardoise/domain/contract/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import { FileProcess } from './card-files/file-process.ts';
import { companyProvider } from './company-provider/company-provider.ts';
import { type Config, readConfig } from './config.ts';
import { readPassphrase } from './db/backup/passphrase.ts';
import { DatabaseListener } from './db/database-listener.ts';
import type { OpenDatabase } from './db/startup/open-database.ts';
import type { WatchQuery } from './db/watched-client.ts';
import type { Demonstration } from './demonstration.ts';
import { explain } from './explain.ts';
import { refuseDemoAccounts } from './features/accounts/accounts/refuse-demo-accounts.ts';
import type { AppContext } from './features/base/app-context.ts';
import { namesDrawings } from './features/base/catalogue/catalogue.repository.ts';
import { cacheOfferFacts } from './features/base/catalogue/offer-facts.ts';
import { MAIL_JOBS, MailQueue } from './features/base/mails/mail-queue.ts';
import { WebhookSender } from './features/base/webhook-sending/webhook-sender.ts';
import { refuseUnsoundTable } from './features/workflow/workflow/refuse-unsound-table.ts';
import { closeServer } from './http/close-server.ts';
import { ListReads } from './http/list-reads.ts';
import { LiveSessions } from './http/live-sessions.ts';
import { ProjectChanges } from './http/project-changes.ts';
import { relyingParty } from './http/relying-party.ts';
import { refuseMissingCalls } from './http/route.ts';
import { BackgroundWork } from './jobs/background-work.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { Readiness } from './operations/readiness.ts';
import { withoutPersonalData } from './operations/safe-error.ts';
import { SlowQueries } from './operations/slow-queries.ts';
import { Replicas } from './replicas/replicas.ts';
import { readSalesforceFields } from './salesforce/salesforce-fields.ts';
import { SalesforceOutlets } from './salesforce/salesforce-outlets.ts';
import { SecretBox } from './secrets/secret-box.ts';
import { startBackground } from './start-background.ts';
import { startDatabase } from './start-database.ts';
import { FileStore } from './storage/file-store.ts';

/** Started parts, stopped last first. */
const running: (() => Promise<unknown>)[] = [];

/** From then on the server logs lines of JSON; before it, sentences for the terminal. */
let log: FastifyInstance['log'] | undefined;

function say(sentence: string): void {
  if (log === undefined) console.error(sentence);
  else log.warn(withoutPersonalData(sentence));
}

async function start(config: Config): Promise<void> {
  refuseUnsoundTable();
  const slowQueries = new SlowQueries(config.slowQueryMs, (query) => log?.warn(query, 'slow query'));
  // Said at the start rather than by the first night's backup.
  if (config.backups !== undefined) await readPassphrase(config.backupPassphrase);
  const database = await startDatabase(config, say, slowQueries.watch);
  running.push(() => database.stop());
  const { pool } = database;
  const files = await openFiles(config, pool);
  const demonstration = await openDemonstration(config, pool, files);
  const salesforce = await openSalesforce(config, pool);
  const jobs = new JobQueue({
    databaseUrl: database.url,
    queues: [MAIL_JOBS],
    onError: (error) => app.log.error({ err: error }, 'job queue'),
  });
  const outbox = await openOutbox(config, pool, jobs);
  const heard = startListening(database, config, (err) => app.log.error({ err }, 'announcing changes'));
  const onFailure = (err: unknown) => app.log.warn({ err }, 'not ready');
  const readiness = new Readiness({ databaseUrl: database.url, files, onFailure });
  running.push(() => readiness.close());
  const context = {
    ...heard,
    config,
    pool,
    lists: openLists(config, pool, slowQueries.watch),
    ...outbox,
    ...openWork((failure) => app.log.info({ failure }, 'a file was not read')),
    files,
    readiness,
    slowQueries,
    salesforce,
    companyProvider: companyProvider(config),
    demonstration,
  };
  const app = await buildApp(context, { logLevel: config.logLevel });
  log = app.log;
  refuseMissingCalls(app, CALLS);
  running.push(() => jobs.stop());
  running.push(() => closeServer(app));
  announce(config, await listen(app, config), demonstration);

  running.push(...startBackground(context, app.log));
  if (demonstration !== null && config.printsDemoDocuments)
    running.push(printDemonstration(demonstration, context, app.log));
  await startMails(context);
  // Stopped first: while it is announced as not ready, everything else still works.
  running.push(readiness.startHeartbeat(), () => readiness.leave(config.shutdownDelaySeconds));
}

/** Dynamic import: a server without DEMO=1 runs none of its code. @throws Error for accounts of one that was not removed */
async function openDemonstration(
  { demo }: Config,
  pool: Pool,
  files: FileStore,
): Promise<Demonstration | null> {
  if (!demo) {
    await refuseDemoAccounts(pool);
    return null;
  }
  const { demonstration } = await import('@ardoise/demo/demonstration.ts');
  await demonstration.load({ pool, files });
  return demonstration;
}

/** Sent after a commit: mails and webhooks; and what encrypts their secrets. */
async function openOutbox(
  config: Config,
  pool: Pool,
  jobs: JobQueue,
): Promise<Pick<AppContext, 'mails' | 'webhooks' | 'secrets'>> {
  const secrets = await SecretBox.open(config.dataDir, config.secretKeys);
  const mails = new MailQueue(jobs, config, secrets);
  const webhooks = new WebhookSender({ pool, mails, box: secrets, publicUrl: config.publicUrl });
  return { mails, webhooks, secrets };
}

/** Done in the background of this process, and by the one for foreign files. */
function openWork(
  onFailure: (failure: string) => void,
): Pick<AppContext, 'imports' | 'comparisons' | 'fileProcess'> {
  return {
    imports: new BackgroundWork(),
    comparisons: new BackgroundWork(),
    fileProcess: new FileProcess(onFailure),
  };
}

async function openFiles(config: Config, pool: Pool): Promise<FileStore> {
  return FileStore.open(config.dataDir, {
    clamdUrl: config.clamdUrl,
    s3: config.s3,
    cacheMegabytes: config.filesCacheMegabytes,
    say,
    drawings: await drawingsOf(config, pool),
    onScannerError: ({ message }) => say(message),
  });
}

function openLists(config: Config, primary: Pool, watchQuery: WatchQuery): ListReads {
  const poolSize = config.databasePoolSize;
  const replicas = new Replicas({ ...config.replicas, primary, poolSize, watchQuery });
  running.push(replicas.start());
  return new ListReads(replicas, config);
}

/** What other processes announce, and the connection that hears it. */
function startListening(
  { pool, url }: OpenDatabase,
  config: Config,
  onError: (error: unknown) => void,
): Pick<AppContext, 'sessions' | 'changes'> {
  const { passwordMaxAgeDays, replicas } = config;
  const sessions = new LiveSessions(pool, passwordMaxAgeDays, relyingParty(config) !== null);
  const changes = new ProjectChanges(pool, onError, { tellsPositions: replicas.urls.length > 0 });
  const listener = new DatabaseListener();
  sessions.listenOn(listener);
  changes.listenOn(listener);
  cacheOfferFacts(pool, listener);
  running.push(listener.start(url, (error) => say(`notifications: ${error.message}`)));
  return { sessions, changes };
}

function printDemonstration(
  demonstration: Demonstration,
  { pool, files }: Pick<AppContext, 'pool' | 'files'>,
  log: FastifyInstance['log'],
): () => Promise<unknown> {
  return demonstration.startPrinting({ pool, files }, (err) =>
    log.error({ err }, 'order forms of the demonstration'),
  );
}

async function startMails({ config, mails, pool, files }: AppContext): Promise<void> {
  if (!config.demo && config.companyName === '')
    console.error('COMPANY_NAME is not set: clients read of their delegate without a company.');
  if (config.smtpUrl !== undefined) {
    const { createMailSender } = await import('./features/base/mails/smtp-sender.ts');
    await mails.startSending(pool, files, createMailSender(config.smtpUrl, config.mailFrom));
  } else if (!config.demo) {
    console.error('SMTP_URL is not set: mails wait in the database until a server is started with it.');
  }
}

/** Salesforce's outlets, where it is configured. @throws Error for a file of field names that cannot be read */
async function openSalesforce(config: Config, pool: Pool): Promise<SalesforceOutlets | null> {
  if (config.salesforce === undefined) return null;
  const fields = await readSalesforceFields(config.salesforce.fieldsFile);
  return new SalesforceOutlets(pool, config.salesforce, fields);
}

/** A demonstration's drawings; also once it was removed, as long as a catalogue names them. */
async function drawingsOf({ demo }: Config, pool: Pool): Promise<string | null> {
  if (!demo && !(await namesDrawings(pool))) return null;
  return (await import('@ardoise/demo/drawings-folder.ts')).DRAWINGS_FOLDER;
}

function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  return app.listen({ host, port });
}

function announce({ publicUrl }: Config, listening: string, demonstration: Demonstration | null): void {
  console.log(
    `Ardoise is ready: ${publicUrl}${publicUrl === listening ? '' : ` (listening on ${listening})`}`,
  );
  if (demonstration === null) return;
  const lines = demonstration.accounts.map(({ name, role, prenom, nom }) => {
    return `  ${name.padEnd(15)}${role.padEnd(15)}${`${prenom} ${nom}`.trim()}`;
  });
  console.log(`Demonstration accounts, password ${demonstration.password}:\n${lines.join('\n')}`);
}

let stopping: Promise<void> | undefined;

/** Graceful shutdown: requests and jobs in progress end, then the database closes, the embedded PostgreSQL too. */
function stop(exitCode: number): Promise<void> {
  process.exitCode = exitCode;
  stopping ??= stopAll();
  return stopping;
}

async function stopAll(): Promise<void> {
  for (let next = running.pop(); next !== undefined; next = running.pop()) {
    await next().catch((error: unknown) => {
      if (log === undefined) console.error(error);
      else log.error({ err: error }, 'stopping');
      process.exitCode = 1;
    });
  }
}

// Node itself would print every property of the error, a database's row among them.
process.on('uncaughtException', (error) => {
  if (log === undefined) console.error(explain(error));
  else log.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});
// Several signals may arrive: npm's own, and the one sent when npm is gone (scripts/stop-with-parent.mjs).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
try {
  await start(readConfig(process.env));
  // A stop was requested during the start: stop what was started since.
  if (stopping !== undefined) await stopAll();
} catch (error) {
  console.error(explain(error));
  await stop(1);
}
