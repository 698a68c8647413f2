import { formOf } from '@ardoise/domain/accounts/account-form.ts';
import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import type { ManagedAccountRow } from './managed-accounts.repository.ts';

/** An account as stored in the log of content changes: no password, no link. */
export interface AccountEntry extends Omit<AccountForm, 'name'> {
  actif: boolean;
}

/** A line of the log about an account: its username, its name as shown, and as it was or is. */
export function entryOf(account: ManagedAccountRow): { entry: string; label: string; state: AccountEntry } {
  const { name, ...form } = formOf(account);
  return {
    entry: name,
    label: [account.prenom, account.nom].filter((part) => part !== '').join(' ') || name,
    state: { ...form, actif: account.active },
  };
}

/** Logs what an account was and is. */
export async function recordAccountChange(
  tx: Transaction,
  before: ManagedAccountRow,
  after: ManagedAccountRow,
  act: 'modification' | 'reactivation' | 'desactivation' = 'modification',
): Promise<void> {
  const { entry, label, state } = entryOf(after);
  const was = entryOf(before).state;
  await recordContentChange(tx, { area: 'comptes', entry, label, act, before: was, after: state });
}
