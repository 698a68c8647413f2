import { required } from '@ardoise/domain/base/errors.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { findUserByName } from '../../base/people/users.repository.ts';
import type { AccountEntry } from './account-entry.ts';
import { writeAccount } from './change-account.ts';
import type { ChangedBy } from './changed-address.ts';
import { closeAccount } from './deactivate-account.ts';
import { lockManagedAccount } from './locked-account.ts';

/**
 * Takes a change of an account back, by the rules of a change (specification/accounts.md#managing-accounts). An account
 * that an import opened is deactivated, never removed: histories may name it. Returns how many such accounts stay.
 * @throws Refusal INTROUVABLE, ROLE, VALIDATION, GARDE
 */
export async function restoreAccount(
  tx: Transaction,
  { entry, before }: { entry: string; before: unknown },
  by: ChangedBy,
): Promise<number> {
  const known = required(await findUserByName(tx, entry));
  const account = await lockManagedAccount(tx, by.actor, known.uid);
  const former = before as AccountEntry | null;
  if (former === null) {
    if (account.active) await closeAccount(tx, by.actor, account);
    return 1;
  }
  const { actif: _, ...form } = former;
  await writeAccount(tx, by, account, { ...form, name: account.name });
  return 0;
}
