import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import type { Mail } from '../features/base/mails/mail.ts';
import { MAIL_JOBS, MailQueue } from '../features/base/mails/mail-queue.ts';
import { createMailSender, type Patience } from '../features/base/mails/smtp-sender.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { SecretBox } from '../secrets/secret-box.ts';
import { FileStore } from '../storage/file-store.ts';
import { emptyTables } from './empty-tables.ts';
import { type MailServer, type MailServerBehaviour, startMailServer } from './mail-server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const SETTINGS = {
  publicUrl: 'https://plv.example',
  mailFrom: 'Ardoise <ardoise@plv.example>',
  smtpUrl: 'smtp://set-by-each-test',
  demo: false,
  companyName: 'Boissons du Port',
};
const SECRET = 'une-cle-des-essais-de-trente-deux-caracteres';
type SecretKeys = readonly [string, ...string[]];
export const MAIL: Mail = {
  template: 'essai',
  to: 'studio@agence.example',
  subject: 'Créez la carte «\u00a0L’Étoile\u00a0»',
  title: 'Une carte à créer',
  paragraphs: ['Elle doit être prête à l’été.'],
  action: { label: 'Voir', path: '/suivi-projet/1' },
};

interface MailRow {
  message_id: string;
  attempts: number;
  last_error: string | null;
  sent_at: string | null;
  failed_at: string | null;
}

export const soon = { timeout: 10_000, interval: 50 };

/** Mail queues and SMTP servers on one database, for the tests of a file; stopped after each test. */
export function mailSite() {
  let database: TestDatabase;
  let dataDir: string;
  let stops: (() => Promise<void>)[];
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'ardoise-mails-'));
  });
  beforeEach(async () => {
    stops = [];
    await emptyTables(database.pool, 'mails');
  });
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop();
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const serveMail = async (behaviour: MailServerBehaviour = {}, port = 0): Promise<MailServer> => {
    const server = await startMailServer(behaviour, port);
    stops.push(() => server.stop());
    return server;
  };
  /** One per simulated server process. */
  const openQueue = (settings: Partial<typeof SETTINGS> = {}, keys: SecretKeys = [SECRET]): MailQueue => {
    const jobs = new JobQueue({
      databaseUrl: database.url,
      queues: [{ ...MAIL_JOBS, retryDelay: 1 }],
      onError: (error) => process.emitWarning(error),
      superviseSeconds: 2,
    });
    stops.push(() => jobs.stop());
    return new MailQueue(jobs, { ...SETTINGS, ...settings }, new SecretBox(keys));
  };
  const startSending = async (url: string, patience?: Patience, keys?: SecretKeys): Promise<MailQueue> => {
    const queue = openQueue({}, keys);
    const files = await FileStore.open(dataDir);
    await queue.startSending(database.pool, files, createMailSender(url, SETTINGS.mailFrom, patience));
    return queue;
  };
  const queueMail = (queue: MailQueue, mail: Partial<Mail> = {}): Promise<void> =>
    inTransaction(database.pool, (tx) => queue.queue(tx, { ...MAIL, ...mail }));
  const rows = async (): Promise<MailRow[]> => {
    const { rows: found } = await database.pool.query<MailRow>(
      'select message_id, attempts, last_error, sent_at, failed_at from mails order by id',
    );
    return found;
  };
  const untilSent = () =>
    vi.waitFor(async () => expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true), soon);
  return {
    database: () => database,
    serveMail,
    openQueue,
    startSending,
    queueMail,
    rows,
    untilSent,
  };
}
