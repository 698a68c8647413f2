import { managesRole } from '@ardoise/domain/accounts/managed-roles.ts';
import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { findManagedAccount, lockAccounts, type ManagedAccountRow } from './managed-accounts.repository.ts';

/**
 * An account that the actor is about to change, locked: until the transaction ends, all other changes of accounts wait.
 * @throws Refusal INTROUVABLE; ROLE for an account of a role that the actor does not manage
 */
export async function lockManagedAccount(
  tx: Transaction,
  actor: Actor,
  uid: number,
): Promise<ManagedAccountRow> {
  await lockAccounts(tx);
  const account = required(await findManagedAccount(tx, uid));
  if (!managesRole(actor.role, account.role)) throw new Refusal('ROLE');
  return account;
}

/** The same account after its change. */
export async function readChangedAccount(tx: Transaction, uid: number): Promise<ManagedAccountRow> {
  return required(await findManagedAccount(tx, uid));
}
