import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { loadDemo } from './demo/load-demo.ts';
import { FileStore } from './features/files/file-store.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { MAIL_JOBS, MailQueue } from './jobs/mail-queue.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
await migrate(database.pool);
const jobs = new JobQueue(database.url, [MAIL_JOBS], (error) => app.log.error(error));
const mails = new MailQueue(jobs, config);
const files = await FileStore.open(config.dataDir);
if (config.demo) await loadDemo({ pool: database.pool, files });
const app = await buildApp({ config, pool: database.pool, mails, files }, { logLevel: 'info' });
await app.listen({ host: config.host, port: config.port });
