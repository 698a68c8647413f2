import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db, Transaction } from '../../db/transaction.ts';

/** What a signature of a key is checked with. */
export interface StoredPasskey {
  id: number;
  uid: number;
  /** Username of its account. */
  name: string;
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
}

const SHOWN = 'id, name as nom, t_creation, last_used as t_utilisation, backed_up as synchronisee';

/** Whether an account's password does not open a session alone: it has a passkey, and a role that may use it. */
export async function needsPasskey(db: Db, uid: number): Promise<boolean> {
  const { rows } = await db.query<{ role: Role }>(
    'select role from users u where uid = $1 and exists (select from passkeys p where p.uid = u.uid)',
    [uid],
  );
  return rows[0] !== undefined && roleMay('passkeys.own', rows[0].role);
}

export async function listPasskeys(db: Db, uid: number): Promise<ShownPasskey[]> {
  const { rows } = await db.query<ShownPasskey>(`select ${SHOWN} from passkeys where uid = $1 order by id`, [
    uid,
  ]);
  return rows;
}

/** Those that an authenticator must not make again, with what they call the account. */
export async function listCredentials(
  db: Db,
  uid: number,
): Promise<{ credentialId: Buffer; transports: string[]; handle: Buffer }[]> {
  const { rows } = await db.query<{ credentialId: Buffer; transports: string[]; handle: Buffer }>(
    'select credential_id as "credentialId", transports, handle from passkeys where uid = $1 order by id',
    [uid],
  );
  return rows;
}

export async function findPasskey(db: Db, credentialId: Buffer): Promise<StoredPasskey | null> {
  const { rows } = await db.query<StoredPasskey>(
    `select id, uid, u.name, credential_id as "credentialId", public_key as "publicKey", handle
     from passkeys join users u using (uid) where credential_id = $1`,
    [credentialId],
  );
  return rows[0] ?? null;
}

export interface NewPasskey extends Omit<StoredPasskey, 'id'> {
  counter: number;
  transports: readonly string[];
  backedUp: boolean;
  name: string;
}

/** Null for a credential that is registered already, whoever has it. */
export async function insertPasskey(
  tx: Transaction,
  { uid, credentialId, publicKey, handle, counter, transports, backedUp, name }: NewPasskey,
): Promise<ShownPasskey | null> {
  const { rows } = await tx.query<ShownPasskey>(
    `insert into passkeys (uid, credential_id, public_key, handle, counter, transports, backed_up, name)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${SHOWN}`,
    [uid, credentialId, publicKey, handle, counter, transports, backedUp, name],
  );
  return rows[0] ?? null;
}

/**
 * Records a signature. False, without a change, where its counter is not beyond the last one: somebody has a copy of the
 * key. Authenticators that do not count always say 0. Null: the key was removed meanwhile.
 */
export async function countSignature(
  tx: Transaction,
  id: number,
  { counter, backedUp }: { counter: number; backedUp: boolean },
): Promise<boolean | null> {
  const { rows } = await tx.query<{ counter: string }>(
    'select counter from passkeys where id = $1 for update',
    [id],
  );
  if (rows[0] === undefined) return null;
  const last = Number(rows[0].counter);
  if (counter <= last && (counter !== 0 || last !== 0)) return false;
  await tx.query('update passkeys set counter = $2, backed_up = $3, last_used = now() where id = $1', [
    id,
    counter,
    backedUp,
  ]);
  return true;
}

/** Whether it was theirs. */
export async function deletePasskey(tx: Transaction, uid: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.query('delete from passkeys where uid = $1 and id = $2', [uid, id]);
  return rowCount === 1;
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
