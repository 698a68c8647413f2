import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Config } from '../../../config.ts';
import { type Db, inTransaction, type Transaction } from '../../../db/transaction.ts';
import { HandOver } from '../../../jobs/hand-over.ts';
import type { JobContext, JobQueue, QueueDefinition } from '../../../jobs/job-queue.ts';
import { type SecretBox, SecretLost } from '../../../secrets/secret-box.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import type { Mail } from './mail.ts';
import { hastenMailJobs, listMailJobs, type MailJob } from './mail-jobs.repository.ts';
import { renderText } from './mail-layout.ts';
import { pictureOfMail } from './mail-picture.ts';
import { openTokens, remakeTokens, sealTokens } from './mail-secrets.ts';
import { MailRefused, type MailSender, PICTURE_ADDRESS, whatWasSaid } from './mail-sender.ts';
import { renewLinkToken } from './mailed-links.repository.ts';
import {
  findMail,
  insertMails,
  lockWaitingMail,
  markAttemptFailed,
  markHandedOver,
  markSent,
  type NewMail,
  type StoredWords,
  takeToHandOver,
  type WaitingMail,
  writeTokens,
} from './mails.repository.ts';
import { attachmentOf, htmlOf, replyToOf } from './stored-mail.ts';

/** Retried for about two days: after 15 s, 30 s, 1 min… and every hour. Nothing is dropped while no process sends. */
export const MAIL_JOBS: QueueDefinition = {
  name: 'mail',
  retryLimit: 55,
  retryDelay: 15,
  retryDelayMax: 3600,
  retentionSeconds: 365 * 86_400,
};

const AT_ONCE = 2;
const MOST_AT_ONCE = 500;

/** Error of a mail whose links cannot be regenerated (mail-error-words.ts). */
const LINKS_LOST = 'ESECRET: the key that sealed its links is gone, and so are the links';

/** Another process is sending this mail, or crashed while it did. */
class MailBusy extends Error {
  override readonly name = 'MailBusy';
}

type Settings = Pick<Config, 'publicUrl' | 'mailFrom' | 'smtpUrl' | 'demo' | 'companyName'>;

/** Outgoing mails: stored in the transaction that causes them (transactional outbox), sent after its commit. */
export class MailQueue {
  readonly #jobs: JobQueue;
  readonly #settings: Settings;
  readonly #box: SecretBox;
  #handOver: HandOver | undefined;

  constructor(jobs: JobQueue, settings: Settings, box: SecretBox) {
    this.#jobs = jobs;
    this.#settings = settings;
    this.#box = box;
  }

  /** Queues one mail for one address; not sent if `tx` rolls back. */
  async queue(tx: Transaction, mail: Mail): Promise<void> {
    await this.queueAll(tx, [mail]);
  }

  /** The same for several, in one statement. */
  async queueAll(tx: Transaction, mails: readonly Mail[]): Promise<void> {
    if (mails.length === 0) return;
    await insertMails(tx, this.rowsOf(mails), { forShow: this.isForShow });
    this.sendSoon();
  }

  /** Mails as rows, for an operation that inserts them itself, and then calls `sendSoon`. */
  rowsOf(mails: readonly Mail[]): NewMail[] {
    const { publicUrl, mailFrom, companyName } = this.#settings;
    return mails.map((said) => {
      const mail = said.contact ? { ...said, contact: { ...said.contact, company: companyName } } : said;
      const messageId = `<${randomUUID()}@${senderDomain(mailFrom)}>`;
      const { subject, text } = renderText(mail, publicUrl);
      const sealed = sealTokens(this.#box, messageId, { text, html: '', words: JSON.stringify(mail) });
      const { template, to, projectId = null } = mail;
      return { ...sealed, template, subject, recipient: to.trim(), projectId, messageId };
    });
  }

  /** Mails were inserted: they are sent once they are committed. */
  sendSoon(): void {
    this.#handOver?.soon();
  }

  /**
   * A demonstration without a mail server: mails are stored and displayed on a page, never sent, also when a server is
   * configured later.
   */
  get isForShow(): boolean {
    return this.#settings.demo && this.#settings.smtpUrl === undefined;
  }

  /** A stored mail with its links decrypted. @throws SecretLost */
  opened<Words extends StoredWords>(mail: Words): Words {
    return openTokens(this.#box, mail.messageId, mail);
  }

  /** The active and scheduled jobs of these mails. */
  async jobsOf(db: Db, mailIds: readonly number[]): Promise<MailJob[]> {
    if (mailIds.length === 0 || this.isForShow) return [];
    await this.#jobs.start();
    return listMailJobs(db, MAIL_JOBS.name, mailIds);
  }

  /** Retries these queued mails now: by their existing job, or by a new one if theirs was given up. */
  async tryAgain(tx: Transaction, mailIds: readonly number[]): Promise<void> {
    await this.#jobs.start();
    await markHandedOver(tx, mailIds);
    const hastened = new Set(await hastenMailJobs(tx, MAIL_JOBS.name, mailIds));
    const without = mailIds.filter((id) => !hastened.has(id));
    await this.#jobs.sendAll(
      tx,
      MAIL_JOBS.name,
      without.map((id) => ({ id })),
    );
  }

  /** Sends queued mails in this process, until the job queue stops. `files` has the proofs that they show. */
  async startSending(pool: Pool, files: FileStore, sender: MailSender): Promise<void> {
    const { publicUrl, mailFrom } = this.#settings;
    await this.#jobs.work<{ id: number }>(MAIL_JOBS.name, AT_ONCE, async ({ id }, job) => {
      // Before the mail's row is locked: drawing is slow.
      const waiting = await findMail(pool, id);
      const picture = waiting && (await pictureOfMail(files, waiting, this.#jobs.onError));
      const attachment = waiting && (await attachmentOf(files, waiting, mailFrom));
      const send = (stored: WaitingMail, signal: AbortSignal) => {
        const mail = this.opened(stored);
        const html = htmlOf(mail, publicUrl, picture && PICTURE_ADDRESS);
        return sender.send({ ...mail, ...replyToOf(mail), html, picture, attachment }, signal);
      };
      if (await sendMail(pool, send, id, job)) return;
      await this.#remakeLinks(pool, id);
      await sendMail(pool, send, id, job);
    });
    const handOver = new HandOver(() => this.#giveToJobs(pool), this.#jobs.onError);
    this.#handOver = handOver;
    this.#jobs.beforeStop(() => handOver.stop());
  }

  /**
   * Regenerates the links of a mail whose key is lost: the old ones were never delivered. If a link has ended, the
   * administrator sees an error, and resends from the project.
   */
  async #remakeLinks(pool: Pool, id: number): Promise<void> {
    await inTransaction(pool, async (tx) => {
      const mail = await lockWaitingMail(tx, id);
      if (mail === null || mail === 'busy') return;
      const remade = await remakeTokens(mail, (hash, token) => renewLinkToken(tx, hash, token));
      if (remade === null) await markAttemptFailed(tx, id, LINKS_LOST, true);
      else await writeTokens(tx, id, sealTokens(this.#box, mail.messageId, remade));
    });
  }

  /** Creates jobs for the mails committed since the last time. */
  async #giveToJobs(pool: Pool): Promise<void> {
    for (let taken = MOST_AT_ONCE; taken === MOST_AT_ONCE; ) {
      taken = await inTransaction(pool, async (tx) => {
        const ids = await takeToHandOver(tx, MOST_AT_ONCE);
        if (ids.length > 0)
          await this.#jobs.sendAll(
            tx,
            MAIL_JOBS.name,
            ids.map((id) => ({ id })),
          );
        return ids.length;
      });
    }
  }
}

function senderDomain(from: string): string {
  return /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'ardoise.invalid';
}

/** Retries recording an accepted mail if the database fails then. */
const NOTED_WITHIN_MS = [0, 500, 2_000, 5_000];

/** @throws the last error, when the database stays unreachable */
async function noteSent(pool: Pool, id: number): Promise<void> {
  let failure: unknown;
  for (const delay of NOTED_WITHIN_MS) {
    await wait(delay);
    try {
      await markSent(pool, id);
      return;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * One attempt. The mail's row is locked during the SMTP dialogue, so that no other process sends it too, and `sent_at`
 * is committed as soon as the server has accepted. After a crash between the two, or a missing reply, the retry is
 * byte-identical, with the same Message-ID, by which receivers deduplicate: at-least-once delivery. Returns whether its
 * links could be decrypted.
 */
async function sendMail(
  pool: Pool,
  send: (mail: WaitingMail, signal: AbortSignal) => Promise<void>,
  id: number,
  job: JobContext,
): Promise<boolean> {
  let accepted = false;
  let opened = true;
  const attempt = inTransaction(pool, async (tx) => {
    const mail = await lockWaitingMail(tx, id);
    if (mail === null) return null;
    if (mail === 'busy') return new MailBusy(`mail ${id} is being sent by another process`);
    try {
      await send(mail, job.signal);
      accepted = true;
    } catch (error) {
      if (error instanceof SecretLost) {
        opened = false;
        return null;
      }
      const refused = error instanceof MailRefused;
      await markAttemptFailed(tx, id, whatWasSaid(error), refused || job.isLastAttempt);
      return refused ? null : error;
    }
    await markSent(tx, id);
    return null;
  });
  const failure = await attempt.catch(async (error: unknown) => {
    if (!accepted) throw error;
    await noteSent(pool, id);
    return null;
  });
  if (failure !== null) throw failure;
  return opened;
}
