import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { changeSettings as changeCall } from '@ardoise/domain/contract/setting-changes.ts';
import { type FieldError, Refusal } from '@ardoise/domain/errors.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Setting } from '@ardoise/domain/settings/setting.ts';
import { SETTING_KEYS, SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import { LATER_DAY_NEEDED } from '@ardoise/domain/words/needed.ts';
import type { AppContext } from '../../app-context.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { imposedBy } from './imposed-settings.ts';
import { putSetting } from './put-setting.ts';
import { readEditedSettings } from './read-edited-settings.ts';
import { readSettings } from './read-settings.ts';
import { scheduleSetting } from './schedule-setting.ts';
import { lockSettings, readSettingValues } from './settings.repository.ts';

type Body = BodyOf<typeof changeCall>;
type Context = Pick<AppContext, 'pool' | 'config'>;

/** @throws Refusal ROLE, VALIDATION */
function refuseWrong({ config }: Context, role: Role, keys: readonly SettingKey[], body: Body): void {
  if (keys.some((key) => !roleMay(SETTINGS[key].who, role))) throw new Refusal('ROLE');
  const champs = keys.flatMap((key): FieldError[] => {
    const variable = imposedBy(config, key);
    if (variable !== null)
      return [{ chemin: key, message: `Fixé par la variable ${variable} de l’installation.` }];
    const { problems }: Setting<unknown> = SETTINGS[key] as Setting<unknown>;
    return (problems?.(body[key]) ?? []).map(({ chemin, message }) => ({
      chemin: chemin === '' ? key : `${key}.${chemin}`,
      message,
    }));
  });
  if (body.le !== undefined && body.le <= parisDay(new Date()))
    champs.push({ chemin: 'le', message: LATER_DAY_NEEDED });
  const [first] = champs;
  if (first !== undefined) throw new Refusal('VALIDATION', { message: first.message, champs });
}

/** Those whose value is not what is stored. @throws Refusal VERSION when one of them was changed meanwhile */
async function changedKeys(
  tx: Transaction,
  { config }: Context,
  role: Role,
  keys: readonly SettingKey[],
  body: Body,
): Promise<SettingKey[]> {
  const stored = await readSettingValues(tx, keys);
  const changed = keys.filter((key) => !isDeepStrictEqual(stored[key], body[key]));
  const present = await readEditedSettings(tx, config, role);
  const stale = present.reglages.some(({ cle, version }) => {
    const read = body.versions?.[cle];
    return changed.includes(cle) && read !== undefined && read !== version;
  });
  if (stale)
    throw new Refusal('VERSION', {
      message: 'Les réglages ont été modifiés entre-temps par une autre personne.',
      etat: present,
    });
  return changed;
}

/** Changes settings, now or from a later day on, and logs those that are other values. @throws Refusal ROLE, VALIDATION, VERSION */
export async function changeSettings(
  context: Context,
  role: Role,
  body: Body,
): Promise<ReplyOf<typeof changeCall>> {
  const keys = SETTING_KEYS.filter((key) => body[key] !== undefined);
  refuseWrong(context, role, keys, body);
  return inTransaction(context.pool, async (tx) => {
    await lockSettings(tx);
    for (const key of await changedKeys(tx, context, role, keys, body)) {
      if (body.le === undefined) await putSetting(tx, key, body[key]);
      else await scheduleSetting(tx, key, { valeur: body[key], le: body.le });
    }
    return readSettings(tx);
  });
}
