import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { putSetting } from './put-setting.ts';
import { hasDueSetting, takeDueSettings } from './scheduled-settings.repository.ts';
import { lockSettings } from './settings.repository.ts';

/**
 * Makes values of the scheduled changes whose day has begun in Europe/Paris. Idempotent, and safe with two processes:
 * what one takes, the other does not find.
 */
export async function applyScheduledSettings(pool: Pool, now: Date = new Date()): Promise<void> {
  const today = parisDay(now);
  if (!(await hasDueSetting(pool, today))) return;
  await inTransaction(pool, async (tx) => {
    await lockSettings(tx);
    for (const { key, value } of await takeDueSettings(tx, today)) await putSetting(tx, key, value);
  });
}
