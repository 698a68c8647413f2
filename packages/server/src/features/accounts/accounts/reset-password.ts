import { passwordProblem } from '@ardoise/domain/accounts/password.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { endOtherSessions } from '../../../http/session.repository.ts';
import type { AppContext } from '../../base/app-context.ts';
import { passwordChangedMail } from '../../base/mails/templates/account-notices.ts';
import { findHeldReset, releaseReset } from '../../base/people/held-resets.repository.ts';
import { type Account, findUserById, namesOf, setPassword } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import type { SecurityLog } from '../../base/security-log/security-log.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { PASSWORD_NOT_KNOWN } from './change-password.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { forgetAttempts } from './login-attempts.repository.ts';
import { hashPassword } from './password-hash.ts';
import { findPasswordLink, lockPasswordLink, spendPasswordLink } from './password-link.repository.ts';

export interface PasswordReset {
  token: string;
  pass: string;
  /** The present password, required if another person changed the address; empty otherwise. */
  actuel: string;
  address: string;
}

const NEEDED = 'Mot de passe actuel obligatoire';

function refuse(chemin: string, message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

/** Mailed to the account; while its address is new, to the former one too, whose holder can still object. */
async function tell(tx: Transaction, mails: AppContext['mails'], account: Account, former: string | null) {
  const { name, mail } = account;
  for (const to of former === null ? [mail] : [mail, former])
    await mails.queue(tx, passwordChangedMail({ to, name, byLink: true, at: new Date() }));
}

/**
 * Sets a password with a mailed link, once. Ends every session of the account, and clears its failed logins. Where
 * another person has changed the account's address, the present password is required too.
 * @throws Refusal LIEN_EXPIRE; VALIDATION on `pass` when the password is too weak, on `actuel`: the link then stays valid
 */
export async function resetPassword(
  { pool, mails, config }: Pick<AppContext, 'pool' | 'mails' | 'config'>,
  securityLog: SecurityLog,
  { token, pass, actuel, address }: PasswordReset,
): Promise<void> {
  const holder = await findPasswordLink(pool, token);
  if (holder === null) throw new Refusal('LIEN_EXPIRE');
  const account = await findUserById(pool, holder.uid);
  const problem = passwordProblem(
    pass,
    holder.name,
    [...namesOf(account), config.companyName],
    await readSetting(pool, 'longueurMotDePasse'),
  );
  if (problem !== null) refuse('pass', problem);
  const isKnown =
    actuel !== '' &&
    (await findHeldReset(pool, holder.uid)) !== null &&
    (await checkOwnPassword(pool, securityLog, holder, { pass: actuel, address }));
  const passwordHash = await hashPassword(pass);
  await inTransaction(pool, async (tx) => {
    const user = await lockPasswordLink(tx, token);
    if (user === null || account === null) throw new Refusal('LIEN_EXPIRE');
    // Once the link is locked: the address may have been changed since it was opened.
    if (!isKnown && (await findHeldReset(tx, user.uid)) !== null)
      refuse('actuel', actuel === '' ? NEEDED : PASSWORD_NOT_KNOWN);
    await setPassword(tx, user.uid, passwordHash);
    await spendPasswordLink(tx, token, user.uid);
    await endOtherSessions(tx, user.uid, null);
    await forgetAttempts(tx, user.name.toLowerCase());
    await recordSecurityEvent(tx, { event: 'mot_de_passe_reinitialise', who: user });
    await tell(tx, mails, account, await releaseReset(tx, user.uid));
  });
}
