import { Refusal } from '@ardoise/domain/errors.ts';
import type { Pool } from 'pg';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endOtherSessions, type Session } from '../../http/session.repository.ts';
import { passkeysRemovedMail } from '../mails/templates/passkeys-removed.ts';
import { deletePasskey, deletePasskeysOf, listPasskeyHolders } from '../people/passkeys.repository.ts';
import { findUserById, findUserByName } from '../people/users.repository.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';

/**
 * One of one's own; after the last one the password opens sessions again. Sessions but that of `token` end, since the key
 * may be in other hands. @throws Refusal INTROUVABLE
 */
export async function removeOwnPasskey(
  pool: Pool,
  { uid }: Session,
  { id, token }: { id: number; token: string },
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    if (!(await deletePasskey(tx, uid, id))) throw new Refusal('INTROUVABLE');
    await endOtherSessions(tx, uid, token);
    await recordSecurityEvent(tx, { event: 'cle_acces_retiree' });
  });
}

const OWN = 'Vos propres clés d’accès se retirent dans «\u00a0Mon compte\u00a0».';

/**
 * All of somebody's keys, who has lost them; the account's sessions end, since a key may be in other hands. Idempotent.
 * @throws Refusal INTROUVABLE; GARDE for oneself, who confirms it at /mon-compte
 */
export async function removePasskeysOf(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  session: Session,
  uid: number,
): Promise<number> {
  if (uid === session.uid) throw new Refusal('GARDE', { message: OWN });
  return inTransaction(pool, async (tx) => {
    const account = await findUserById(tx, uid);
    if (account === null) throw new Refusal('INTROUVABLE');
    const removed = await deletePasskeysOf(tx, uid);
    if (removed === 0) return 0;
    await endOtherSessions(tx, uid, null);
    await recordSecurityEvent(tx, {
      event: 'cles_acces_retirees',
      subjectUid: uid,
      object: `${removed} clés`,
    });
    if (account.active) await mails.queue(tx, passkeysRemovedMail({ to: account.mail, name: account.name }));
    return removed;
  });
}

/**
 * For the command line, which the last administrator needs: the keys of one account, or of all. Ends their sessions.
 * Returns how many keys; null for an unknown name.
 */
export async function removePasskeysByCommand(
  pool: Pool,
  { name }: { name: string | null },
): Promise<number | null> {
  return inTransaction(pool, async (tx) => {
    const account = name === null ? null : await findUserByName(tx, name);
    if (name !== null && account === null) return null;
    let total = 0;
    for (const uid of account === null ? await listPasskeyHolders(tx) : [account.uid]) {
      const removed = await deletePasskeysOf(tx, uid);
      if (removed === 0) continue;
      await endOtherSessions(tx, uid, null);
      await recordSecurityEvent(tx, {
        event: 'cles_acces_retirees',
        subjectUid: uid,
        object: `${removed} clés`,
      });
      total += removed;
    }
    return total;
  });
}
