import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { repeat } from '../../../jobs/repeat.ts';
import type { Mail } from '../../base/mails/mail.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { listMailReaders } from '../../base/mails/mail-readers.repository.ts';
import { deliveryLateMail } from '../../base/mails/templates/delivery-late.ts';
import { isMailingTime } from '../../lists/digests/send-digests.ts';
import { type LateDelivery, takeLateDeliveries } from './late-deliveries.repository.ts';

const LOOK_MS = 10 * 60_000;

async function mailsOf(tx: Transaction, late: LateDelivery): Promise<Mail[]> {
  const { promised_on: jour, promised_by, dc } = late;
  const told = await Promise.all([
    listMailReaders(tx, [dc]),
    promised_by === null ? [] : listMailReaders(tx, [promised_by]),
  ]);
  const [ofDelegate = [], ofPrinter = []] = told.map((readers) =>
    readers.filter(({ active, atOnce, mail }) => active && atOnce && mail !== ''),
  );
  const known = new Set(ofDelegate.map(({ mail }) => mail));
  return [
    ...ofDelegate.map(({ mail }) => deliveryLateMail({ to: mail, project: late, jour, promised: false })),
    ...ofPrinter
      .filter(({ mail }) => !known.has(mail))
      .map(({ mail }) => deliveryLateMail({ to: mail, project: late, jour, promised: true })),
  ];
}

/**
 * Mails each promise that has passed, once over all processes, to the delegate and to whoever promised it: on working days,
 * from seven o'clock in Paris (specification/statuses.md#when-it-comes).
 */
export async function tellLateDeliveries(pool: Pool, mails: MailQueue, now: Date): Promise<void> {
  if (!isMailingTime(now)) return;
  const some = await inTransaction(pool, async (tx) => {
    const late = await takeLateDeliveries(tx, parisDay(now));
    for (const one of late) await mails.queueAll(tx, await mailsOf(tx, one));
    return late.length > 0;
  });
  if (!some) return;
  mails.sendSoon();
  await tellLateDeliveries(pool, mails, now);
}

/** Looks every ten minutes. Returns a function that stops it. */
export function startLateDeliveries(
  pool: Pool,
  mails: MailQueue,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  return repeat(
    () => tellLateDeliveries(pool, mails, new Date()),
    LOOK_MS,
    (err) => log.error({ err }, 'late deliveries were not mailed, tried again in ten minutes'),
  );
}
