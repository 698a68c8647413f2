import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { repeat } from '../../../jobs/repeat.ts';
import { SalesforceFailure } from '../../../salesforce/salesforce-failure.ts';
import type { OutletPage, SalesforceOutlets } from '../../../salesforce/salesforce-outlets.ts';
import {
  advanceReading,
  beginReading,
  endReading,
  holdReading,
  readSalesforceState,
} from '../../../salesforce/salesforce-state.repository.ts';
import { writeFromSalesforce } from './outlets.repository.ts';

const LOOK_MS = 10 * 60_000;
/** A night's reading is due from two o'clock in Paris. */
const FIRST_HOUR_MS = 2 * 3_600_000;
/** A record may be committed later than its SystemModstamp says: each reading begins a little before the end of the last. */
const OVERLAP_MS = 10 * 60_000;

async function writePages(pool: Pool, salesforce: SalesforceOutlets, from: Date | null): Promise<void> {
  const since = from === null ? null : new Date(from.getTime() - OVERLAP_MS);
  let page: OutletPage | null = await salesforce.changedSince(since);
  while (page !== null) {
    const { outlets, readTo, next }: OutletPage = page;
    await inTransaction(pool, async (tx) => {
      await writeFromSalesforce(tx, outlets);
      await advanceReading(tx, readTo, outlets.length);
    });
    page = next === null ? null : await salesforce.nextPage(next);
  }
}

/**
 * Reads what changed in Salesforce since the last reading (`full`: everything) into the table, page by page, each in its
 * transaction with how far it is: interrupted, the next one continues there. Idempotent. Returns 'busy' while another
 * process or call reads. @throws SalesforceFailure
 */
export async function rereadSalesforce(
  pool: Pool,
  salesforce: SalesforceOutlets,
  { full = false, onBegun }: { full?: boolean; onBegun?: () => void } = {},
): Promise<'done' | 'busy'> {
  const done = await holdReading(pool, async () => {
    const from = await beginReading(pool, full);
    onBegun?.();
    await writePages(pool, salesforce, from);
    await endReading(pool);
    return 'done' as const;
  });
  return done ?? 'busy';
}

/** Whether tonight's reading is still to be made; `completeAt` is when the last complete one began. */
export function isReadingDue(completeAt: string | null, now: Date): boolean {
  const night = (moment: Date) => parisDay(new Date(moment.getTime() - FIRST_HOUR_MS));
  return completeAt === null || night(new Date(completeAt)) < night(now);
}

async function rereadIfDue(pool: Pool, salesforce: SalesforceOutlets): Promise<void> {
  const { complete_at } = await readSalesforceState(pool);
  if (isReadingDue(complete_at, new Date())) await rereadSalesforce(pool, salesforce);
}

/** Checks every ten minutes whether tonight's reading is due, or was interrupted. Returns a function that stops it. */
export function startNightlyReading(
  pool: Pool,
  salesforce: SalesforceOutlets,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  return repeat(
    () => rereadIfDue(pool, salesforce),
    LOOK_MS,
    (err) => {
      // Salesforce's own words; the stack and the causes of others.
      const told = err instanceof SalesforceFailure ? { reason: err.message } : { err };
      log.error(told, 'outlets were not read from Salesforce, tried again in ten minutes');
    },
  );
}
