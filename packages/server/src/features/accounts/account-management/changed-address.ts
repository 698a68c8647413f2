import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { addressChangedMail } from '../../base/mails/templates/account-notices.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { holdReset, releaseReset } from '../../base/people/held-resets.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { lockManagedAccount, readChangedAccount } from './locked-account.ts';
import type { ManagedAccountRow } from './managed-accounts.repository.ts';

/** Who changes an account, and how those concerned are notified. */
export interface ChangedBy {
  actor: Actor;
  mails: MailQueue;
  /** The company's directory vouches for its addresses: no reset is held. */
  byDirectory?: true;
}

/**
 * Notifies the former and the new address of a changed account; if another person changed it, holds resets
 * (specification/accounts.md#a-changed-address). An account never used gets an invitation instead.
 */
export async function tellNewAddress(
  tx: Transaction,
  { actor, mails, byDirectory }: ChangedBy,
  before: ManagedAccountRow,
  next: string,
): Promise<void> {
  if (!before.hasPassword && before.lastLogin === null) return;
  const isOwner = actor.uid === before.uid;
  if (!isOwner && !byDirectory && before.hasPassword)
    await holdReset(tx, before.uid, { by: actor.name, former: before.mail, mail: next });
  const by = isOwner ? '' : byDirectory ? 'L’annuaire de l’entreprise' : (await displayNames(tx))(actor.name);
  const { name, mail: former } = before;
  for (const to of [former, next])
    await mails.queue(tx, addressChangedMail({ to, name, former, next, by, at: new Date() }));
}

const OWN_CHANGE =
  'Vous avez changé cette adresse vous-même\u00a0: un autre administrateur autorise la réinitialisation.';
const OWN_ACCOUNT = 'Un autre administrateur autorise la réinitialisation de votre mot de passe.';

/**
 * An administrator who did not change the address vouches for its holder: a mailed link sets the password again.
 * Idempotent. @throws Refusal INTROUVABLE; GARDE for the one who changed the address, and for oneself
 */
export function allowReset(pool: Pool, actor: Actor, uid: number): Promise<ManagedAccountRow> {
  return inTransaction(pool, async (tx) => {
    const account = await lockManagedAccount(tx, actor, uid);
    if (account.heldReset === null) return account;
    if (uid === actor.uid) throw new Refusal('GARDE', { message: OWN_ACCOUNT });
    if (account.heldReset.by === actor.name) throw new Refusal('GARDE', { message: OWN_CHANGE });
    await releaseReset(tx, uid);
    await recordSecurityEvent(tx, { event: 'reinitialisation_autorisee', subjectUid: uid });
    return readChangedAccount(tx, uid);
  });
}
