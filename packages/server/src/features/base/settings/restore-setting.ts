import { Refusal } from '@ardoise/domain/base/errors.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { SCHEDULED } from './schedule-setting.ts';
import {
  deleteScheduledSetting,
  findScheduledSetting,
  writeScheduledSetting,
} from './scheduled-settings.repository.ts';
import { deleteSetting, lockSettings, tellSessions, writeSetting } from './settings.repository.ts';

interface SettingChange {
  list: string;
  entry: string;
  before: unknown;
  after: unknown;
}

const refused = (message: string) => new Refusal('STATUT', { message });

/** The plan as it was; one that has become the value is taken back where the value is. */
async function restorePlan(tx: Transaction, { entry, before, after }: SettingChange): Promise<void> {
  if (after !== null && (await findScheduledSetting(tx, entry)) === null)
    throw refused('Ce changement programmé a déjà été fait\u00a0: rétablissez le réglage lui-même.');
  if (before === null) {
    await deleteScheduledSetting(tx, entry);
    return;
  }
  const { valeur, le } = before as { valeur: unknown; le: string };
  if (le <= parisDay(new Date())) throw refused('Le jour de ce changement programmé est passé.');
  await writeScheduledSetting(tx, entry, { value: valeur, day: le });
}

/** Writes back what a setting, or its plan, was (features/content/content-undo); null is its default. @throws Refusal ROLE, STATUT */
export async function restoreSetting(tx: Transaction, change: SettingChange, actor: Actor): Promise<void> {
  const { list, entry, before } = change;
  const setting = SETTINGS[entry as SettingKey];
  if (setting === undefined) throw refused('Ce réglage n’existe plus.');
  if (!roleMay(setting.who, actor.role)) throw new Refusal('ROLE');
  await lockSettings(tx);
  if (list === SCHEDULED) return restorePlan(tx, change);
  if (before === null) await deleteSetting(tx, entry);
  else await writeSetting(tx, entry, before);
  await tellSessions(tx);
}
