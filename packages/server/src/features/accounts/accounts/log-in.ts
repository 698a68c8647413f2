import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { needsPasskey } from '../../base/people/passkeys.repository.ts';
import { findCredentials, holdCredentials } from '../../base/people/users.repository.ts';
import type { SecurityLog } from '../../base/security-log/security-log.ts';
import { closeAttempt, openAttemptInTurn } from './login-attempts.ts';
import { openSession } from './open-session.ts';
import { passwordFits } from './password-hash.ts';

const KEY_NEEDED = 'Ce compte se connecte avec une clé d’accès\u00a0: le mot de passe seul n’y suffit plus.';
const KEY_DISABLED =
  'La clé d’accès de ce compte est désactivée, car elle a peut-être été copiée\u00a0: demandez à un administrateur de la retirer.';

export interface LogInRequest {
  name: string;
  pass: string;
  /** Client address, as far as proxies are trusted. */
  address: string;
  /** The session of the login request, ended on success. */
  previousToken: string | undefined;
}

export interface LoggedIn {
  uid: number;
  name: string;
  role: Role;
  token: string;
  expires: Date;
}

/**
 * Logs in: creates a session and ends the previous one. Unknown, inactive or wrong: same response after the same time.
 * The typed name is logged only if it is an account's: people type their password there.
 * A correct password does not suffice for an account with a passkey, which is disclosed only to those who know it.
 * @throws Refusal IDENTIFIANTS; CLE_ACCES; TROP_DE_DEMANDES after 5 failures for this name and address, or 50 for the address, in
 * 15 minutes (specification/accounts.md#sign-in)
 */
export async function logIn(pool: Pool, securityLog: SecurityLog, request: LogInRequest): Promise<LoggedIn> {
  const attempt = await openAttemptInTurn(pool, securityLog, request.name, request.address);
  const account = await findCredentials(pool, attempt.name);
  const fits = await passwordFits(request.pass, account?.passwordHash ?? null);
  await closeAttempt(pool, attempt, fits);
  if (account === null || !fits) {
    securityLog.note({ event: 'echec_connexion', who: account });
    throw new Refusal('IDENTIFIANTS');
  }
  const session = await inTransaction(pool, async (tx) => {
    // Closed, or given another password, while this one was verified: its sessions are ended already.
    if ((await holdCredentials(tx, account.uid)) !== account.passwordHash) throw new Refusal('IDENTIFIANTS');
    const needed = await needsPasskey(tx, account.uid);
    return needed ?? openSession(tx, account, { ...request, way: 'password' });
  });
  if ('usable' in session) {
    securityLog.note({ event: 'mot_de_passe_sans_cle', who: account });
    throw new Refusal('CLE_ACCES', { message: session.usable ? KEY_NEEDED : KEY_DISABLED });
  }
  return { uid: account.uid, name: account.name, role: account.role, ...session };
}
