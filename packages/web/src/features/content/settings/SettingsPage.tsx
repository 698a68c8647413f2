import { LATER_DAY_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { SETTING_KEYS } from '@ardoise/domain/settings/settings.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Bar } from '../../../components/Bar.tsx';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { usePlace } from '../../../router/context.ts';
import { useBlocker } from '../../../router/use-blocker.ts';
import { ContentConflict } from '../ContentConflict.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { AT_MIDNIGHT, tomorrow } from './later-day.ts';
import { SettingRow } from './SettingRow.tsx';
import { SETTINGS_SECTIONS } from './settings-sections.ts';
import { type EditedSetting, useEditedSettings, useSettingCounts } from './use-edited-settings.ts';
import { useSaveSettings } from './use-save-settings.ts';
import { fieldOf, type SettingEdits, type SettingsForm, useSettingsForm } from './use-settings-form.ts';
import './Settings.css';

interface ScheduleDialogProps {
  /** Labels of what changes then. */
  changed: readonly string[];
  onSchedule: (day: string) => void;
  onClose: () => void;
}

/** Prompts for the day on which the edits of the page take effect. */
function ScheduleDialog({ changed, onSchedule, onClose }: ScheduleDialogProps) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const schedule = () => {
    if (day === '' || day < tomorrow()) setError(LATER_DAY_NEEDED);
    else onSchedule(day);
  };
  return (
    <Modal
      title="Programmer ces changements"
      description={changed.join(', ')}
      size="s"
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" onClick={schedule}>
            Programmer
          </Button>
        </>
      }
    >
      <div className={error ? 'field field-bad' : 'field'}>
        <DateInput
          id="settings-day"
          label="À partir du"
          value={day}
          min={tomorrow()}
          isBad={error !== undefined}
          describedBy="settings-day-message"
          onChange={(chosen) => {
            setDay(chosen);
            setError(undefined);
          }}
        />
        <FieldMessage id="settings-day-message" error={error} help={AT_MIDNIGHT} />
      </div>
    </Modal>
  );
}

interface SettingsBarProps {
  /** Labels of what is changed. */
  changed: readonly string[];
  busy: boolean;
  onCancel: () => void;
  onSchedule: () => void;
  onSave: () => void;
}

/** What is changed, and the one save of the page. */
function SettingsBar({ changed, busy, onCancel, onSchedule, onSave }: SettingsBarProps) {
  return (
    <Bar className="settings-bar" label="Enregistrer les réglages">
      <p className="settings-bar-said" role="status">
        <Icon of={IconPencil} />
        <span>
          {counted(changed.length, 'réglage modifié', 'réglages modifiés')}&nbsp;: {changed.join(', ')}
        </span>
      </p>
      <Button onClick={onCancel}>Annuler</Button>
      <Button onClick={onSchedule}>Programmer…</Button>
      <Button tone="main" size="l" busy={busy} onClick={onSave}>
        Enregistrer
      </Button>
    </Bar>
  );
}

/** Settings of head office, a question a row, saved at once (specification/content-management.md#settings). */
export function SettingsPage() {
  const read = useEditedSettings();
  return (
    <ContentFrame title="Réglages">
      {read.isPending && (
        <SkeletonGroup>
          <Skeleton height={160} />
          <Skeleton height={200} />
          <Skeleton height={200} />
        </SkeletonGroup>
      )}
      {read.error && <LoadFailed query={read} />}
      {read.data && <SettingsSheet read={read.data} />}
    </ContentFrame>
  );
}

const LABELS = Object.fromEntries(
  [...SETTING_KEYS, 'reouverture' as const].map((key) => [key, fieldOf(key).label]),
);

/** A link leads to a section, which is there once the settings are read. */
function useSectionInSight(): void {
  const { hash } = usePlace();
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash]);
}

function SettingsSheet({ read }: { read: readonly EditedSetting[] }) {
  const form = useSettingsForm(read);
  const save = useSaveSettings(form);
  const [scheduling, setScheduling] = useState(false);
  const changed = form.changed.map((key) => fieldOf(key).label);
  const dirty = changed.length > 0;
  useFocusOnError(form.errors);
  useSectionInSight();
  return (
    <>
      {save.error && (
        <Banner tone="stop" role="alert">
          {messageOf(save.error)}
        </Banner>
      )}
      {SETTINGS_SECTIONS.map((section) => (
        <SettingsSectionView key={section.id} section={section} form={form} />
      ))}
      {dirty && (
        <SettingsBar
          changed={changed}
          busy={save.busy}
          onCancel={form.reset}
          onSchedule={() => setScheduling(true)}
          onSave={() => save.submit()}
        />
      )}
      {scheduling && (
        <ScheduleDialog
          changed={changed}
          onSchedule={(day) => {
            setScheduling(false);
            save.submit(day);
          }}
          onClose={() => setScheduling(false)}
        />
      )}
      {save.conflict && (
        <ContentConflict
          title="Réglages"
          labels={LABELS}
          {...save.conflict}
          inWords={(key, value) => fieldOf(key as keyof SettingEdits).inWords(value)}
          onChoose={save.choose}
          onLater={save.later}
        />
      )}
      <LeaveGuard dirty={dirty} />
    </>
  );
}

/** Focuses the first wrong control after a refused save. */
function useFocusOnError(errors: SettingsForm['errors']) {
  const first = Object.keys(errors)[0];
  useEffect(() => {
    if (first !== undefined)
      document.querySelector<HTMLElement>('.settings-row [aria-invalid="true"]')?.focus();
  }, [first]);
}

function SettingsSectionView({
  section: { id, title, lede, keys },
  form,
}: {
  section: (typeof SETTINGS_SECTIONS)[number];
  form: SettingsForm;
}) {
  const counts = useSettingCounts();
  const shown = keys.flatMap((key) => form.settings.find(({ cle }) => cle === key) ?? []);
  if (shown.length === 0) return null;
  return (
    <section className="settings-section" aria-labelledby={`settings-${id}`}>
      <div>
        <h2 className="title-section" id={`settings-${id}`}>
          {title}
        </h2>
        <p className="lede">{lede}</p>
        <p className="hint">{lastChange(shown)}</p>
      </div>
      <div className="settings-controls">
        {shown.map((edited) => (
          <SettingRow key={edited.cle} edited={edited} form={form} counts={counts.data?.[edited.cle] ?? []} />
        ))}
      </div>
    </section>
  );
}

/** 'Dernier changement : Yann Kerbrat, 16 novembre 2026' */
function lastChange(settings: readonly EditedSetting[]): string {
  const [last] = settings.flatMap(({ modifie }) => modifie ?? []).sort((a, b) => b.t.localeCompare(a.t));
  if (last === undefined) return 'Rien de changé depuis l’installation';
  return `Dernier changement\u00a0: ${last.qui?.nom ?? 'programmé'}, ${formatDate(last.t)}`;
}

/** Confirms before unsaved input is discarded. */
function LeaveGuard({ dirty }: { dirty: boolean }) {
  const held = useBlocker(() => dirty);
  if (held === null) return null;
  return (
    <ConfirmDialog
      title="Quitter sans enregistrer les réglages ?"
      confirm="Quitter sans enregistrer"
      cancel="Rester"
      onConfirm={held.proceed}
      onClose={held.reset}
    >
      <p>Ce que vous avez changé sur cette page sera perdu.</p>
    </ConfirmDialog>
  );
}
