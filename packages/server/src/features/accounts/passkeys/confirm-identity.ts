import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import type { Session } from '../../../http/session.repository.ts';
import type { SecurityLog } from '../../base/security-log/security-log.ts';
import { checkOwnPassword } from '../accounts/check-own-password.ts';
import { isRecentSession } from '../accounts/own-sessions.repository.ts';

export interface Confirmation {
  /** Empty if none was required. */
  pass: string;
  address: string;
  /** Of the session. */
  token: string;
}

/**
 * Reauthentication before a change of credentials, against use of an unattended screen: signed in within
 * ten minutes, or by the password.
 * @throws Refusal VALIDATION on `pass`, TROP_DE_DEMANDES
 */
export async function confirmIdentity(
  pool: Pool,
  securityLog: SecurityLog,
  session: Session,
  { pass, address, token }: Confirmation,
): Promise<void> {
  if (await isRecentSession(pool, token)) return;
  if (pass !== '' && (await checkOwnPassword(pool, securityLog, session, { pass, address }))) return;
  const message = pass === '' ? 'Mot de passe obligatoire' : 'Le mot de passe n’est pas reconnu.';
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'pass', message }] });
}
