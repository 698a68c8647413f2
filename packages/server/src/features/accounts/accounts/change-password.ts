import { passwordProblem } from '@ardoise/domain/accounts/password.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endOtherSessions, type Session } from '../../../http/session.repository.ts';
import type { AppContext } from '../../base/app-context.ts';
import { passwordChangedMail } from '../../base/mails/templates/account-notices.ts';
import { releaseReset } from '../../base/people/held-resets.repository.ts';
import { findUserById, namesOf, setPassword } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import type { SecurityLog } from '../../base/security-log/security-log.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashPassword } from './password-hash.ts';

export const PASSWORD_NOT_KNOWN = 'Le mot de passe actuel n’est pas reconnu.';

export interface PasswordChange {
  actuel: string;
  pass: string;
  address: string;
  /** The session of the request: the only one that stays valid. */
  token: string;
}

function refuse(chemin: string, message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

/**
 * Changes one's own password. The present one is required, and wrong guesses count as failed logins.
 * @throws Refusal VALIDATION on `actuel` or `pass`, TROP_DE_DEMANDES
 */
export async function changePassword(
  { pool, mails, config }: Pick<AppContext, 'pool' | 'mails' | 'config'>,
  securityLog: SecurityLog,
  session: Session,
  change: PasswordChange,
): Promise<void> {
  const { actuel: pass, address } = change;
  if (!(await checkOwnPassword(pool, securityLog, session, { pass, address })))
    refuse('actuel', PASSWORD_NOT_KNOWN);
  const person = await findUserById(pool, session.uid);
  const problem = passwordProblem(
    change.pass,
    session.name,
    [...namesOf(person), config.companyName],
    await readSetting(pool, 'longueurMotDePasse'),
  );
  if (problem !== null) refuse('pass', problem);
  if (change.pass === change.actuel) refuse('pass', 'Choisissez un mot de passe différent de l’actuel.');
  const passwordHash = await hashPassword(change.pass);
  await inTransaction(pool, async (tx) => {
    await setPassword(tx, session.uid, passwordHash);
    await endOtherSessions(tx, session.uid, change.token);
    await releaseReset(tx, session.uid);
    await recordSecurityEvent(tx, { event: 'mot_de_passe_change' });
    if (person !== null) {
      const { mail: to, name } = person;
      await mails.queue(tx, passwordChangedMail({ to, name, byLink: false, at: new Date() }));
    }
  });
}
