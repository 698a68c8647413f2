import type { SettingCount } from '@ardoise/domain/settings/setting.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Reopening } from './Reopening.tsx';
import { SettingControl } from './SettingControl.tsx';
import { SettingPreview } from './SettingPreview.tsx';
import { SettingTouched } from './SettingTouched.tsx';
import type { EditedSetting } from './use-edited-settings.ts';
import { useTakeScheduledBack } from './use-scheduled.ts';
import { type SettingsForm, settingOf } from './use-settings-form.ts';

interface SettingRowProps {
  edited: EditedSetting;
  form: SettingsForm;
  counts: readonly SettingCount[];
}

/** One setting: its control, what people read, what the change touches, and what is scheduled. */
export function SettingRow({ edited, form, counts }: SettingRowProps) {
  const { cle: key, impose } = edited;
  const setting = settingOf(key);
  const value = form.valueAt(key);
  const touched = key in form.edits ? setting.touches?.(edited.valeur, value, counts) : null;
  // Said by its own field.
  const isReopening = key === 'vaeSuspendue' && value === true && edited.programme?.valeur === false;
  const prefix = `${key}.`;
  const errors = Object.fromEntries(
    Object.entries(form.errors).flatMap(([path, message]) => {
      if (path === key) return [['', message]];
      return path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [];
    }),
  );
  return (
    <div className="settings-row">
      <SettingControl
        name={key}
        label={setting.label}
        help={impose === null ? setting.help : `Fixé par ${impose}, dans l’installation\u00a0: il l’emporte.`}
        control={setting.control}
        value={value}
        errors={errors}
        readOnly={impose !== null}
        onChange={(next) => form.change(key, next)}
      />
      <SettingPreview name={key} value={value} changed={key in form.edits} />
      {touched && <SettingTouched name={key} sentence={touched} />}
      {key === 'vaeSuspendue' && value === true && <Reopening form={form} />}
      {edited.programme && !isReopening && <Planned cle={key} programme={edited.programme} />}
    </div>
  );
}

function Planned({
  cle,
  programme,
}: {
  cle: SettingKey;
  programme: NonNullable<EditedSetting['programme']>;
}) {
  const back = useTakeScheduledBack();
  const { valeur, le, qui } = programme;
  const setting = settingOf(cle);
  return (
    <p className="settings-planned">
      <Icon of={IconCalendarEvent} />
      <span>
        Le {formatDate(`${le}T12:00:00Z`)}&nbsp;: <b>{setting.inWords(valeur)}</b>
        {qui && <span className="meta"> Programmé par {qui.nom}</span>}
      </span>
      <Button tone="text" busy={back.isPending} onClick={() => back.mutate({ cle, valeur, le })}>
        Annuler<span className="visually-hidden"> le changement programmé de {setting.label}</span>
      </Button>
    </p>
  );
}
