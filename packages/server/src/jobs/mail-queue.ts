import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import type { Mail } from '../features/mails/mail.ts';
import { renderMail } from '../features/mails/mail-layout.ts';
import {
  insertMail,
  lockWaitingMail,
  markAttemptFailed,
  markSent,
} from '../features/mails/mails.repository.ts';
import type { JobContext, JobQueue, QueueDefinition } from './job-queue.ts';
import { MailRefused, type MailSender } from './mail-sender.ts';

/** Tried for about two days: after 15 s, 30 s, 1 min… and every hour. */
export const MAIL_JOBS: QueueDefinition = {
  name: 'mail',
  retryLimit: 55,
  retryDelay: 15,
  retryDelayMax: 3600,
};

const AT_ONCE = 2;

/** Another process is sending this mail at this moment, or died while it did. */
class MailBusy extends Error {
  override readonly name = 'MailBusy';
}

type Settings = Pick<Config, 'publicUrl' | 'mailFrom' | 'smtpUrl' | 'demo'>;

/** Mails leave through here: kept in the transaction that causes them, sent once it has committed. */
export class MailQueue {
  readonly #jobs: JobQueue;
  readonly #settings: Settings;

  constructor(jobs: JobQueue, settings: Settings) {
    this.#jobs = jobs;
    this.#settings = settings;
  }

  /** Queues one mail for one address; if `tx` rolls back, nothing is sent. */
  async queue(tx: Transaction, mail: Mail): Promise<void> {
    const id = await insertMail(tx, {
      ...renderMail(mail, this.#settings.publicUrl),
      template: mail.template,
      recipient: mail.to.trim(),
      projectId: mail.projectId ?? null,
      messageId: `<${randomUUID()}@${senderDomain(this.#settings.mailFrom)}>`,
    });
    // A demonstration without a mail server shows its mails on a page; they must not leave when one is configured later.
    if (this.#settings.demo && this.#settings.smtpUrl === undefined) return;
    await this.#jobs.send(tx, MAIL_JOBS.name, { id });
  }

  /** Sends what is queued, in this process, until the job queue stops. */
  async startSending(pool: Pool, sender: MailSender): Promise<void> {
    await this.#jobs.work<{ id: number }>(MAIL_JOBS.name, AT_ONCE, ({ id }, job) =>
      sendMail(pool, sender, id, job),
    );
  }
}

function senderDomain(from: string): string {
  return /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'ardoise.invalid';
}

/**
 * One attempt. The mail's row stays locked while the server is spoken to, so that no other process sends it too, and
 * `sent_at` is committed as soon as the server has accepted. Killed between the two, the next attempt carries the same
 * Message-ID, by which receivers drop the copy: a mail may be repeated there, but is never lost.
 */
async function sendMail(pool: Pool, sender: MailSender, id: number, job: JobContext): Promise<void> {
  const failure = await inTransaction(pool, async (tx) => {
    const mail = await lockWaitingMail(tx, id);
    if (mail === null) return null;
    if (mail === 'busy') return new MailBusy(`mail ${id} is being sent by another process`);
    try {
      await sender.send(mail, job.signal);
    } catch (error) {
      const refused = error instanceof MailRefused;
      await markAttemptFailed(tx, id, String(error), refused || job.isLastAttempt);
      return refused ? null : error;
    }
    await markSent(tx, id);
    return null;
  });
  if (failure !== null) throw failure;
}
