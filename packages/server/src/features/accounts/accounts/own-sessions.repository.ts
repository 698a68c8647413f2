import { createHash } from 'node:crypto';
import type { SignInWay } from '@ardoise/domain/accounts/sign-in-ways.ts';
import type { Db } from '../../../db/transaction.ts';
import { IS_OPEN } from '../../../http/session.repository.ts';

export interface OpenSession {
  id: number;
  ici: boolean;
  t_creation: string;
  t_utilisation: string;
  adresse: string;
  appareil: string;
  voie: SignInWay;
}

/** The valid sessions of an account; that of `token` first, then by last use. */
export async function listOpenSessions(db: Db, uid: number, token: string): Promise<OpenSession[]> {
  const { rows } = await db.query<OpenSession>(
    `select id, token_hash = $2 as ici, t_creation, last_used as t_utilisation, address as adresse, device as appareil,
       way as voie
     from sessions s where uid = $1 and ${IS_OPEN}
     order by (token_hash = $2) desc, last_used desc, id desc`,
    [uid, createHash('sha256').update(token).digest()],
  );
  return rows;
}

/** False if it is over, or another account's. */
export async function endSessionById(db: Db, uid: number, id: number): Promise<boolean> {
  const { rowCount } = await db.query('delete from sessions where uid = $1 and id = $2', [uid, id]);
  return rowCount === 1;
}

/** Records an address as known for an account. */
export async function rememberAddress(db: Db, uid: number, address: string): Promise<void> {
  await db.query(
    `insert into known_addresses (uid, address) values ($1, $2)
     on conflict (uid, address) do update set last_login = now()`,
    [uid, address],
  );
}

/** Of the list of accounts; once a login, whatever the session then does. */
export async function markLoggedIn(db: Db, uid: number): Promise<void> {
  await db.query('update users set last_login = now() where uid = $1', [uid]);
}

/** Whether a session was opened within ten minutes. */
export async function isRecentSession(db: Db, token: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from sessions where token_hash = $1 and t_creation > now() - interval '10 minutes'`,
    [createHash('sha256').update(token).digest()],
  );
  return rowCount === 1;
}
