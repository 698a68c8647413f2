// The composition root: starts the parts of the server in order, and stops them in reverse order.
import { CALLS } from '@ardoise/domain/contract/calls.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { DatabaseListener } from './db/database-listener.ts';
import type { Demonstration } from './demonstration.ts';
import { refuseDemoAccounts } from './features/accounts/refuse-demo-accounts.ts';
import { startDailyDigests } from './features/digests/daily-digests.ts';
import { startHousekeeping } from './features/housekeeping/housekeeping.ts';
import { MAIL_JOBS, MailQueue } from './features/mails/mail-queue.ts';
import { createMailSender } from './features/mails/mail-sender.ts';
import { refuseUnsoundTable } from './features/workflow/refuse-unsound-table.ts';
import { closeServer } from './http/close-server.ts';
import { LiveSessions } from './http/live-sessions.ts';
import { ProjectChanges } from './http/project-changes.ts';
import { refuseMissingCalls } from './http/route.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { SecretBox } from './secrets/secret-box.ts';
import { startDatabase } from './start-database.ts';
import { FileStore } from './storage/file-store.ts';

/** Started parts, stopped last first. */
const running: (() => Promise<unknown>)[] = [];

async function start(config: Config): Promise<void> {
  refuseUnsoundTable();
  const database = await startDatabase(config, (sentence) => console.error(sentence));
  running.push(() => database.stop());
  const { pool } = database;
  const files = await FileStore.open(config.dataDir, {
    clamdUrl: config.clamdUrl,
    onScannerError: ({ message }) => console.error(message),
  });
  // Dynamic import: a server without DEMO=1 runs none of its code.
  const demonstration = config.demo ? (await import('@ardoise/demo/demonstration.ts')).demonstration : null;
  if (demonstration === null) await refuseDemoAccounts(pool);
  else await demonstration.load({ pool, files });

  const jobs = new JobQueue({
    databaseUrl: database.url,
    queues: [MAIL_JOBS],
    onError: (error) => app.log.error({ err: error }, 'job queue'),
  });
  const mails = new MailQueue(jobs, config, await SecretBox.open(config.dataDir, config.secretKeys));
  const sessions = new LiveSessions(pool, config.passwordMaxAgeDays);
  const changes = new ProjectChanges(pool, (err) => app.log.error({ err }, 'announcing changes'));
  const listener = new DatabaseListener();
  sessions.listenOn(listener);
  changes.listenOn(listener);
  running.push(listener.start(database.url, (error) => console.error(`notifications: ${error.message}`)));
  const app = await buildApp(
    { config, pool, sessions, changes, mails, files, demonstration },
    { logLevel: config.logLevel },
  );
  refuseMissingCalls(app, CALLS);
  running.push(() => jobs.stop());
  running.push(() => closeServer(app));
  announce(config, await listen(app, config), demonstration);

  running.push(startHousekeeping(pool, files, app.log));
  running.push(startDailyDigests(pool, mails, app.log));
  if (demonstration !== null)
    running.push(
      demonstration.startPrinting({ pool, files }, (err) =>
        app.log.error({ err }, 'order forms of the demonstration'),
      ),
    );
  if (config.smtpUrl !== undefined) {
    await mails.startSending(pool, files, createMailSender(config.smtpUrl, config.mailFrom));
  } else if (!config.demo) {
    console.error('SMTP_URL is not set: mails wait in the database until a server is started with it.');
  }
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
      console.error(error);
      process.exitCode = 1;
    });
  }
}

const MISTAKES_OF_OURS = [TypeError, ReferenceError, RangeError, SyntaxError];

/** A sentence for the operator; a stack trace if unexpected. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not ours to use. Set PORT to one above 1023.`;
  const isOurs = MISTAKES_OF_OURS.some((kind) => error instanceof kind);
  return isOurs ? (error.stack ?? error.message) : error.message;
}

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
