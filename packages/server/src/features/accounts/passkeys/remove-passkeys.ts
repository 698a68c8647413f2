import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { endOtherSessions, type Session } from '../../../http/session.repository.ts';
import type { AppContext } from '../../base/app-context.ts';
import { passkeyRemovedMail } from '../../base/mails/templates/passkey-removed.ts';
import { passkeysRemovedMail } from '../../base/mails/templates/passkeys-removed.ts';
import {
  deletePasskey,
  deletePasskeysOf,
  listPasskeyHolders,
  listPasskeys,
} from '../../base/people/passkeys.repository.ts';
import {
  type Account,
  findUserById,
  findUserByName,
  lockOpenAccount,
} from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { noticeOf } from './notice-of.ts';

const ONLY_DISABLED =
  'Il ne vous resterait que des clés désactivées, qui n’ouvrent pas de session\u00a0: retirez-les d’abord.';

/**
 * One of one's own; after the last one the password opens sessions again. Sessions but that of `token` end, since the key
 * may be compromised. @throws Refusal INTROUVABLE; GARDE for the last usable key while disabled ones are left
 */
export async function removeOwnPasskey(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  { uid }: Session,
  { id, token }: { id: number; token: string },
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const account = await lockOpenAccount(tx, uid);
    if (account === null) throw new Refusal('SESSION');
    const keys = await listPasskeys(tx, uid);
    const removed = required(keys.find((key) => key.id === id));
    const left = keys.filter((key) => key !== removed);
    const isLast = left.length === 0;
    if (!isLast && removed.t_copie === null && left.every(({ t_copie }) => t_copie !== null))
      throw new Refusal('GARDE', { message: ONLY_DISABLED });
    await deletePasskey(tx, uid, id);
    await endOtherSessions(tx, uid, token);
    await recordSecurityEvent(tx, { event: 'cle_acces_retiree' });
    await mails.queue(tx, passkeyRemovedMail({ ...noticeOf(account, removed.nom), isLast }));
  });
}

const OWN = 'Vos propres clés d’accès se retirent dans «\u00a0Mon compte\u00a0».';

/**
 * All keys of a person who has lost them; ends the account's sessions, since a key may be compromised. Idempotent.
 * @throws Refusal INTROUVABLE; GARDE for oneself, who confirms it at /mon-compte
 */
export async function removePasskeysOf(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  session: Session,
  uid: number,
): Promise<number> {
  if (uid === session.uid) throw new Refusal('GARDE', { message: OWN });
  return inTransaction(pool, async (tx) => {
    const account = required(await findUserById(tx, uid));
    return removeAll(tx, mails, account);
  });
}

/** Returns how many. */
async function removeAll(tx: Transaction, mails: AppContext['mails'], account: Account): Promise<number> {
  const removed = await deletePasskeysOf(tx, account.uid);
  if (removed === 0) return 0;
  await endOtherSessions(tx, account.uid, null);
  await recordSecurityEvent(tx, {
    event: 'cles_acces_retirees',
    subjectUid: account.uid,
    object: `${removed} clés`,
  });
  if (account.active)
    await mails.queue(tx, passkeysRemovedMail({ to: account.mail, name: account.name, at: new Date() }));
  return removed;
}

/**
 * For the command line, which the last administrator needs: the keys of one account, or of all. Ends their sessions, and
 * mails them. Returns how many keys; null for an unknown name.
 */
export async function removePasskeysByCommand(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  { name }: { name: string | null },
): Promise<number | null> {
  return inTransaction(pool, async (tx) => {
    const named = name === null ? null : await findUserByName(tx, name);
    if (name !== null && named === null) return null;
    let total = 0;
    for (const uid of named === null ? await listPasskeyHolders(tx) : [named.uid]) {
      const account = await findUserById(tx, uid);
      if (account !== null) total += await removeAll(tx, mails, account);
    }
    return total;
  });
}
