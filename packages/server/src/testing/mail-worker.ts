// A separate process that sends the mails of a database: tests kill it. Arguments: database and SMTP addresses.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPool } from '../db/pool.ts';
import { MAIL_JOBS, MailQueue } from '../features/base/mails/mail-queue.ts';
import { createMailSender } from '../features/base/mails/smtp-sender.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { SecretBox } from '../secrets/secret-box.ts';
import { FileStore } from '../storage/file-store.ts';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const settings = {
  publicUrl: 'http://localhost:3000',
  mailFrom: 'ardoise@ardoise.test',
  smtpUrl,
  demo: false,
  companyName: '',
};
const jobs = new JobQueue({
  databaseUrl: databaseUrl,
  queues: [{ ...MAIL_JOBS, retryDelay: 1 }],
  onError: (error) => process.emitWarning(error),
  superviseSeconds: 2,
});
await new MailQueue(
  jobs,
  settings,
  new SecretBox(['une-cle-des-essais-de-trente-deux-caracteres']),
).startSending(
  createPool(databaseUrl),
  await FileStore.open(await mkdtemp(path.join(tmpdir(), 'ardoise-mails-'))),
  createMailSender(smtpUrl, settings.mailFrom),
);
