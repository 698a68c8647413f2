import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import type { Mail } from '../features/mails/mail.ts';
import {
  type MailServer,
  type MailServerBehaviour,
  SmtpAnswer,
  startMailServer,
} from '../testing/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { JobQueue } from './job-queue.ts';
import { MAIL_JOBS, MailQueue } from './mail-queue.ts';
import { createMailSender } from './mail-sender.ts';

const SETTINGS = {
  publicUrl: 'https://plv.example',
  mailFrom: 'Ardoise <ardoise@plv.example>',
  smtpUrl: 'smtp://set-by-each-test',
  demo: false,
};
const MAIL: Mail = {
  template: 'essai',
  to: 'studio@agence.example',
  subject: 'Créez la carte «\u00a0L’Étoile\u00a0»',
  title: 'Une carte à créer',
  paragraphs: ['Elle doit être prête à l’été.'],
  action: { label: 'Voir', path: '/suivi-projet/1' },
};

let database: TestDatabase;
let stops: (() => Promise<void>)[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  stops = [];
  await database.pool.query('truncate mails');
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});
afterAll(() => database.drop());

async function serveMail(behaviour: MailServerBehaviour = {}, port = 0): Promise<MailServer> {
  const server = await startMailServer(behaviour, port);
  stops.push(() => server.stop());
  return server;
}

/** As many server processes have one each. */
function openQueue(settings: Partial<typeof SETTINGS> = {}): MailQueue {
  const jobs = new JobQueue({
    databaseUrl: database.url,
    queues: [{ ...MAIL_JOBS, retryDelay: 1 }],
    onError: (error) => process.emitWarning(error),
    superviseSeconds: 2,
  });
  stops.push(() => jobs.stop());
  return new MailQueue(jobs, { ...SETTINGS, ...settings });
}

async function startSending(url: string): Promise<MailQueue> {
  const queue = openQueue();
  await queue.startSending(database.pool, createMailSender(url, SETTINGS.mailFrom));
  return queue;
}

function queueMail(queue: MailQueue, mail: Partial<Mail> = {}): Promise<void> {
  return inTransaction(database.pool, (tx) => queue.queue(tx, { ...MAIL, ...mail }));
}

interface MailRow {
  message_id: string;
  attempts: number;
  last_error: string | null;
  sent_at: string | null;
  failed_at: string | null;
}

async function rows(): Promise<MailRow[]> {
  const { rows: found } = await database.pool.query<MailRow>(
    'select message_id, attempts, last_error, sent_at, failed_at from mails order by id',
  );
  return found;
}

const soon = { timeout: 10_000, interval: 50 };
const untilSent = () =>
  vi.waitFor(async () => expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true), soon);

describe('a queued mail', () => {
  it('leaves after the commit, as HTML and as text, from and to the right people', async () => {
    const server = await serveMail();
    const queue = await startSending(server.url);
    await inTransaction(database.pool, async (tx) => {
      await queue.queue(tx, MAIL);
      await wait(300);
      expect(server.mails).toEqual([]);
    });
    await untilSent();
    const [mail] = server.mails;
    expect(server.mails).toHaveLength(1);
    expect(mail).toMatchObject({
      from: 'ardoise@plv.example',
      to: ['studio@agence.example'],
      subject: MAIL.subject,
    });
    expect(mail?.headers.get('from')).toBe('Ardoise <ardoise@plv.example>');
    expect(mail?.headers.get('message-id')).toBe((await rows())[0]?.message_id);
    expect(mail?.text).toContain('Elle doit être prête à l’été.');
    expect(mail?.text).toContain('https://plv.example/suivi-projet/1');
    expect(mail?.html).toContain('href="https://plv.example/suivi-projet/1"');
    expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: null, failed_at: null });
  });

  it('never was when its transaction rolls back', async () => {
    const server = await serveMail();
    const queue = await startSending(server.url);
    const refuse = async (tx: Transaction) => {
      await queue.queue(tx, MAIL);
      throw new Error('refused');
    };
    await expect(inTransaction(database.pool, refuse)).rejects.toThrow('refused');
    await queueMail(queue, { to: 'autre@agence.example' });
    await untilSent();
    expect(server.mails.map(({ to }) => to)).toEqual([['autre@agence.example']]);
  });

  it('waits while nobody sends, and leaves when somebody does', async () => {
    await queueMail(openQueue());
    const server = await serveMail();
    await startSending(server.url);
    await untilSent();
    expect(server.mails).toHaveLength(1);
  });

  it('leaves once, however many processes send', async () => {
    const server = await serveMail();
    const queues = await Promise.all([1, 2, 3].map(() => startSending(server.url)));
    for (let count = 0; count < 20; count += 1) {
      await queueMail(queues[count % 3] as MailQueue, { to: `a${count}@agence.example` });
    }
    await untilSent();
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(20);
    expect(server.mails).toHaveLength(20);
  });

  it('cannot add a header by its subject, nor an address by its recipient', async () => {
    const server = await serveMail();
    const queue = await startSending(server.url);
    await queueMail(queue, { subject: 'Projet\r\nBcc: espion@ailleurs.example', to: 'a@b.example' });
    await untilSent();
    expect(server.mails[0]?.headers.has('bcc')).toBe(false);
    expect(server.mails[0]?.subject).toBe('Projet Bcc: espion@ailleurs.example');
    await queueMail(queue, { to: 'a@b.example, espion@ailleurs.example' });
    await vi.waitFor(async () => expect((await rows())[1]?.attempts).toBeGreaterThan(0), soon);
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('espion@ailleurs.example');
  });

  it('is kept and not sent by a demonstration without a mail server', async () => {
    await queueMail(openQueue({ demo: true, smtpUrl: undefined as unknown as string }));
    const server = await serveMail();
    const queue = await startSending(server.url);
    await queueMail(queue, { to: 'autre@agence.example' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
    await wait(300);
    expect(server.mails.map(({ to }) => to)).toEqual([['autre@agence.example']]);
    expect(await rows()).toMatchObject([{ sent_at: null, attempts: 0 }, { attempts: 1 }]);
  });
});

describe('a mail that does not get through', () => {
  it('is tried again when the server says not now (4xx), and sent once', async () => {
    let refusals = 2;
    const onAddress = () => {
      if (refusals-- > 0) throw new SmtpAnswer(451, 'greylisted, come back later');
    };
    const server = await serveMail({ onAddress });
    await queueMail(await startSending(server.url));
    await untilSent();
    expect(server.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 3, last_error: null, failed_at: null }]);
  });

  it('is given up when the server says never (5xx), with its words', async () => {
    const onAddress = (address: string) => {
      if (address.startsWith('parti')) throw new SmtpAnswer(550, 'no such mailbox');
    };
    const server = await serveMail({ onAddress });
    const queue = await startSending(server.url);
    await queueMail(queue, { to: 'parti@agence.example' });
    await vi.waitFor(async () => expect((await rows())[0]?.failed_at).not.toBeNull(), soon);
    await wait(1500);
    expect(await rows()).toMatchObject([
      { attempts: 1, sent_at: null, last_error: expect.stringContaining('no such mailbox') },
    ]);
    expect(server.mails).toEqual([]);
  });

  it('is tried again while the server cannot be reached', async () => {
    const server = await serveMail();
    await server.stop();
    await queueMail(await startSending(server.url));
    await vi.waitFor(async () => expect((await rows())[0]?.last_error).toContain('ECONNREFUSED'), soon);
    const back = await serveMail({}, server.port);
    await untilSent();
    expect(back.mails).toHaveLength(1);
  });

  it('is tried again when the connection breaks, under the same Message-ID', async () => {
    const seen: (string | undefined)[] = [];
    const server: MailServer = await serveMail({
      onMail(mail) {
        seen.push(mail.headers.get('message-id'));
        if (seen.length > 1) return;
        server.dropConnections();
        throw new SmtpAnswer(451, 'nobody reads this');
      },
    });
    await queueMail(await startSending(server.url));
    await untilSent();
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(seen[1]);
    expect(server.mails).toHaveLength(1);
  });

  it('is taken over when the process is killed in the middle, under the same Message-ID', {
    timeout: 60_000,
  }, async () => {
    const seen: (string | undefined)[] = [];
    let killed: Promise<void> = Promise.resolve();
    const server = await serveMail({
      async onMail(mail) {
        seen.push(mail.headers.get('message-id'));
        if (seen.length > 1) return;
        process.kill(worker.pid ?? 0, 'SIGKILL');
        await killed;
        throw new SmtpAnswer(451, 'nobody is left to read this');
      },
    });
    const script = path.join(import.meta.dirname, '../testing/mail-worker.ts');
    const worker = spawn(process.execPath, [script, database.url, server.url], { stdio: 'inherit' });
    killed = new Promise((resolve) => worker.once('exit', () => resolve()));
    const queue = openQueue();
    await queueMail(queue);
    await killed;
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null }]);
    await startSending(server.url);
    await vi.waitFor(async () => expect((await rows())[0]?.sent_at).not.toBeNull(), {
      timeout: 50_000,
      interval: 200,
    });
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(seen[1]);
    expect(server.mails).toHaveLength(1);
  });
});
