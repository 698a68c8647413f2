import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** What a signature of a key is checked with. */
export interface StoredPasskey {
  id: number;
  uid: number;
  /** Username of its account. */
  name: string;
  /** What its owner calls it. */
  label: string;
  credentialId: Buffer;
  publicKey: Buffer;
  handle: Buffer;
}

export interface ShownPasskey {
  id: number;
  nom: string;
  t_creation: string;
  t_utilisation: string | null;
  synchronisee: boolean;
  t_copie: string | null;
}

const SHOWN =
  'id, name as nom, t_creation, last_used as t_utilisation, backed_up as synchronisee, copied_at as t_copie';

/**
 * Whether an account's password does not open a session alone: it has a passkey, and a role that may use it. Null if it
 * does. A disabled key counts, since whoever cloned it may know the password; `usable` says whether there is another.
 */
export async function needsPasskey(db: Db, uid: number): Promise<{ usable: boolean } | null> {
  const { rows } = await db.query<{ role: Role; usable: boolean }>(
    `select role, bool_or(p.copied_at is null) as usable from users u join passkeys p using (uid)
     where uid = $1 group by role`,
    [uid],
  );
  return rows[0] !== undefined && roleMay('passkeys.own', rows[0].role) ? { usable: rows[0].usable } : null;
}

export async function listPasskeys(db: Db, uid: number): Promise<ShownPasskey[]> {
  const { rows } = await db.query<ShownPasskey>(`select ${SHOWN} from passkeys where uid = $1 order by id`, [
    uid,
  ]);
  return rows;
}

interface Credential {
  credentialId: Buffer;
  transports: string[];
  /** What it calls the account. */
  handle: Buffer;
  copied: boolean;
}

export async function listCredentials(db: Db, uid: number): Promise<Credential[]> {
  const { rows } = await db.query<Credential>(
    `select credential_id as "credentialId", transports, handle, copied_at is not null as copied
     from passkeys where uid = $1 order by id`,
    [uid],
  );
  return rows;
}

export async function findPasskey(db: Db, credentialId: Buffer): Promise<StoredPasskey | null> {
  const { rows } = await db.query<StoredPasskey>(
    `select id, uid, u.name, passkeys.name as label, credential_id as "credentialId", public_key as "publicKey", handle
     from passkeys join users u using (uid) where credential_id = $1`,
    [credentialId],
  );
  return rows[0] ?? null;
}

export interface NewPasskey extends Omit<StoredPasskey, 'id' | 'name'> {
  counter: number;
  transports: readonly string[];
  backedUp: boolean;
}

/** Null for a credential that is registered already, for any account. */
export async function insertPasskey(
  tx: Transaction,
  { uid, credentialId, publicKey, handle, counter, transports, backedUp, label }: NewPasskey,
): Promise<ShownPasskey | null> {
  const { rows } = await tx.query<ShownPasskey>(
    `insert into passkeys (uid, credential_id, public_key, handle, counter, transports, backed_up, name)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${SHOWN}`,
    [uid, credentialId, publicKey, handle, counter, transports, backedUp, label],
  );
  return rows[0] ?? null;
}

/** What became of a signature. `copied`: just now; `disabled`: before. */
export type Signature = 'counted' | 'copied' | 'disabled' | 'removed';

/**
 * Records a signature. A counter that is not beyond the last one disables the key: it has been cloned. Authenticators
 * that do not count, as those of synchronised keys, always say 0.
 */
export async function countSignature(
  tx: Transaction,
  id: number,
  { counter, backedUp }: { counter: number; backedUp: boolean },
): Promise<Signature> {
  const { rows } = await tx.query<{ counter: string; copied: boolean }>(
    'select counter, copied_at is not null as copied from passkeys where id = $1 for update',
    [id],
  );
  const [key] = rows;
  if (key === undefined) return 'removed';
  if (key.copied) return 'disabled';
  const last = Number(key.counter);
  if (counter <= last && (counter !== 0 || last !== 0)) {
    await tx.query('update passkeys set copied_at = now() where id = $1', [id]);
    return 'copied';
  }
  await tx.query('update passkeys set counter = $2, backed_up = $3, last_used = now() where id = $1', [
    id,
    counter,
    backedUp,
  ]);
  return 'counted';
}

export async function deletePasskey(tx: Transaction, uid: number, id: number): Promise<void> {
  await tx.query('delete from passkeys where uid = $1 and id = $2', [uid, id]);
}

/** All of an account's; returns how many. */
export async function deletePasskeysOf(tx: Transaction, uid: number): Promise<number> {
  const { rowCount } = await tx.query('delete from passkeys where uid = $1', [uid]);
  return rowCount ?? 0;
}

/** Accounts that have a passkey. */
export async function listPasskeyHolders(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ uid: number }>('select distinct uid from passkeys order by uid');
  return rows.map(({ uid }) => uid);
}

/** Of active accounts with a disabled key: who, and with what role; the longest disabled first. */
export async function listCopiedKeyHolders(db: Db): Promise<{ uid: number; role: Role; shown: string }[]> {
  const { rows } = await db.query<{ uid: number; role: Role; shown: string }>(
    `select uid, role, display_name(u.name) as shown from users u join passkeys p using (uid)
     where u.active and p.copied_at is not null group by uid order by min(p.copied_at), uid`,
  );
  return rows;
}
