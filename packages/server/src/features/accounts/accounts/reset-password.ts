import { passwordProblem } from '@ardoise/domain/accounts/password.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { endOtherSessions } from '../../../http/session.repository.ts';
import { findUserById, namesOf, setPassword } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { forgetAttempts } from './login-attempts.repository.ts';
import { hashPassword } from './password-hash.ts';
import { findPasswordLink, lockPasswordLink, spendPasswordLink } from './password-link.repository.ts';

/**
 * Sets a password with a mailed link, once. Ends every session of the account, and clears its failed logins.
 * @throws Refusal LIEN_EXPIRE; VALIDATION when the password is too weak: the link then stays valid
 */
export async function resetPassword(
  pool: Pool,
  token: string,
  password: string,
  companyName: string,
): Promise<void> {
  const holder = await findPasswordLink(pool, token);
  if (holder === null) throw new Refusal('LIEN_EXPIRE');
  const names = namesOf(await findUserById(pool, holder.uid));
  const problem = passwordProblem(
    password,
    holder.name,
    [...names, companyName],
    await readSetting(pool, 'longueurMotDePasse'),
  );
  if (problem !== null) {
    throw new Refusal('VALIDATION', { message: problem, champs: [{ chemin: 'pass', message: problem }] });
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, async (tx) => {
    const user = await lockPasswordLink(tx, token);
    if (user === null) throw new Refusal('LIEN_EXPIRE');
    await setPassword(tx, user.uid, passwordHash);
    await spendPasswordLink(tx, token, user.uid);
    await endOtherSessions(tx, user.uid, null);
    await forgetAttempts(tx, user.name.toLowerCase());
    await recordSecurityEvent(tx, { event: 'mot_de_passe_reinitialise', who: user });
  });
}
