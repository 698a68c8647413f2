import type { SettingKey, SettingValues } from '@ardoise/domain/settings/settings.ts';
import type { Config } from '../../../config.ts';
import { relyingParty } from '../../../http/relying-party.ts';

const withoutKeys = (config: Config) => (relyingParty(config) === null ? null : undefined);

/** Settings overridden by environment variables: read-only. */
const IMPOSED = {
  ageMotDePasse: {
    variable: 'PASSWORD_MAX_AGE_DAYS',
    value: ({ passwordMaxAgeDays }: Config) => passwordMaxAgeDays,
  },
  // Where browsers cannot create keys, none is required: every login would fail.
  cleAdministrateur: { variable: 'PUBLIC_URL', value: withoutKeys },
  cleSiege: { variable: 'PUBLIC_URL', value: withoutKeys },
} as const satisfies {
  [Key in SettingKey]?: { variable: string; value: (config: Config) => SettingValues[Key] | undefined };
};

const isImposable = (key: SettingKey): key is keyof typeof IMPOSED => key in IMPOSED;

/** The variable that gives this setting, if it is set. */
export function imposedBy(config: Config, key: SettingKey): string | null {
  return imposedValue(config, key) === undefined || !isImposable(key) ? null : IMPOSED[key].variable;
}

/** Its value then. */
export function imposedValue(config: Config, key: SettingKey): unknown {
  return isImposable(key) ? IMPOSED[key].value(config) : undefined;
}
