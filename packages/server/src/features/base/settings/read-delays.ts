import type { Delays } from '@ardoise/domain/base/words/delays.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import type { Db } from '../../../db/transaction.ts';
import { readSettingValues } from './settings.repository.ts';

/** The setting of each delay. */
export const DELAY_SETTINGS = {
  agence: 'delaiAgence',
  installateur: 'delaiInstallateur',
} as const satisfies Record<keyof Delays, SettingKey>;

/** The delays that head office promises. */
export async function readDelays(db: Db): Promise<Delays> {
  const values = await readSettingValues(db, Object.values(DELAY_SETTINGS));
  return { agence: values.delaiAgence, installateur: values.delaiInstallateur };
}
