import { type FieldError, Refusal } from '@ardoise/domain/base/errors.ts';
import { LATER_DAY_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { changeSettings as changeCall } from '@ardoise/domain/contract/setting-changes.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Setting } from '@ardoise/domain/settings/setting.ts';
import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import type { Config } from '../../../config.ts';
import { isRealDay, NO_SUCH_DAY } from '../../../http/read-day.ts';
import { imposedBy } from './imposed-settings.ts';

type Body = BodyOf<typeof changeCall>;

function wrongDay(chemin: string, day: string | null | undefined): FieldError[] {
  if (typeof day !== 'string') return [];
  if (day <= parisDay(new Date())) return [{ chemin, message: LATER_DAY_NEEDED }];
  return isRealDay(day) ? [] : [{ chemin, message: NO_SUCH_DAY }];
}

function wrongDays({ le, reouverture }: Body): FieldError[] {
  const wrong = [...wrongDay('le', le), ...wrongDay('reouverture', reouverture)];
  if (wrong.length > 0) return wrong;
  // A setting has one plan: the reopening is one.
  if (le === undefined || reouverture === undefined) return [];
  return [
    {
      chemin: 'reouverture',
      message: 'Enregistrez d’abord la réouverture, puis programmez les autres changements.',
    },
  ];
}

function wrongValues(config: Config, key: SettingKey, value: unknown): FieldError[] {
  const variable = imposedBy(config, key);
  if (variable !== null)
    return [{ chemin: key, message: `Fixé par la variable ${variable} de l’installation.` }];
  const { problems } = SETTINGS[key] as Setting<unknown>;
  return (problems?.(value) ?? []).map(({ chemin, message }) => ({
    chemin: chemin === '' ? key : `${key}.${chemin}`,
    message,
  }));
}

/** @throws Refusal ROLE for a setting of the administrator's; VALIDATION with all wrong fields */
export function refuseWrongSettings(
  config: Config,
  role: Role,
  keys: readonly SettingKey[],
  body: Body,
): void {
  if (keys.some((key) => !roleMay(SETTINGS[key].who, role))) throw new Refusal('ROLE');
  const champs = [...keys.flatMap((key) => wrongValues(config, key, body[key])), ...wrongDays(body)];
  const [first] = champs;
  if (first !== undefined) throw new Refusal('VALIDATION', { message: first.message, champs });
}
