import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { presentOrigin } from '../../../http/request-origin.ts';

/** A change that is set for a later day. */
export interface ScheduledSetting {
  key: SettingKey;
  value: unknown;
  /** yyyy-MM-dd, in Europe/Paris. */
  day: string;
  username: string | null;
  shown: string;
}

const LISTED = `select s.key, s.value, s.day::text, s.name as username, trim(concat(u.prenom, ' ', u.nom)) as shown
  from scheduled_settings s left join users u on u.uid = s.uid`;

/** By day. */
export async function listScheduledSettings(db: Db): Promise<ScheduledSetting[]> {
  const { rows } = await db.query<ScheduledSetting>(`${LISTED} order by s.day, s.key`);
  return rows;
}

/** That of one setting. */
export async function findScheduledSetting(db: Db, key: string): Promise<ScheduledSetting | null> {
  const { rows } = await db.query<ScheduledSetting>(`${LISTED} where s.key = $1`, [key]);
  return rows[0] ?? null;
}

/** Upserts, in the name of the current request's person. */
export async function writeScheduledSetting(
  tx: Transaction,
  key: string,
  { value, day }: Pick<ScheduledSetting, 'value' | 'day'>,
): Promise<void> {
  const { who } = presentOrigin();
  await tx.query(
    `insert into scheduled_settings (key, value, day, uid, name) values ($1, $2, $3, $4, $5)
     on conflict (key) do update set value = excluded.value, day = excluded.day, uid = excluded.uid, name = excluded.name`,
    [key, JSON.stringify(value), day, who?.uid ?? null, who?.name ?? null],
  );
}

/** Returns whether there was one. */
export async function deleteScheduledSetting(tx: Transaction, key: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from scheduled_settings where key = $1', [key]);
  return rowCount === 1;
}

/** Whether any is due; without a lock, since it is polled every few seconds. */
export async function hasDueSetting(db: Db, today: string): Promise<boolean> {
  const { rows } = await db.query('select from scheduled_settings where day <= $1 limit 1', [today]);
  return rows.length > 0;
}

/** Removes and returns those whose day has begun, the earliest first. */
export async function takeDueSettings(
  tx: Transaction,
  today: string,
): Promise<Pick<ScheduledSetting, 'key' | 'value' | 'day'>[]> {
  const { rows } = await tx.query<Pick<ScheduledSetting, 'key' | 'value' | 'day'>>(
    'delete from scheduled_settings where day <= $1 returning key, value, day::text',
    [today],
  );
  return rows.sort((a, b) => a.day.localeCompare(b.day));
}
