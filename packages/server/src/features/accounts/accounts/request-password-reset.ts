import { setTimeout as wait } from 'node:timers/promises';
import { targetUrl } from '@ardoise/domain/base/target-url.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { requestPasswordReset as requestCall } from '@ardoise/domain/contract/session.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { findUserByNameOrMail, lockOpenAccount } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { mailPasswordLink } from './mail-password-link.ts';

/** Minimum response time in ms: it must not reveal whether the account exists. */
const LEAST_TIME = 300;

type Body = BodyOf<typeof requestCall>;

async function sendLink(context: AppContext, body: Body): Promise<void> {
  const user = await findUserByNameOrMail(context.pool, body.identifiant);
  if (user === null) {
    // The typed identifier is not stored: it may be anything.
    await recordSecurityEvent(context.pool, { event: 'mot_de_passe_demande', who: null });
    return;
  }
  await inTransaction(context.pool, async (tx) => {
    // The current row: the address may have been changed, or the account closed, since the request.
    const present = await lockOpenAccount(tx, user.uid);
    if (present !== null) await mailPasswordLink(tx, context, present, targetUrl(body.targetUrl));
  });
}

/** Mails a link to the account of that name or address, if there is one; returns the same either way. */
export async function requestPasswordReset(context: AppContext, body: Body): Promise<string> {
  await Promise.all([sendLink(context, body), wait(LEAST_TIME)]);
  return 'Si un compte correspond à cet identifiant, un message vient de lui être envoyé. Le lien qu’il contient est valable une heure.';
}
