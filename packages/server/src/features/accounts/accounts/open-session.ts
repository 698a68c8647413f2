import { SIGN_IN_WAYS, type SignInWay } from '@ardoise/domain/accounts/sign-in-ways.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { presentOrigin } from '../../../http/request-origin.ts';
import { createSession, endSession } from '../../../http/session.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { deviceOf } from './device-of.ts';
import { markLoggedIn, rememberAddress } from './own-sessions.repository.ts';

/**
 * Opens the session of an authenticated person, by any method: always a new one, and ends the browser's previous one
 * (session fixation). The account must be open, and locked by the transaction.
 */
export async function openSession(
  tx: Transaction,
  account: { uid: number; name: string },
  { way, address, previousToken }: { way: SignInWay; address: string; previousToken: string | undefined },
): Promise<{ token: string; expires: Date }> {
  if (previousToken !== undefined) await endSession(tx, previousToken);
  await recordSecurityEvent(tx, { event: 'connexion', who: account, object: SIGN_IN_WAYS[way] });
  await rememberAddress(tx, account.uid, address);
  await markLoggedIn(tx, account.uid);
  return createSession(tx, account.uid, address, way, deviceOf(presentOrigin().userAgent));
}
