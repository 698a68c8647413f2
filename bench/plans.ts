import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Hook that a measured product is started with, and the file that it writes. */
export const PLANS_HOOK: string = path.join(import.meta.dirname, 'watch-plans.mjs');
export const PLANS_FILE: string = path.join(import.meta.dirname, '..', 'data', 'bench-plans.json');

/** PostgreSQL plans a prepared statement so often for its values before it may keep one plan for all. */
const TRIED_BY_POSTGRES = 5;
const PATIENCE_MS = 10_000;

/** How often each prepared statement was planned so far, over all connections. */
export interface Planned {
  connections: number;
  planned: Record<string, number>;
}

/** @param product the process that was started with the hook */
export async function readPlanned(product: { pid: number }): Promise<Planned> {
  await rm(PLANS_FILE, { force: true });
  process.kill(product.pid, 'SIGUSR2');
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    await sleep(50);
    const written = await readFile(PLANS_FILE, 'utf8').catch(() => null);
    if (written !== null) return JSON.parse(written) as Planned;
  }
  throw new Error('the product did not say how its statements were planned');
}

/** The statements that were planned again between two readings, after PostgreSQL's five tries on each connection. */
export function plannedAnew(before: Planned, after: Planned): { statement: string; times: number }[] {
  return Object.entries(after.planned)
    .map(([statement, times]) => ({ statement, times: times - (before.planned[statement] ?? 0) }))
    .filter(({ times }) => times > TRIED_BY_POSTGRES * after.connections);
}
