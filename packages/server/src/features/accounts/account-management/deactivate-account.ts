import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { endOtherSessions } from '../../../http/session.repository.ts';
import { forgetIdentities } from '../../base/people/identities.repository.ts';
import { endStandIns } from '../../base/replacements/replacements.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { recordAccountChange } from './account-entry.ts';
import { refuseLastAdministrator } from './change-account.ts';
import { countDependents } from './dependents.repository.ts';
import { lockManagedAccount, readChangedAccount } from './locked-account.ts';
import {
  isOpenAccount,
  type ManagedAccountRow,
  revokePasswordLinks,
  setActive,
} from './managed-accounts.repository.ts';

/**
 * Closes an account that is locked, its sessions and its links. Its projects stay: they are reassigned
 * before or after (specification/accounts.md#deactivation).
 * @throws Refusal GARDE for oneself, the last administrator, or an organisation that others work for
 */
export async function closeAccount(tx: Transaction, actor: Actor, account: ManagedAccountRow): Promise<void> {
  if (account.uid === actor.uid)
    throw new Refusal('GARDE', { message: 'Vous ne pouvez pas désactiver votre propre compte.' });
  await refuseLastAdministrator(tx, account);
  const { colleagues } = await countDependents(tx, account.uid);
  if (colleagues > 0)
    throw new Refusal('GARDE', {
      message: 'D’autres personnes travaillent sous ce compte\u00a0: désactivez d’abord les leurs.',
    });
  await setActive(tx, account.uid, false);
  await endStandIns(tx, account.name, actor.name);
  await endOtherSessions(tx, account.uid, null);
  await revokePasswordLinks(tx, account.uid);
  await recordSecurityEvent(tx, { event: 'compte_desactive', subjectUid: account.uid });
}

interface Reopening {
  /** By SCIM, for the person whom the directory had closed it for. */
  byDirectory: boolean;
}

/**
 * Opens a closed account that is locked; its password and attachment are as they were.
 * @throws Refusal GARDE for a person whose organisation is closed
 */
async function reopenAccount(
  tx: Transaction,
  account: ManagedAccountRow,
  { byDirectory }: Reopening,
): Promise<void> {
  const { organisation, role } = account;
  if (organisation !== null && !(await isOpenAccount(tx, role, organisation)))
    throw new Refusal('GARDE', {
      message: `Le compte de l’entreprise ${account.nomOrganisation} est fermé\u00a0: réactivez-le d’abord.`,
    });
  await setActive(tx, account.uid, true);
  await forgetIdentities(tx, account.uid, { byDirectory });
  await recordSecurityEvent(tx, { event: 'compte_reactive', subjectUid: account.uid });
}

async function setOpen(
  pool: Pool,
  actor: Actor,
  uid: number,
  change: { active: false } | ({ active: true } & Reopening),
): Promise<ManagedAccountRow> {
  return inTransaction(pool, async (tx) => {
    const before = await lockManagedAccount(tx, actor, uid);
    if (before.active === change.active) return before;
    await (change.active ? reopenAccount(tx, before, change) : closeAccount(tx, actor, before));
    const account = await readChangedAccount(tx, uid);
    await recordAccountChange(tx, before, account, change.active ? 'reactivation' : 'desactivation');
    return account;
  });
}

/** Deactivates an account; idempotent. @throws Refusal INTROUVABLE, ROLE, GARDE */
export function deactivateAccount(pool: Pool, actor: Actor, uid: number): Promise<ManagedAccountRow> {
  return setOpen(pool, actor, uid, { active: false });
}

/** Reactivates an account; idempotent. @throws Refusal INTROUVABLE, ROLE */
export function reactivateAccount(
  pool: Pool,
  actor: Actor,
  uid: number,
  { byDirectory = false }: Partial<Reopening> = {},
): Promise<ManagedAccountRow> {
  return setOpen(pool, actor, uid, { active: true, byDirectory });
}
