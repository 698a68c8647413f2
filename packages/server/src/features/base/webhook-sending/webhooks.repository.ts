import {
  DELIVERIES_KEPT_DAYS,
  FORMER_SECRET_HOURS,
  type WebhookEvent,
} from '@ardoise/domain/projects/webhook-events.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** Why the server stops telling a webhook: its receiver said so, or answered nothing for days. */
export type StopReason = '410' | 'echecs';

export interface WebhookRow {
  id: number;
  name: string;
  url: string;
  events: WebhookEvent[];
  active: boolean;
  stoppedWhy: StopReason | '';
  stoppedAt: string | null;
  createdAt: string;
  createdBy: string;
  failingSince: string | null;
  formerUntil: string | null;
  waiting: number;
  failed: number;
}

const counted = (state: string) =>
  `(select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = '${state}') as`;

const COLUMNS = `w.id, w.name, w.url, w.events, w.active, w.stopped_why as "stoppedWhy", w.stopped_at as "stoppedAt",
  w.created_at as "createdAt", display_name(w.created_by) as "createdBy", w.failing_since as "failingSince",
  case when w.former_until > now() then w.former_until end as "formerUntil",
  ${counted('attente')} waiting, ${counted('echec')} failed`;

export async function listWebhookRows(db: Db): Promise<WebhookRow[]> {
  const { rows } = await db.query<WebhookRow>(
    `select ${COLUMNS} from webhooks w where w.deleted_at is null order by lower(w.name), w.id`,
  );
  return rows;
}

export async function findWebhook(db: Db, id: number): Promise<WebhookRow | null> {
  const { rows } = await db.query<WebhookRow>(
    `select ${COLUMNS} from webhooks w where w.id = $1 and w.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

export interface WebhookFields {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
}

export async function insertWebhook(
  tx: Transaction,
  { name, url, events }: WebhookFields,
  { secret, createdBy }: { secret: Buffer; createdBy: string },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into webhooks (name, url, events, secret, created_by) values ($1, $2, $3, $4, $5) returning id',
    [name, url, events, secret, createdBy],
  );
  return rows[0]?.id ?? 0;
}

/** Serialises the making of webhooks, so that their number is limited. */
export async function lockWebhooks(tx: Transaction): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('webhooks'))`);
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from webhooks where deleted_at is null',
  );
  return rows[0]?.count ?? 0;
}

/** False if there is none. One that becomes active again is failing no longer, until it fails. */
export async function updateWebhook(
  tx: Transaction,
  id: number,
  { name, url, events, active }: WebhookFields & { active: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update webhooks set name = $2, url = $3, events = $4, active = $5,
       failing_since = case when $5 and not active then null else failing_since end,
       stopped_why = case when $5 or active then '' else stopped_why end,
       stopped_at = case when $5 then null when active then now() else stopped_at end
     where id = $1 and deleted_at is null`,
    [id, name, url, events, active],
  );
  return rowCount === 1;
}

export async function markWebhookDeleted(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update webhooks set deleted_at = now(), active = false where id = $1 and deleted_at is null',
    [id],
  );
  return rowCount === 1;
}

/** The present secret becomes the former one. */
export async function replaceSecret(tx: Transaction, id: number, secret: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update webhooks set former_secret = secret, former_until = now() + make_interval(hours => $3), secret = $2
     where id = $1 and deleted_at is null`,
    [id, secret, FORMER_SECRET_HOURS],
  );
  return rowCount === 1;
}

/** False if it was stopped already. */
export async function stopWebhook(tx: Transaction, id: number, why: StopReason): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update webhooks set active = false, stopped_why = $2, stopped_at = now() where id = $1 and active',
    [id, why],
  );
  return rowCount === 1;
}

/** Deletes deliveries of more than 30 days ago, and removed webhooks without any. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.query('delete from webhook_deliveries where created_at < now() - make_interval(days => $1)', [
    DELIVERIES_KEPT_DAYS,
  ]);
  await db.query(
    `delete from webhooks w where deleted_at < now() - interval '1 day'
       and not exists (select from webhook_deliveries d where d.webhook_id = w.id)`,
  );
}
