import { formOf } from '@ardoise/domain/accounts/account-form.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { recordAccountChange } from '../account-management/account-entry.ts';
import { writeAccount } from '../account-management/change-account.ts';
import { deactivateAccount, reactivateAccount } from '../account-management/deactivate-account.ts';
import { lockManagedAccount } from '../account-management/locked-account.ts';
import { endSessionsOf } from '../accounts/end-sessions.ts';
import type { ScimChange } from './scim-change.ts';
import { ScimError } from './scim-messages.ts';
import { isClosedByDirectory, isTaken, markClosed, writeScimNames } from './scim-users.repository.ts';

/** The directory, in the logs; what it may do is what an administrator may. */
export const DIRECTORY: Actor = { uid: 0, name: 'SCIM', role: 'administrator', smhf: null, mdv: null };

/** A rule of accounts as the directory reads it. */
export function asScimError(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.code === 'INTROUVABLE') return new ScimError(404, error.message);
  if (error.code === 'GARDE') return new ScimError(409, error.message);
  if (error.code !== 'VALIDATION') return error;
  const isMail = error.champs?.[0]?.chemin === 'mail' && /déjà/.test(error.message);
  return isMail
    ? new ScimError(409, error.message, 'uniqueness')
    : new ScimError(400, error.message, 'invalidValue');
}

/**
 * Closes an account at once, by the rules of a deactivation. The last administrator who can sign in stays, without their
 * sessions: the directory is refused, and says so to the IT department.
 * @throws ScimError
 */
async function cutAccess(pool: Pool, uid: number, { deleted = false } = {}): Promise<void> {
  try {
    await deactivateAccount(pool, DIRECTORY, uid);
    await markClosed(pool, uid, { deleted });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'GARDE') await endSessionsOf(pool, uid);
    throw asScimError(error);
  }
}

/** Names and address, by the rules of a change by head office. @throws Refusal */
async function writeProfile(
  tx: Transaction,
  mails: MailQueue,
  uid: number,
  change: ScimChange,
): Promise<void> {
  const before = await lockManagedAccount(tx, DIRECTORY, uid);
  const form = formOf(before);
  const next = {
    ...form,
    prenom: change.givenName ?? form.prenom,
    nom: change.familyName ?? form.nom,
    mail: change.mail?.toLowerCase() ?? form.mail,
  };
  if (next.prenom === form.prenom && next.nom === form.nom && next.mail === form.mail.toLowerCase()) return;
  const { account } = await writeAccount(tx, { actor: DIRECTORY, mails, byDirectory: true }, before, next);
  await recordAccountChange(tx, before, account);
}

/** @throws ScimError uniqueness */
export async function writeNames(
  tx: Transaction,
  uid: number,
  { userName, externalId }: ScimChange,
): Promise<void> {
  if (userName === undefined && externalId === undefined) return;
  const names = {
    ...(userName !== undefined && { userName }),
    ...(externalId !== undefined && { externalId }),
  };
  if (await isTaken(tx, names, uid))
    throw new ScimError(409, 'Un autre compte a déjà ce userName ou cet externalId.', 'uniqueness');
  await writeScimNames(tx, uid, names);
}

/** Applies what the directory says; access is cut first, whatever becomes of the rest. @throws ScimError */
export async function changeScimUser(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  uid: number,
  change: ScimChange,
): Promise<void> {
  if (change.active === false) await cutAccess(pool, uid);
  try {
    // What an administrator closed stays closed, whatever the directory repeats.
    if (change.active === true && (await isClosedByDirectory(pool, uid)))
      await reactivateAccount(pool, DIRECTORY, uid, { byDirectory: true });
    await inTransaction(pool, async (tx) => {
      await writeProfile(tx, mails, uid, change);
      await writeNames(tx, uid, change);
    });
  } catch (error) {
    throw asScimError(error);
  }
}

/** Deactivates an account, which the directory then no longer sees. @throws ScimError */
export async function deleteScimUser(pool: Pool, uid: number): Promise<void> {
  await cutAccess(pool, uid, { deleted: true });
}
