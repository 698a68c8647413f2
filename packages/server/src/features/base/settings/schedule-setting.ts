import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../content-log/record-content-change.ts';
import {
  deleteScheduledSetting,
  findScheduledSetting,
  writeScheduledSetting,
} from './scheduled-settings.repository.ts';

/** List of the log's lines about what is scheduled: another entry than the setting itself. */
export const SCHEDULED = 'programme';

interface Planned {
  valeur: unknown;
  le: string;
}

async function planOf(tx: Transaction, key: SettingKey): Promise<Planned | null> {
  const found = await findScheduledSetting(tx, key);
  return found && { valeur: found.value, le: found.day };
}

const line = (key: SettingKey) => ({
  area: 'reglages' as const,
  list: SCHEDULED,
  entry: key,
  label: SETTINGS[key].label,
});

/** Schedules a setting's change, replacing an earlier one, and logs it. The caller must have the lock. */
export async function scheduleSetting(tx: Transaction, key: SettingKey, planned: Planned): Promise<void> {
  const before = await planOf(tx, key);
  await writeScheduledSetting(tx, key, { value: planned.valeur, day: planned.le });
  await recordContentChange(tx, { ...line(key), act: 'programmation', before, after: planned });
}

/** Unschedules a setting's change, and logs it; idempotent. The caller must have the lock. */
export async function unscheduleSetting(tx: Transaction, key: SettingKey): Promise<void> {
  const before = await planOf(tx, key);
  if (before === null) return;
  await deleteScheduledSetting(tx, key);
  await recordContentChange(tx, { ...line(key), act: 'suppression', before, after: null });
}
