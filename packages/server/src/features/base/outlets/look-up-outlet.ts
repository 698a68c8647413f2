import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FoundOutlet } from '@ardoise/domain/contract/outlets.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { SalesforceFailure } from '../../../salesforce/salesforce-failure.ts';
import type { SalesforceOutlets } from '../../../salesforce/salesforce-outlets.ts';
import { readSalesforceState } from '../../../salesforce/salesforce-state.repository.ts';
import {
  findOutlet,
  type GivenOutlet,
  type StoredOutlet,
  writeFromSalesforce,
} from './outlets.repository.ts';

const FRESH_MS = 24 * 3_600_000;
const UNREAD =
  'Salesforce ne répond pas, et la fiche de ce point de vente n’a pas encore été gardée. Merci de réessayer dans quelques minutes.';

/** What a lookup needs; without Salesforce the table answers. */
export interface OutletSources {
  pool: Pool;
  salesforce: SalesforceOutlets | null;
}

/** Queries Salesforce, and stores its record; null if it knows no such outlet. @throws SalesforceFailure */
export async function readThrough(
  { pool, salesforce }: { pool: Pool; salesforce: SalesforceOutlets },
  nOutlet: string,
  options: { patient?: boolean } = {},
): Promise<GivenOutlet | null> {
  const read = await salesforce.find(nOutlet, options);
  if (read !== null) await inTransaction(pool, (tx) => writeFromSalesforce(tx, [read]));
  return read;
}

/** Reads in the background after a reply from the table: refreshes the record, and detects when Salesforce recovers. */
async function refreshBehind(
  sources: { pool: Pool; salesforce: SalesforceOutlets },
  nOutlet: string,
): Promise<void> {
  try {
    await readThrough(sources, nOutlet);
  } catch (error) {
    // Already noted in its state.
    if (!(error instanceof SalesforceFailure)) throw error;
  }
}

/**
 * When a record was last known to be Salesforce's: read itself, or confirmed by a reading of what had changed. An outlet
 * that Salesforce never gave: when it was last written, null if unknown.
 */
async function knownAt(pool: Pool, { readAt, writtenAt }: StoredOutlet): Promise<Date | null> {
  if (readAt === null) return writtenAt;
  const { complete_at } = await readSalesforceState(pool);
  return new Date(Math.max(readAt.getTime(), complete_at === null ? 0 : Date.parse(complete_at)));
}

async function isFresh(pool: Pool, outlet: StoredOutlet): Promise<boolean> {
  if (outlet.readAt === null) return false;
  const known = await knownAt(pool, outlet);
  return known !== null && Date.now() - known.getTime() < FRESH_MS;
}

/**
 * An outlet by its number (specification/content-management.md#outlets). Read-through: Salesforce is asked, the table is
 * its cache and fallback, marked as kept; while it is slow the table serves records below 24 hours at
 * once. An outlet that Salesforce does not know may be one of ours, by hand or by import.
 * @throws Refusal PDV_INCONNU, INDISPONIBLE when Salesforce fails and nothing is kept
 */
export async function lookUpOutlet(
  { pool, salesforce }: OutletSources,
  nOutlet: string,
): Promise<FoundOutlet> {
  const kept = await findOutlet(pool, nOutlet);
  if (salesforce === null) return recordOf(kept);
  const sources = { pool, salesforce };
  if (salesforce.isSlow && kept !== null && (await isFresh(pool, kept))) {
    salesforce.behind(refreshBehind(sources, nOutlet));
    return kept.data;
  }
  try {
    const read = await readThrough(sources, nOutlet);
    return recordOf(read === null ? kept : await findOutlet(pool, read.nOutlet));
  } catch (error) {
    if (!(error instanceof SalesforceFailure)) throw error;
    if (kept === null) throw new Refusal('INDISPONIBLE', { message: UNREAD });
    return { ...kept.data, gardee: { du: (await knownAt(pool, kept))?.toISOString() ?? null } };
  }
}

/**
 * Before an order for an outlet that was never looked up: reads it into the table, if it is not there yet.
 * @throws Refusal INDISPONIBLE
 */
export async function keepOutlet(sources: OutletSources, nOutlet: string): Promise<void> {
  if (sources.salesforce === null || (await findOutlet(sources.pool, nOutlet)) !== null) return;
  try {
    await readThrough({ ...sources, salesforce: sources.salesforce }, nOutlet);
  } catch (error) {
    if (!(error instanceof SalesforceFailure)) throw error;
    throw new Refusal('INDISPONIBLE', { message: UNREAD });
  }
}

function recordOf(outlet: StoredOutlet | null): FoundOutlet {
  if (outlet === null) throw new Refusal('PDV_INCONNU');
  return outlet.data;
}
