import type { Db, Transaction } from '../../../../db/transaction.ts';
import { mentionPattern } from '../people/mention-pattern.ts';
import { mentionsByReach, type Person } from '../people/person.ts';
import type { Pseudonym } from './anonymise.repository.ts';

/** Whether an account is closed; null for one that does not exist. */
export async function isClosed(db: Db, uid: number): Promise<boolean | null> {
  const { rows } = await db.query<{ active: boolean }>('select active from users where uid = $1', [uid]);
  return rows[0] === undefined ? null : !rows[0].active;
}

/** Whether the help names this person as a contact, now or from a day on. */
export async function isHelpContact(db: Db, person: Person): Promise<boolean> {
  const { rows } = await db.query<{ named: boolean }>(
    `select exists (select from settings where key = 'contacts' and value::text ~ $1)
       or exists (select from scheduled_settings where key = 'contacts' and value::text ~ $1) as named`,
    [mentionPattern(mentionsByReach(person).anywhere) ?? '(?!)'],
  );
  return rows[0]?.named === true;
}

/** Cancels pending mails of this person, whose address no longer exists. */
export async function stopMails(tx: Transaction, { mails, logins }: Person): Promise<void> {
  await tx.query(
    `update mails set failed_at = now(), html = '', body_text = '', words = null, secrets = null
     where sent_at is null and failed_at is null and lower(recipient) = any($1)`,
    [[...mails, ...logins]],
  );
}

/** Revokes valid links before their addresses are anonymised. */
export async function revokeLinks(tx: Transaction, { mails, logins, uid }: Person): Promise<void> {
  await tx.query(
    `update links set revoked_at = now()
     where (lower(email) = any($1) or uid = $2) and used_at is null and revoked_at is null and expires > now()`,
    [[...mails, ...logins], uid],
  );
}

/** Clears unused data of a closed account, whatever is kept elsewhere; its telephone is needed until the end. */
export async function emptyAccount(tx: Transaction, uid: number): Promise<void> {
  await tx.query(
    `update users set adresse = '', password_hash = null, last_login = null where uid = $1 and not active`,
    [uid],
  );
}

/**
 * Gives the account its pseudonym: before the projects, whose history is then rewritten with names of accounts. Returns
 * false where it has it already.
 */
export async function renameAccount(
  tx: Transaction,
  uid: number,
  { number, login, mail }: Pseudonym,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update users set name = $2, mail = $3, prenom = 'Personne', nom = $4, telephone = '', smhf = null, mdv = null,
       organisation = null
     where uid = $1 and name <> $2`,
    [uid, login, mail, `effacée n° ${number}`],
  );
  return rowCount === 1;
}

/**
 * Quotas of an SMHF keep their figures under the new name; the sums of the old one are nil once no project has it. Call
 * last: what it locks waits for the commit.
 */
export async function dropQuotaSums(tx: Transaction, { logins }: Person): Promise<void> {
  const { rows } = await tx.query<{ sums: boolean }>(
    `select exists (select from quota_folded_sums where lower(smhf) = any($1)
       union all select from quota_changes where lower(smhf) = any($1)
       union all select from quota_days where lower(smhf) = any($1)) as sums`,
    [logins],
  );
  if (rows[0]?.sums !== true) return;
  // Scanned before the lock: a closed account's name is not given to new projects.
  const { rows: projects } = await tx.query<{ left: boolean }>(
    'select exists (select from projects where lower(quota_smhf) = any($1)) as left',
    [logins],
  );
  if (projects[0]?.left === true) return;
  await tx.query('lock table quota_folded_sums, quota_changes, quota_days in share row exclusive mode');
  for (const table of ['quota_folded_sums', 'quota_changes', 'quota_days'])
    await tx.query(`delete from ${table} where lower(smhf) = any($1)`, [logins]);
}
