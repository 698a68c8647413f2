import { createHash } from 'node:crypto';
import type { Db, Transaction } from '../../../db/transaction.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** What the provider calls a session. */
export interface DirectorySession {
  issuer: string;
  subject: string;
  sid: string | null;
  /** Sealed. */
  idToken: Buffer;
}

export async function insertDirectorySession(
  tx: Transaction,
  token: string,
  { issuer, subject, sid, idToken }: DirectorySession,
): Promise<void> {
  await tx.query(
    'insert into directory_sessions (token_hash, issuer, subject, sid, id_token) values ($1, $2, $3, $4, $5)',
    [hashOf(token), issuer, subject, sid, idToken],
  );
}

/** The sealed ID token of a session that was opened by the provider; null of any other. */
export async function findSealedIdToken(db: Db, token: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ sealed: Buffer }>(
    'select id_token as sealed from directory_sessions where token_hash = $1',
    [hashOf(token)],
  );
  return rows[0]?.sealed ?? null;
}

/** Ends the sessions of one session at the provider, or all of a person's; returns their accounts. */
export async function endDirectorySessions(
  tx: Transaction,
  { issuer, sid, subject }: { issuer: string; sid: string | null; subject: string | null },
): Promise<number[]> {
  const { rows } = await tx.query<{ uid: number }>(
    `delete from sessions s using directory_sessions d
     where d.token_hash = s.token_hash and d.issuer = $1
       and ($2::text is null or d.sid = $2) and ($3::text is null or d.subject = $3) returning s.uid`,
    [issuer, sid, subject],
  );
  return rows.map(({ uid }) => uid);
}

/** False for a logout token that was used before. */
export async function spendLogoutToken(
  tx: Transaction,
  { issuer, jti, expires }: { issuer: string; jti: string; expires: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into directory_logouts (jti_hash, expires) values ($1, $2) on conflict do nothing',
    [hashOf(`${issuer}\n${jti}`), expires],
  );
  return rowCount === 1;
}
