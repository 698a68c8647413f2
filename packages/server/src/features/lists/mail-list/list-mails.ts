import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listMails as listCall, MailState } from '@ardoise/domain/contract/mails.ts';
import type { Pool } from 'pg';
import type { Config } from '../../../config.ts';
import type { MailJob } from '../../base/mails/mail-jobs.repository.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { mailErrorWords } from './mail-error-words.ts';
import { countMails, listMailsOf, type MailRow } from './mail-lists.repository.ts';

type Reply = ReplyOf<typeof listCall>;

const PAGE = 100;

function toListed(row: MailRow, jobs: readonly MailJob[]): Reply['courriels'][number] {
  const own = jobs.filter(({ mailId }) => mailId === row.id);
  const running = own.some((job) => job.running);
  const [next = null] = own.map(({ startAfter }) => startAfter).sort();
  return {
    id: row.id,
    to: row.to,
    subject: row.subject,
    projet: row.projectId === null ? null : { _id: { $oid: row.projectId }, nameProjet: row.projectName },
    t_creation: row.t_creation,
    tentatives: row.attempts,
    erreur: row.lastError === null ? null : mailErrorWords(row.lastError),
    prochain: running ? null : row.handedOver ? next : row.t_creation,
    en_cours: running,
    t_envoi: row.sentAt,
  };
}

/** The mails of a state, newest first, and the number in each state. */
export async function listMails(
  pool: Pool,
  mails: MailQueue,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  state: MailState,
  after: number | null,
): Promise<Reply> {
  const rows = await listMailsOf(pool, state, after, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const waiting = state === 'attente' ? shown.map(({ id }) => id) : [];
  const jobs = await mails.jobsOf(pool, waiting);
  return {
    comptes: await countMails(pool),
    envoi: mails.isForShow ? 'demonstration' : smtpUrl === undefined ? 'sans_serveur' : 'actif',
    courriels: shown.map((row) => toListed(row, jobs)),
    suivant: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
  };
}
