import { type AccountForm, isOrganisation } from '@ardoise/domain/accounts/account-problems.ts';
import { usernameFor } from '@ardoise/domain/accounts/username.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { entryOf } from './account-entry.ts';
import { invitationProblems, refuseProblems, tidyForm } from './invitation-problems.ts';
import { readChangedAccount } from './locked-account.ts';
import {
  findFreeUsername,
  insertInvited,
  lockAccounts,
  type ManagedAccountRow,
} from './managed-accounts.repository.ts';

/** The form with a username: as it was typed, else the one that is proposed. */
async function named(tx: Transaction, form: AccountForm): Promise<AccountForm> {
  if (form.name !== '' || form.role === 'client') return form;
  const prenom = isOrganisation(form) ? '' : form.prenom;
  return { ...form, name: await findFreeUsername(tx, usernameFor(prenom, form.nom)) };
}

/**
 * Opens an account without a password, and logs it: of an invited person, or of one in the company's directory.
 * @throws Refusal VALIDATION by field
 */
export async function addAccount(
  tx: Transaction,
  given: AccountForm,
  { act, importId }: { act: 'invitation' | 'ajout'; importId?: number | undefined },
): Promise<ManagedAccountRow> {
  await lockAccounts(tx);
  const form = await named(tx, tidyForm(given));
  refuseProblems(await invitationProblems(tx, form));
  const uid = await insertInvited(tx, form);
  // Race: an order's first sending opens its client's account without this lock.
  if (uid === null) {
    refuseProblems(await invitationProblems(tx, form));
    throw new Refusal('VALIDATION');
  }
  const account = await readChangedAccount(tx, uid);
  await recordSecurityEvent(tx, { event: 'compte_cree', subjectUid: uid });
  const { entry, label, state } = entryOf(account);
  await recordContentChange(tx, {
    area: 'comptes',
    entry,
    label,
    act,
    after: state,
    ...(importId !== undefined && { importId }),
  });
  return account;
}
