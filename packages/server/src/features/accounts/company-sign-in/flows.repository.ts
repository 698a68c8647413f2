import type { Db } from '../../../db/transaction.ts';

/** Timeout of a sign-in at the provider. */
export const FLOW_MINUTES = 10;

/** Hashes of what the provider's reply must contain: the state in its address, the secret in the browser's cookie. */
export interface FlowKeys {
  state: Buffer;
  browser: Buffer;
}

export async function insertFlow(db: Db, { state, browser }: FlowKeys, target: string): Promise<void> {
  await db.query(
    `insert into directory_flows (state_hash, browser_hash, target, expires)
     values ($1, $2, $3, now() + interval '${FLOW_MINUTES} minutes')`,
    [state, browser, target],
  );
}

/** Takes a sign-in that was begun by this browser, once; returns its target, or null. */
export async function takeFlow(db: Db, { state, browser }: FlowKeys): Promise<{ target: string } | null> {
  const { rows } = await db.query<{ target: string }>(
    'delete from directory_flows where state_hash = $1 and browser_hash = $2 and expires > now() returning target',
    [state, browser],
  );
  return rows[0] ?? null;
}

/** Deletes what was never ended, and logout tokens that have expired. */
export async function deleteEndedFlows(db: Db): Promise<void> {
  await db.query('delete from directory_flows where expires < now()');
  await db.query('delete from directory_logouts where expires < now()');
}
