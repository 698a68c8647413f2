import type { Db, Transaction } from '../../../db/transaction.ts';

/** After another person changed an account's address: how long a mailed link alone cannot reset its password. */
const HELD_FOR = '7 days';
/** The same where no administrator is left who could allow it. */
const HELD_ALONE_FOR = '24 hours';

/** Whether an administrator is left to allow the reset: neither the one who changed the address, nor its holder. */
const OTHERS = `exists (select from users a where a.role = 'administrator' and a.active and a.uid <> u.uid
  and a.name is distinct from u.mail_changed_by
  and (a.password_hash is not null or exists (select from directory_identities d where d.uid = a.uid)))`;

const UNTIL = `u.mail_changed_at + case when ${OTHERS} then interval '${HELD_FOR}' else interval '${HELD_ALONE_FOR}' end`;

/** SQL of a held reset of `users u` as JSON; null where a link suffices. */
export const HELD_RESET = `case when u.password_hash is not null and ${UNTIL} > now() then jsonb_build_object(
  'at', u.mail_changed_at, 'by', u.mail_changed_by, 'shown', coalesce(display_name(u.mail_changed_by), ''),
  'until', ${UNTIL}, 'others', ${OTHERS}) end`;

export interface HeldReset {
  /** When the address was changed, and until when a link does not suffice; ISO 8601. */
  at: string;
  until: string;
  /** Username and display name of the person who changed it. */
  by: string;
  shown: string;
  /** An administrator is left who may allow it. */
  others: boolean;
}

/** Why a mailed link alone sets no password of this account; null where it does (specification/accounts.md#a-changed-address). */
export async function findHeldReset(db: Db, uid: number): Promise<HeldReset | null> {
  const { rows } = await db.query<{ held: HeldReset | null }>(
    `select ${HELD_RESET} as held from users u where u.uid = $1`,
    [uid],
  );
  return rows[0]?.held ?? null;
}

/** Records that another person changed an account's address; changing it back clears that. */
export async function holdReset(
  tx: Transaction,
  uid: number,
  { by, former, mail }: { by: string; former: string; mail: string },
): Promise<void> {
  await tx.query(
    `update users set (mail_changed_at, mail_changed_by, former_mail) = (
       select case when back then null else now() end, case when back then null else $2 end,
         case when back then null else coalesce(former_mail, $3) end
       from (select lower(former_mail) is not distinct from lower($4) as back) changed)
     where uid = $1`,
    [uid, by, former, mail],
  );
}

/** Forgets it: the owner has shown who they are, or an administrator vouches for them. Returns the address before. */
export async function releaseReset(tx: Transaction, uid: number): Promise<string | null> {
  const { rows } = await tx.query<{ former: string | null }>(
    `with held as (select uid, former_mail from users where uid = $1 for update)
     update users u set mail_changed_at = null, mail_changed_by = null, former_mail = null
     from held where u.uid = held.uid returning held.former_mail as former`,
    [uid],
  );
  return rows[0]?.former ?? null;
}

/** Forgets those that are over. */
export async function deleteEndedHolds(db: Db): Promise<void> {
  await db.query(
    `update users set mail_changed_at = null, mail_changed_by = null, former_mail = null
     where mail_changed_at < now() - interval '${HELD_FOR}'`,
  );
}
