import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { countSettings as countCall } from '@ardoise/domain/contract/setting-changes.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Db } from '../../../db/transaction.ts';
import {
  countAccounts,
  countDrafts,
  countFinished,
  countPromised,
  countQuotas,
  type TouchedCount,
} from './setting-counts.repository.ts';

/** What settings touch now, by key and value. */
export async function countSettings(db: Db, now: Date = new Date()): Promise<ReplyOf<typeof countCall>> {
  const counts = await Promise.all([
    countDrafts(db),
    countPromised(db),
    countQuotas(db, parisYear(now)),
    countAccounts(db),
    countFinished(db),
  ]);
  const byKey: Record<string, Pick<TouchedCount, 'valeur' | 'nombre'>[]> = {};
  for (const { key, ...count } of counts.flat()) {
    byKey[key] ??= [];
    byKey[key].push(count);
  }
  return byKey;
}
