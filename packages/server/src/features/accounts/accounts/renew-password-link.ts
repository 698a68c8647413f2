import { setTimeout as wait } from 'node:timers/promises';
import { targetUrl } from '@ardoise/domain/base/target-url.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { isJustRenewed, lockAccountOfPasswordLink } from './password-link.repository.ts';

/** Minimum response time in ms: it must not reveal whether the link ever existed. */
const LEAST_TIME = 300;

async function sendAnother(context: AppContext, token: string, target: unknown): Promise<void> {
  await inTransaction(context.pool, async (tx) => {
    const user = await lockAccountOfPasswordLink(tx, token);
    // A double click sends two requests: the lock queues the second one behind the link of the first.
    if (user === null || (await isJustRenewed(tx, token))) return;
    await mailPasswordLink(tx, context, user, targetUrl(target));
  });
}

/**
 * Mails another link to the account that an earlier one, used, revoked or expired, was mailed to, unless that
 * was done less than a minute ago; returns the same then and for a token that was never one (specification/accounts.md#a-clients-account).
 */
export async function renewPasswordLink(
  context: AppContext,
  token: string,
  target: unknown,
): Promise<string> {
  await Promise.all([sendAnother(context, token, target), wait(LEAST_TIME)]);
  return 'Un nouveau lien vient d’être envoyé à l’adresse qui a reçu celui-ci. Il est valable une heure.';
}
