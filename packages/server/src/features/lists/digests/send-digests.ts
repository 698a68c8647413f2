import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { dailyDigestMail } from '../../base/mails/templates/daily-digest.ts';
import { isWorkingDay } from '../../project/projects/deadline.ts';
import {
  type DigestReader,
  listDigestReaders,
  listWaitingProjects,
  takeDigest,
} from './digests.repository.ts';

/** Hour in Paris: before the working day. */
const FIRST_HOUR = 7;
/** Maximum of listed projects; the total is stated. */
const MOST_LISTED = 30;

const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** On working days, from seven o'clock in Paris. */
export function isMailingTime(now: Date): boolean {
  return Number(HOUR.format(now)) >= FIRST_HOUR && isWorkingDay(new Date(`${parisDay(now)}T00:00:00Z`));
}

async function tell(pool: Pool, mails: MailQueue, reader: DigestReader, today: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    if (!(await takeDigest(tx, reader.uid, today))) return;
    const { projects, count } = await listWaitingProjects(tx, reader, MOST_LISTED);
    if (count === 0) return;
    const listed = projects.map((project) => ({
      ...project,
      since: project.t_statut,
      late: project.echeance !== null && project.echeance < today,
    }));
    await mails.queue(tx, dailyDigestMail(reader.mail, { prenom: reader.prenom, count, projects: listed }));
  });
}

/**
 * Sends the digest to every account that chose one mail a day: on working days, from seven o'clock in Paris, once a day
 * over all processes. Accounts nothing waits for get none.
 */
export async function sendDigests(pool: Pool, mails: MailQueue, now: Date): Promise<void> {
  if (!isMailingTime(now)) return;
  const today = parisDay(now);
  for (const reader of await listDigestReaders(pool, today)) await tell(pool, mails, reader, today);
}
