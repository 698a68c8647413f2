import type { SettingControl } from '@ardoise/domain/settings/setting.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';

/** Props of the control of a setting. */
export interface ControlProps<Value, Kind extends SettingControl['kind'] = SettingControl['kind']> {
  name: SettingKey;
  label: string;
  help?: string | undefined;
  control: Extract<SettingControl, { kind: Kind }>;
  value: Value;
  /** Messages by path below the setting; '' is the setting's own. */
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  onChange(value: Value): void;
}
