import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { type MailServer, SmtpAnswer } from '../../../testing/mail-server.ts';
import { mailSite, soon } from '../../../testing/mail-site.ts';
import { MAIL_JOBS } from './mail-queue.ts';

const { database, serveMail, openQueue, startSending, queueMail, rows, untilSent } = mailSite();

describe('a mail whose delivery fails', () => {
  it('is retried after a temporary error (4xx), and sent once', async () => {
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

  it('fails for good after a permanent error (5xx), with the server’s message', {
    tags: 'long',
  }, async () => {
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

  it('is retried while the server is unreachable', { tags: 'long' }, async () => {
    const server = await serveMail();
    await server.stop();
    await queueMail(await startSending(server.url));
    await vi.waitFor(async () => expect((await rows())[0]?.last_error).toContain('ECONNREFUSED'), soon);
    const back = await serveMail({}, server.port);
    await untilSent();
    expect(back.mails).toHaveLength(1);
  });

  it('is retried after a broken connection, under the same Message-ID', { tags: 'long' }, async () => {
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

  it('is retried as long as the server is down, and sent once when it is back', {
    tags: 'long',
    timeout: 30_000,
  }, async () => {
    const server = await serveMail();
    await server.stop();
    await queueMail(await startSending(server.url));
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBeGreaterThan(3), {
      timeout: 20_000,
      interval: 100,
    });
    const jobs = await database().pool.query('select 1 from pgboss.job where state < $1', ['active']);
    expect(jobs.rowCount).toBe(1);
    await database().pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    const back = await serveMail({}, server.port);
    await untilSent();
    await wait(1500);
    expect(back.mails).toHaveLength(1);
  });

  it('is retried several times in the first hour, and for more than a day', () => {
    const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = MAIL_JOBS;
    const delays = Array.from({ length: retryLimit }, (_, tried) =>
      Math.min(retryDelay * 2 ** tried, retryDelayMax),
    );
    const withinAnHour = delays.filter(
      (_, index) => delays.slice(0, index).reduce((a, b) => a + b, 0) < 3600,
    );
    expect(withinAnHour.length).toBeGreaterThan(5);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * 3600);
  });

  it('waits for a slow server, and is sent once', { tags: 'long', timeout: 20_000 }, async () => {
    const server = await serveMail({ onMail: () => wait(3000) });
    await queueMail(await startSending(server.url));
    await untilSent();
    expect(server.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
  });

  it('is byte-identical when it is retried after a timeout', { tags: 'long', timeout: 20_000 }, async () => {
    const raws: string[] = [];
    const server = await serveMail({
      async onMail({ raw }) {
        raws.push(raw);
        if (raws.length === 1) await wait(2500);
      },
    });
    await queueMail(await startSending(server.url, { toConnect: 1000, toAnswer: 1000 }));
    await vi.waitFor(async () => expect((await rows())[0]?.last_error).toMatch(/^ETIMEDOUT: /), soon);
    await untilSent();
    expect(raws).toHaveLength(2);
    expect(raws[1]).toBe(raws[0]);
  });

  it('is byte-identical when the server accepted it and disconnected before its reply', {
    tags: 'long',
  }, async () => {
    const server: MailServer = await serveMail({
      onAccepted() {
        if (server.mails.length > 1) return;
        server.dropConnections();
        throw new SmtpAnswer(451, 'nobody reads this');
      },
    });
    await queueMail(await startSending(server.url));
    await untilSent();
    expect(server.mails).toHaveLength(2);
    expect(server.mails[1]?.raw).toBe(server.mails[0]?.raw);
  });

  it('is not resent when the server acknowledged it and then disconnected', { tags: 'long' }, async () => {
    const server: MailServer = await serveMail({ onAnswered: () => server.dropConnections() });
    await queueMail(await startSending(server.url));
    await untilSent();
    await wait(2500);
    expect(server.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: null }]);
  });

  it('is not resent when the database fails just as the server acknowledges', { tags: 'long' }, async () => {
    const server = await serveMail({
      async onAccepted() {
        await database().pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and state = 'idle in transaction'`,
        );
      },
    });
    await queueMail(await startSending(server.url));
    await untilSent();
    await wait(2500);
    expect(server.mails).toHaveLength(1);
  });

  it('keeps nothing of its body once it is sent', { tags: 'long' }, async () => {
    const server = await serveMail();
    await queueMail(await startSending(server.url));
    await untilSent();
    const { rows: bodies } = await database().pool.query('select html, body_text from mails');
    expect(bodies).toEqual([{ html: '', body_text: '' }]);
  });

  it('is taken over when the process is killed in the middle, under the same Message-ID', {
    tags: 'long',
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
    const script = path.join(import.meta.dirname, '../../../testing/mail-worker.ts');
    const worker = spawn(process.execPath, [script, database().url, server.url], { stdio: 'inherit' });
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
