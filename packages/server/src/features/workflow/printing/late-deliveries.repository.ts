import { PROMISED_STATUSES } from '@ardoise/domain/projects/promised-statuses.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';
import type { MailedProject } from '../../base/mails/mail.ts';

/** An order whose promised day has passed. */
export interface LateDelivery extends MailedProject {
  dc: string;
  promised_on: string;
  /** Who promised that day; null for a promise without a line of the history. */
  promised_by: string | null;
}

/** The mail about them is one transaction. */
const MOST_AT_ONCE = 100;

/**
 * Marks some of the orders whose lateness nobody was told of, and returns them; not those that come with their pose. Others that write one meanwhile are not
 * waited for: the next look finds it. The version stays, for nothing changes that a page shows.
 */
export async function takeLateDeliveries(tx: Transaction, today: string): Promise<LateDelivery[]> {
  const { rows } = await tx.query<LateDelivery>(
    `update projects p set late_told_for = p.promised_on
     where p.id = any(array(
       select id from projects where statut in ${sqlList(PROMISED_STATUSES)} and promised_on < $1::date
         and late_told_for is distinct from promised_on and deleted_at is null
         and not (has_pose and t_pose is not null)
       order by id limit ${MOST_AT_ONCE} for update skip locked))
     returning p.id, p.type, p.name_projet, p.num_projet, p.ville, p.dc, p.promised_on,
       (select h.resp from project_history h where h.project_id = p.id and h.nature = 'promesse' order by h.id desc limit 1)
         as promised_by`,
    [today],
  );
  return rows;
}

/** Whether today is the first time that somebody asks; notes it. */
export async function takeRequestOfDay(tx: Transaction, id: string, today: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update projects set date_asked_on = $2::date where id = $1 and date_asked_on is distinct from $2::date',
    [id, today],
  );
  return rowCount === 1;
}
