import type { Transaction } from '../../db/transaction.ts';
import { createSession, endSession, type SignInWay } from '../../http/session.repository.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { markLoggedIn, rememberAddress } from './own-sessions.repository.ts';

/** As the security log says it. */
const WAYS: Record<SignInWay, string> = {
  password: 'Mot de passe',
  directory: 'Compte de l’entreprise',
};

/**
 * Opens the session of somebody who has proven who they are, whichever way: always a new one, and the browser's previous
 * one ends (session fixation). The account must be open, and locked by the transaction.
 */
export async function openSession(
  tx: Transaction,
  account: { uid: number; name: string },
  { way, address, previousToken }: { way: SignInWay; address: string; previousToken: string | undefined },
): Promise<{ token: string; expires: Date }> {
  if (previousToken !== undefined) await endSession(tx, previousToken);
  await recordSecurityEvent(tx, { event: 'connexion', who: account, object: WAYS[way] });
  await rememberAddress(tx, account.uid, address);
  await markLoggedIn(tx, account.uid);
  return createSession(tx, account.uid, address, way);
}
