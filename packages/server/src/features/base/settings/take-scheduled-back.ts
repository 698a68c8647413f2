import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { unscheduleSetting } from './schedule-setting.ts';
import { lockSettings } from './settings.repository.ts';

/** Takes what is scheduled for a setting back; idempotent. @throws Refusal ROLE */
export async function takeScheduledBack(pool: Pool, role: Role, key: SettingKey): Promise<void> {
  if (!roleMay(SETTINGS[key].who, role)) throw new Refusal('ROLE');
  await inTransaction(pool, async (tx) => {
    await lockSettings(tx);
    await unscheduleSetting(tx, key);
  });
}
