import { isDeepStrictEqual } from 'node:util';
import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../content-log/record-content-change.ts';
import { readSetting, tellSessions, writeSetting } from './settings.repository.ts';

/** Settings that the cache of sessions depends on. */
export const OF_SESSIONS: readonly SettingKey[] = [
  'sessionInactive',
  'ageMotDePasse',
  'cleAdministrateur',
  'cleSiege',
];

/** Writes a setting and logs it, if its value changes. The caller must have locked the settings. */
export async function putSetting(tx: Transaction, key: SettingKey, value: unknown): Promise<void> {
  const before = await readSetting(tx, key);
  if (isDeepStrictEqual(before, value)) return;
  await writeSetting(tx, key, value);
  if (OF_SESSIONS.includes(key)) await tellSessions(tx);
  await recordContentChange(tx, {
    area: 'reglages',
    entry: key,
    label: SETTINGS[key].label,
    act: 'modification',
    before,
    after: value,
  });
}
