import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { readEditedSettings as editedCall } from '@ardoise/domain/contract/setting-changes.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { SETTING_KEYS, SETTINGS } from '@ardoise/domain/settings/settings.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/transaction.ts';
import { imposedBy, imposedValue } from './imposed-settings.ts';
import { listScheduledSettings } from './scheduled-settings.repository.ts';
import { listLastChanges, readSettingValues } from './settings.repository.ts';

function person({ username, shown }: { username: string | null; shown: string }) {
  return username === null ? null : { username, nom: shown || username };
}

/** The settings that this role may change, with their versions, who changed them and what is scheduled. */
export async function readEditedSettings(
  db: Db,
  config: Config,
  role: Role,
): Promise<ReplyOf<typeof editedCall>> {
  const keys = SETTING_KEYS.filter((key) => roleMay(SETTINGS[key].who, role));
  const values = await readSettingValues(db, keys);
  const changes = new Map((await listLastChanges(db)).map((change) => [change.key, change]));
  const scheduled = new Map((await listScheduledSettings(db)).map((plan) => [plan.key, plan]));
  return {
    reglages: keys.map((cle) => {
      const last = changes.get(cle);
      const plan = scheduled.get(cle);
      const impose = imposedBy(config, cle);
      return {
        cle,
        valeur: impose === null ? values[cle] : imposedValue(config, cle),
        version: String(last?.id ?? 0),
        modifie: last === undefined ? null : { t: last.at, qui: person(last) },
        programme: plan === undefined ? null : { valeur: plan.value, le: plan.day, qui: person(plan) },
        impose,
      };
    }),
  };
}
