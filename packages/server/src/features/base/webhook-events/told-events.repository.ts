import type { Transaction } from '../../../db/transaction.ts';

/** An event as it is stored: its type, and its data as JSON text. */
export interface StoredEvent {
  type: string;
  data: string;
}

/**
 * Inserts a delivery for each active webhook that subscribes to these events, in the statement that writes them:
 * only if `from` (a CTE) has a row. Without such a webhook nothing is written.
 */
export function deliveriesSql(
  events: readonly StoredEvent[],
  from: string,
  add: (value: unknown) => string,
): string {
  const types = add(events.map(({ type }) => type));
  const data = add(events.map((event) => event.data));
  return `insert into webhook_deliveries (webhook_id, type, data)
    select w.id, told.type, told.data::jsonb from ${from} cross join webhooks w
      join unnest(${types}::text[], ${data}::text[]) told (type, data) on told.type = any (w.events)
    where w.active`;
}

/** The same as a statement of its own. */
export async function insertDeliveries(tx: Transaction, events: readonly StoredEvent[]): Promise<void> {
  const values: unknown[] = [];
  const sql = deliveriesSql(events, '(select) as now', (value) => `$${values.push(value)}`);
  await tx.query(sql, values);
}
