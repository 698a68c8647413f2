import { createHash, randomBytes } from 'node:crypto';
import type { SignInWay } from '@ardoise/domain/accounts/sign-in-ways.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { SETTINGS } from '@ardoise/domain/settings/settings.ts';
import type { Db } from '../db/transaction.ts';
import { failureOf } from './failures.ts';

/** The session of a call, stored in the database only. */
export interface Session extends Actor {
  way: SignInWay;
  /** Signed in with a password older than `PASSWORD_MAX_AGE_DAYS`, or a one-time one: only changing it is allowed. */
  passwordExpired: boolean;
  /** Signed in with a password alone, by a role that needs a passkey: only registering one is allowed. */
  keyNeeded: boolean;
}

/** Owner of a session. */
export type SessionOwner = Pick<Session, 'uid' | 'name' | 'role' | 'standsFor'>;

/** How long a session lasts without use: the administrator's setting, in hours. */
const IDLE = `make_interval(hours => coalesce((select (value #>> '{}')::int from settings where key = 'sessionInactive'), ${SETTINGS.sessionInactive.default}))`;
/** The setting of passwords' age in days, if the environment does not give it. */
const AGE = `(select (value #>> '{}')::int from settings where key = 'ageMotDePasse')`;
/** For `users u`: the day from which the role needs a passkey (specification/accounts.md#passkeys); null for none. */
const KEY_DAY = `(select (value #>> '{}')::date from settings where key =
  case u.role when 'administrator' then 'cleAdministrateur' when 'siege' then 'cleSiege' end)`;
const TODAY = `(now() at time zone 'Europe/Paris')::date`;
const LONGEST = '7 days';
/** For `sessions s`: neither expired nor idle. */
export const IS_OPEN = `s.expires > now() and s.last_used > now() - ${IDLE}`;

/** A full disk must not prevent reading: the last use is written once there is space. */
function unlessFull(error: unknown): void {
  if (failureOf(error) !== 'STOCKAGE_PLEIN') throw error;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** For `users u`: the people they replace today, as projects name them; not of their own organisation. */
export const STANDS_FOR = `array(
  select distinct coalesce(a.organisation, a.name) from replacements_today r join users a on a.name = r.absent
  where r.replacement = u.name and coalesce(a.organisation, a.name) <> coalesce(u.organisation, u.name)
  order by 1) as "standsFor"`;

const FIND = `
  select u.uid, u.name, u.role, u.smhf, u.mdv, u.organisation, ${STANDS_FOR}, s.last_used < now() - interval '5 minutes' as stale,
    s.way, s.way = 'password' and (u.password_changed_at = 'epoch'
      or coalesce(u.password_changed_at < now() - make_interval(days => coalesce($2, ${AGE})), false)) as "passwordExpired",
    $3 and s.way = 'password' and coalesce(${KEY_DAY} <= ${TODAY}, false)
      and not exists (select from passkeys p where p.uid = u.uid) as "keyNeeded"
  from sessions s join users u using (uid)
  where s.token_hash = $1 and ${IS_OPEN} and u.active`;

/**
 * The session of a token, if valid: it expires after hours without use, or 7 days. Its last use is written at most
 * every 5 minutes (specification/accounts.md#sessions).
 */
export async function findSession(
  db: Db,
  token: string,
  passwordMaxAgeDays: number | undefined,
  hasPasskeys: boolean,
): Promise<Session | null> {
  const hash = hashOf(token);
  const { rows } = await db.query<Session & { stale: boolean }>({
    name: 'find-session',
    text: FIND,
    values: [hash, passwordMaxAgeDays ?? null, hasPasskeys],
  });
  const [found] = rows;
  if (found === undefined) return null;
  const { stale, ...session } = found;
  if (stale)
    await db.query('update sessions set last_used = now() where token_hash = $1', [hash]).catch(unlessFull);
  return session;
}

/** The day from which an account's role needs a passkey, `yyyy-MM-dd`; null where it needs none. */
export async function findKeyDay(db: Db, uid: number): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    `select ${KEY_DAY}::text as day from users u where u.uid = $1`,
    [uid],
  );
  return rows[0]?.day ?? null;
}

const STILL_OPEN = `
  select t.token, u.uid, u.name, u.role, ${STANDS_FOR}
  from unnest($1::bytea[], $2::text[]) t (hash, token) join sessions s on s.token_hash = t.hash join users u using (uid)
  where ${IS_OPEN} and u.active`;

/** The valid sessions among these tokens, with their owners; does not count as a use. */
export async function findOpenSessions(
  db: Db,
  tokens: readonly string[],
): Promise<Map<string, SessionOwner>> {
  const { rows } = await db.query<SessionOwner & { token: string }>(STILL_OPEN, [tokens.map(hashOf), tokens]);
  return new Map(rows.map(({ token, ...owner }) => [token, owner]));
}

/** Creates a session: 32 random bytes for the cookie, only their hash is stored; 7 days at most. */
export async function createSession(
  db: Db,
  uid: number,
  address = '',
  way: SignInWay = 'password',
  device = '',
): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await db.query<{ expires: string }>(
    `insert into sessions (token_hash, uid, address, way, device, expires)
     values ($1, $2, $3, $4, $5, now() + interval '${LONGEST}') returning expires`,
    [hashOf(token), uid, address, way, device],
  );
  return { token, expires: new Date(rows[0]?.expires ?? 0) };
}

/** Returns whether there was one. */
export async function endSession(db: Db, token: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from sessions where token_hash = $1', [hashOf(token)]);
  return rowCount === 1;
}

/** Ends an account's sessions except one, after a change of password, role or activation. Returns how many. */
export async function endOtherSessions(db: Db, uid: number, keptToken: string | null): Promise<number> {
  const { rowCount } = await db.query(
    'delete from sessions where uid = $1 and token_hash is distinct from $2',
    [uid, keptToken === null ? null : hashOf(keptToken)],
  );
  return rowCount ?? 0;
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.query(`delete from sessions where expires < now() or last_used < now() - ${IDLE}`);
}
