import type { Pool } from 'pg';
import type { Session } from '../../../http/session.repository.ts';
import { findCredentials } from '../../base/people/users.repository.ts';
import type { SecurityLog } from '../../base/security-log/security-log.ts';
import { closeAttempt, openAttemptInTurn } from './login-attempts.ts';
import { passwordFits } from './password-hash.ts';

/** Whether this is the password of the person; wrong guesses count as failed logins. @throws TROP_DE_DEMANDES */
export async function checkOwnPassword(
  pool: Pool,
  securityLog: SecurityLog,
  { name }: Pick<Session, 'name'>,
  { pass, address }: { pass: string; address: string },
): Promise<boolean> {
  const attempt = await openAttemptInTurn(pool, securityLog, name, address);
  const account = await findCredentials(pool, name);
  const fits = await passwordFits(pass, account?.passwordHash ?? null);
  await closeAttempt(pool, attempt, fits);
  if (!fits) securityLog.note({ event: 'echec_mot_de_passe' });
  return fits;
}
