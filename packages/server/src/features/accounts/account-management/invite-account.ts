import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import { managesRole } from '@ardoise/domain/accounts/managed-roles.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { accountInvitationMail } from '../../base/mails/templates/account-invitation.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { createInvitation } from '../accounts/password-link.repository.ts';
import { entryOf } from './account-entry.ts';
import { addAccount } from './add-account.ts';
import { lockManagedAccount, readChangedAccount } from './locked-account.ts';
import { type ManagedAccountRow, revokePasswordLinks } from './managed-accounts.repository.ts';

/** Mails a link of 14 days that sets the password, and ends the earlier ones. */
async function sendInvitation(
  tx: Transaction,
  mails: MailQueue,
  actor: Actor,
  account: ManagedAccountRow,
): Promise<void> {
  await revokePasswordLinks(tx, account.uid);
  const link = await createInvitation(tx, account, actor.name);
  const nameOf = await displayNames(tx);
  const { mail: to, name, role, nomOrganisation } = account;
  await mails.queue(
    tx,
    accountInvitationMail({ to, name, role, organisation: nomOrganisation, by: nameOf(actor.name), ...link }),
  );
  await recordSecurityEvent(tx, { event: 'invitation_envoyee', subjectUid: account.uid });
}

/**
 * Opens an account without a password and mails its invitation, in the caller's transaction, so that an import invites
 * many at once (specification/accounts.md#invitations). Returns its uid.
 * @throws Refusal ROLE for a role that the actor does not manage; VALIDATION by field
 */
export async function addInvited(
  tx: Transaction,
  mails: MailQueue,
  actor: Actor,
  given: AccountForm,
  importId?: number,
): Promise<number> {
  if (!managesRole(actor.role, given.role)) throw new Refusal('ROLE');
  const account = await addAccount(tx, given, { act: 'invitation', importId });
  await sendInvitation(tx, mails, actor, account);
  return account.uid;
}

/** Invites one person. @throws as `addInvited` */
export function inviteAccount(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  actor: Actor,
  form: AccountForm,
): Promise<ManagedAccountRow> {
  return inTransaction(pool, async (tx) => readChangedAccount(tx, await addInvited(tx, mails, actor, form)));
}

/** Another link for a person who has not set a password yet. @throws Refusal INTROUVABLE, ROLE, GARDE */
export function resendInvitation(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  actor: Actor,
  uid: number,
): Promise<ManagedAccountRow> {
  return inTransaction(pool, async (tx) => {
    const account = await lockManagedAccount(tx, actor, uid);
    if (!account.active)
      throw new Refusal('GARDE', { message: 'Ce compte est désactivé : réactivez-le d’abord.' });
    if (account.hasPassword)
      throw new Refusal('GARDE', {
        message: 'Cette personne a déjà choisi son mot de passe. Elle en change par « Mot de passe oublié ».',
      });
    await sendInvitation(tx, mails, actor, account);
    const { entry, label, state } = entryOf(account);
    await recordContentChange(tx, { area: 'comptes', entry, label, act: 'invitation', after: state });
    return readChangedAccount(tx, uid);
  });
}
