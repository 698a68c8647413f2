import type { ApiKeyState } from '@ardoise/domain/accounts/api-keys.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { KEY_WORKS } from '../../../http/api-keys.repository.ts';

/** A key as the administrator sees it. */
export interface ManagedKeyRow {
  id: number;
  name: string;
  uid: number;
  username: string;
  shown: string;
  role: Role;
  mayWrite: boolean;
  hint: string;
  state: ApiKeyState;
  createdAt: string;
  createdBy: string;
  expires: string;
  revokedAt: string | null;
  lastUsed: string | null;
  lastAddress: string;
}

const COLUMNS = `k.id, k.name, k.uid, u.name as username, display_name(u.name) as shown, k.role, k.may_write as "mayWrite", k.hint,
  case when k.revoked_at is not null then 'revoquee' when k.expires <= now() then 'expiree'
    when ${KEY_WORKS} then 'active' else 'suspendue' end as state,
  k.created_at as "createdAt", display_name(k.created_by) as "createdBy", k.expires, k.revoked_at as "revokedAt",
  k.last_used as "lastUsed", k.last_address as "lastAddress"`;

/** Those that work first, by their end; then the others, the last to end first. */
export async function listManagedKeys(db: Db): Promise<ManagedKeyRow[]> {
  const { rows } = await db.query<ManagedKeyRow>(
    `select ${COLUMNS} from api_keys k join users u using (uid)
     order by (${KEY_WORKS}) desc, case when ${KEY_WORKS} then k.expires end,
       coalesce(k.revoked_at, k.expires) desc, k.id desc`,
  );
  return rows;
}

export async function findManagedKey(db: Db, id: number): Promise<ManagedKeyRow | null> {
  const { rows } = await db.query<ManagedKeyRow>(
    `select ${COLUMNS} from api_keys k join users u using (uid) where k.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface NewKey {
  name: string;
  uid: number;
  role: Role;
  hash: Buffer;
  hint: string;
  mayWrite: boolean;
  createdBy: string;
  /** The last day on which it works, in Europe/Paris. */
  lastDay: string;
}

/** Null if another key has this name that is not revoked. */
export async function insertKey(tx: Transaction, key: NewKey): Promise<number | null> {
  const { name, uid, role, hash, hint, mayWrite, createdBy, lastDay } = key;
  const { rows } = await tx.query<{ id: number }>(
    `insert into api_keys (name, uid, role, secret_hash, hint, may_write, created_by, expires)
     values ($1, $2, $3, $4, $5, $6, $7, ($8::date + 1)::timestamp at time zone 'Europe/Paris')
     on conflict do nothing returning id`,
    [name, uid, role, hash, hint, mayWrite, createdBy, lastDay],
  );
  return rows[0]?.id ?? null;
}

/** False if it is revoked already, or unknown. */
export async function markKeyRevoked(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update api_keys set revoked_at = now() where id = $1 and revoked_at is null',
    [id],
  );
  return rowCount === 1;
}

/** Deletes keys that ended more than 12 months ago; histories and logs keep their names. */
export async function deleteOldKeys(db: Db): Promise<void> {
  await db.query(`delete from api_keys where coalesce(revoked_at, expires) < now() - interval '12 months'`);
}
