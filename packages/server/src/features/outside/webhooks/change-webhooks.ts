import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { WEBHOOKS_MAX } from '@ardoise/domain/projects/webhook-events.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { insertTrial } from '../../base/webhook-sending/deliveries.repository.ts';
import { newWebhookSecret } from '../../base/webhook-sending/sign-message.ts';
import type { WebhookSender } from '../../base/webhook-sending/webhook-sender.ts';
import {
  findWebhook,
  insertWebhook,
  lockWebhooks,
  markWebhookDeleted,
  replaceSecret,
  updateWebhook,
  type WebhookFields,
  type WebhookRow,
} from '../../base/webhook-sending/webhooks.repository.ts';

/** @throws Refusal INTROUVABLE */
export async function readWebhook(db: Pool | Transaction, id: number): Promise<WebhookRow> {
  return required(await findWebhook(db, id));
}

interface WithSecret {
  webhook: WebhookRow;
  secret: string;
}

/** @throws Refusal GARDE beyond the most that there may be */
export async function addWebhook(
  pool: Pool,
  sender: WebhookSender,
  actor: Actor,
  fields: WebhookFields,
): Promise<WithSecret> {
  const secret = newWebhookSecret();
  return inTransaction(pool, async (tx) => {
    if ((await lockWebhooks(tx)) >= WEBHOOKS_MAX)
      throw new Refusal('GARDE', {
        message: `Il y a déjà ${WEBHOOKS_MAX}\u00a0webhooks\u00a0: retirez-en un.`,
      });
    const id = await insertWebhook(tx, fields, { secret: sender.seal(secret), createdBy: actor.name });
    await recordSecurityEvent(tx, { event: 'webhook_cree', object: fields.name });
    return { webhook: await readWebhook(tx, id), secret };
  });
}

/** @throws Refusal INTROUVABLE */
export async function changeWebhook(
  pool: Pool,
  id: number,
  fields: WebhookFields & { active: boolean },
): Promise<WebhookRow> {
  return inTransaction(pool, async (tx) => {
    if (!(await updateWebhook(tx, id, fields))) throw new Refusal('INTROUVABLE');
    await recordSecurityEvent(tx, { event: 'webhook_change', object: fields.name });
    return readWebhook(tx, id);
  });
}

/** @throws Refusal INTROUVABLE */
export async function removeWebhook(pool: Pool, id: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { name } = await readWebhook(tx, id);
    if (!(await markWebhookDeleted(tx, id))) throw new Refusal('INTROUVABLE');
    await recordSecurityEvent(tx, { event: 'webhook_supprime', object: name });
  });
}

/** The former secret stays valid for a day. @throws Refusal INTROUVABLE */
export async function renewSecret(pool: Pool, sender: WebhookSender, id: number): Promise<WithSecret> {
  const secret = newWebhookSecret();
  return inTransaction(pool, async (tx) => {
    if (!(await replaceSecret(tx, id, sender.seal(secret)))) throw new Refusal('INTROUVABLE');
    const webhook = await readWebhook(tx, id);
    await recordSecurityEvent(tx, { event: 'webhook_change', object: `${webhook.name}, secret` });
    return { webhook, secret };
  });
}

/** @throws Refusal INTROUVABLE, GARDE where it is stopped */
export async function tryWebhook(pool: Pool, id: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { active } = await readWebhook(tx, id);
    if (!active)
      throw new Refusal('GARDE', { message: 'Ce webhook est arrêté\u00a0: réactivez-le d’abord.' });
    await insertTrial(tx, id);
  });
}
