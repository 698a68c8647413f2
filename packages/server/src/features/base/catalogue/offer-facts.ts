import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Pool } from 'pg';
import { CachedReading } from '../../../db/cached-reading.ts';
import type { DatabaseListener } from '../../../db/database-listener.ts';
import type { Db } from '../../../db/transaction.ts';
import { type OfferFacts, readOfferFacts } from './offer-facts.repository.ts';

/** Notified by triggers on settings and catalogue entries (migration 0070). */
const CHANNEL = 'offer_changes';

/** By connection pool, where the process listens. */
const cached = new WeakMap<object, CachedReading<OfferFacts>>();

/** Caches the facts of this pool, while the listener hears of changes in any process. */
export function cacheOfferFacts(pool: Pool, listener: DatabaseListener): void {
  const reading = new CachedReading((day) => readOfferFacts(pool, day));
  reading.listenOn(listener, CHANNEL);
  cached.set(pool, reading);
}

/** For a call that changes settings or entries: the facts are read again before its reply is sent. */
export function forgetOfferFacts(pool: Pool): void {
  cached.get(pool)?.forget();
}

/**
 * As of today in Europe/Paris: the same object until something changes. A transaction reads its own.
 */
export function offerFacts(db: Db): Promise<OfferFacts> {
  const day = parisDay(new Date());
  return cached.get(db)?.get(day) ?? readOfferFacts(db, day);
}
