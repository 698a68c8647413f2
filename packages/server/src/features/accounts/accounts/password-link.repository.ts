import { createHash, randomBytes } from 'node:crypto';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { ACCOUNT_COLUMNS, type Account } from '../../base/people/users.repository.ts';

const LIFETIME = '1 hour';
/** Invitations are unsolicited: valid as long as other links that are mailed unasked. */
const INVITATION_LIFETIME = '14 days';

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Password links that the account's holder requested in the last hour, used or not. */
export async function countRecentPasswordLinks(db: Db, uid: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from links where purpose = 'password' and uid = $1 and instructions = '' and t_creation > now() - interval '1 hour'`,
    [uid],
  );
  return rows[0]?.count ?? 0;
}

/** Creates a single-use link valid one hour: 32 random bytes, of which only the hash is stored. */
export async function createPasswordLink(
  tx: Transaction,
  user: { uid: number; name: string; mail: string },
): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await tx.query<{ expires: string }>(
    `insert into links (token_hash, purpose, uid, email, created_by, expires)
     values ($1, 'password', $2, $3, $4, now() + interval '${LIFETIME}') returning expires`,
    [hashOf(token), user.uid, user.mail, user.name],
  );
  return { token, expires: new Date(rows[0]?.expires ?? 0) };
}

/**
 * Invites the holder of an account created for them to set its password: the same page, single use, for 14 days.
 * Earlier invitations stay valid; using one revokes the others. `by` is a username.
 */
export async function createInvitation(
  tx: Transaction,
  user: { uid: number; mail: string },
  by: string,
): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await tx.query<{ expires: string }>(
    `insert into links (token_hash, purpose, uid, email, created_by, instructions, expires)
     values ($1, 'password', $2, $3, $4, 'invitation', now() + interval '${INVITATION_LIFETIME}') returning expires`,
    [hashOf(token), user.uid, user.mail, by],
  );
  return { token, expires: new Date(rows[0]?.expires ?? 0) };
}

export interface PasswordLinkHolder {
  uid: number;
  name: string;
}

const FIND = `
  select u.uid, u.name from links l join users u using (uid)
  where l.token_hash = $1 and l.purpose = 'password' and l.used_at is null and l.revoked_at is null
    and l.expires > now() and u.active`;

/** The account whose password a link sets; null when it is unknown, used, revoked or expired, or the account is closed. */
export async function findPasswordLink(db: Db, token: string): Promise<PasswordLinkHolder | null> {
  const { rows } = await db.query<PasswordLinkHolder>(FIND, [hashOf(token)]);
  return rows[0] ?? null;
}

/** The same, locked against concurrent use until the transaction ends. */
export async function lockPasswordLink(tx: Transaction, token: string): Promise<PasswordLinkHolder | null> {
  const { rows } = await tx.query<PasswordLinkHolder>(`${FIND} for update of l`, [hashOf(token)]);
  return rows[0] ?? null;
}

/**
 * The open account that a link was mailed to, whatever became of the link since, locked until the transaction ends;
 * null for a token that was never one.
 */
export async function lockAccountOfPasswordLink(tx: Transaction, token: string): Promise<Account | null> {
  const { rows } = await tx.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users
     where active and uid = (select l.uid from links l where l.token_hash = $1 and l.purpose = 'password')
     for no key update`,
    [hashOf(token)],
  );
  return rows[0] ?? null;
}

/** Whether the account of a link has requested a later one in the last minute, and that one is still valid. */
export async function isJustRenewed(db: Db, token: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from links earlier join links later using (uid, purpose)
     where earlier.token_hash = $1 and purpose = 'password'
       and later.token_hash <> $1 and later.t_creation >= earlier.t_creation and later.instructions = ''
       and later.t_creation > now() - interval '1 minute'
       and later.used_at is null and later.revoked_at is null and later.expires > now()`,
    [hashOf(token)],
  );
  return rowCount !== 0;
}

/** Marks a link used, and revokes the account's other ones. */
export async function spendPasswordLink(tx: Transaction, token: string, uid: number): Promise<void> {
  await tx.query('update links set used_at = now() where token_hash = $1', [hashOf(token)]);
  await tx.query(
    `update links set revoked_at = now()
     where purpose = 'password' and uid = $1 and used_at is null and revoked_at is null`,
    [uid],
  );
}
