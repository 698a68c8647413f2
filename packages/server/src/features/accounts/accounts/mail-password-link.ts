import type { Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { passwordResetMail } from '../../base/mails/templates/password-reset.ts';
import type { Account } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { countRecentPasswordLinks, createPasswordLink } from './password-link.repository.ts';

const MOST_LINKS_AN_HOUR = 3;

/**
 * Mails an account the link that sets its password, to its own address; nothing above three in an hour. `target` is
 * where the login with the new password leads to.
 */
export async function mailPasswordLink(
  tx: Transaction,
  { mails }: Pick<AppContext, 'mails'>,
  user: Account,
  target: string | undefined,
): Promise<void> {
  if ((await countRecentPasswordLinks(tx, user.uid)) >= MOST_LINKS_AN_HOUR) return;
  const link = await createPasswordLink(tx, user);
  await mails.queue(tx, passwordResetMail({ to: user.mail, name: user.name, target, ...link }));
  await recordSecurityEvent(tx, { event: 'mot_de_passe_demande', who: user });
}
