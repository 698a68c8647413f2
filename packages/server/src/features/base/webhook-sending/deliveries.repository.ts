import type { DeliveryState } from '@ardoise/domain/contract/webhooks.ts';
import { type DeliveryFailure, TRIAL_EVENT } from '@ardoise/domain/projects/webhook-events.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** Longer than an attempt may take: then its process was killed, and another takes the delivery over. */
const LEASE_SECONDS = 30;

/** A delivery that this process is to send. */
export interface ClaimedDelivery {
  id: number;
  message: string;
  type: string;
  data: object;
  createdAt: string;
  attempts: number;
  url: string;
  secret: Buffer;
  /** Null once it no longer signs. */
  formerSecret: Buffer | null;
}

/** One attempt: when, the response's status or the error, and its duration. */
export interface Try {
  t: string;
  reponse: number | null;
  echec: DeliveryFailure | null;
  ms: number;
}

/** Active webhooks with something to be sent now. */
export async function listDueWebhooks(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    prepared(
      `select w.id from webhooks w where w.active and exists (
         select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'attente' and d.next_at <= now())`,
      [],
    ),
  );
  return rows.map(({ id }) => id);
}

/** Claims what is due: of two processes each takes others. */
export async function claimDeliveries(db: Db, webhookId: number, limit: number): Promise<ClaimedDelivery[]> {
  const { rows } = await db.query<ClaimedDelivery>(
    prepared(
      `update webhook_deliveries d set next_at = now() + make_interval(secs => ${LEASE_SECONDS})
       from webhooks w
       where w.id = $1 and w.active and d.webhook_id = w.id and d.id = any (array(
         select id from webhook_deliveries
         where webhook_id = $1 and state = 'attente' and next_at <= now()
         order by next_at, id limit $2 for update skip locked))
       returning d.id, d.message, d.type, d.data, d.created_at as "createdAt", d.attempts, w.url, w.secret,
         case when w.former_until > now() then w.former_secret end as "formerSecret"`,
      [webhookId, limit],
    ),
  );
  return rows;
}

/**
 * Records an attempt. `retry`: seconds until the next one; null ends it. Returns since when its webhook has been
 * failing; null if it responds, or the delivery was settled by another process.
 */
export async function recordAttempt(
  db: Db,
  id: number,
  attempt: Try,
  { state, retry }: { state: DeliveryState; retry: number | null },
): Promise<string | null> {
  const { rows } = await db.query<{ failingSince: string | null }>(
    prepared(
      `with tried as (
         update webhook_deliveries set attempts = attempts + 1, tries = tries || $2::jsonb, state = $3,
           next_at = now() + make_interval(secs => $4)
         where id = $1 and state = 'attente' returning webhook_id)
       update webhooks w set failing_since = case when $3 = 'livree' then null else coalesce(failing_since, now()) end
       from tried where w.id = tried.webhook_id returning failing_since as "failingSince"`,
      [id, JSON.stringify([attempt]), state, retry ?? 0],
    ),
  );
  return rows[0]?.failingSince ?? null;
}

export async function insertTrial(tx: Transaction, webhookId: number): Promise<void> {
  await tx.query('insert into webhook_deliveries (webhook_id, type, data) values ($1, $2, $3)', [
    webhookId,
    TRIAL_EVENT,
    JSON.stringify({ message: 'Ardoise vous joint.' }),
  ]);
}

export interface DeliveryRow {
  id: number;
  message: string;
  type: string;
  projectId: string | null;
  createdAt: string;
  state: DeliveryState;
  nextAt: string;
  tries: Try[];
}

/** Newest first. */
export async function listDeliveryRows(
  db: Db,
  webhookId: number,
  { state, before }: { state: DeliveryState | null; before: number | null },
  limit: number,
): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `select id, message, type, data ->> 'id' as "projectId", created_at as "createdAt", state, next_at as "nextAt", tries
     from webhook_deliveries
     where webhook_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [webhookId, state, before, limit],
  );
  return rows;
}

const AGAIN = `update webhook_deliveries set state = 'attente', attempts = 0, next_at = now()`;

/** Queues one again. One that waits is sent now. False if there is none. */
export async function queueAgain(db: Db, webhookId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `${AGAIN} where webhook_id = $1 and id = $2 and (state <> 'attente' or attempts > 0)`,
    [webhookId, id],
  );
  return rowCount === 1;
}

/** Queues again what failed since this day in Paris, in the order in which it happened. Returns how many. */
export async function queueFailedAgain(db: Db, webhookId: number, since: string): Promise<number> {
  const { rowCount } = await db.query(
    `${AGAIN} where webhook_id = $1 and state = 'echec'
       and created_at >= $2::date::timestamp at time zone 'Europe/Paris'`,
    [webhookId, since],
  );
  return rowCount ?? 0;
}
