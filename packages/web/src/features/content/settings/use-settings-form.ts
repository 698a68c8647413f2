import type { Setting } from '@ardoise/domain/settings/setting.ts';
import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import { useState } from 'react';
import { formatDate } from '../../../components/format-date.ts';
import type { EditedSetting } from './use-edited-settings.ts';

/** What the page edits: the settings, and the day on which a suspended creation opens by itself. */
type EditedField = SettingKey | 'reouverture';
export type SettingEdits = Partial<Record<EditedField, unknown>>;

export const settingOf = (key: SettingKey) => SETTINGS[key] as Setting<unknown>;

const REOPENING: Pick<Setting<unknown>, 'label' | 'inWords' | 'problems'> = {
  label: 'Réouverture VAE',
  inWords: (day) => (day === null ? 'aucune' : formatDate(`${String(day)}T12:00:00Z`)),
};

/** Label and words of what the page edits. */
export const fieldOf = (key: EditedField) => (key === 'reouverture' ? REOPENING : settingOf(key));

/** As it was read: a day of reopening is the plan of the suspension. */
export function storedValue(settings: readonly EditedSetting[], key: EditedField): unknown {
  const found = settings.find(({ cle }) => cle === (key === 'reouverture' ? 'vaeSuspendue' : key));
  if (key !== 'reouverture') return found?.valeur;
  return found?.programme?.valeur === false ? found.programme.le : null;
}

/** An emptied list or text is a change, unlike in a draft (components/same-content.ts). */
function isSame(value: unknown, stored: unknown): boolean {
  return typeof value === 'object'
    ? JSON.stringify(value) === JSON.stringify(stored)
    : Object.is(value, stored);
}

/** Problems of the edits, by path: 'banniere', 'contacts.0.nom'. */
export function editProblems(edits: SettingEdits): Record<string, string> {
  const problems = (Object.keys(edits) as EditedField[]).flatMap((key) =>
    (fieldOf(key).problems?.(edits[key]) ?? []).map(
      ({ chemin, message }) => [chemin === '' ? key : `${key}.${chemin}`, message] as const,
    ),
  );
  return Object.fromEntries(problems);
}

/**
 * The edits of the page over the settings as they were read when the first one was made: what others save meanwhile is
 * found by the versions.
 */
export function useSettingsForm(read: readonly EditedSetting[]) {
  const [edits, setEdits] = useState<SettingEdits>({});
  const [base, setBase] = useState<readonly EditedSetting[] | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const settings = base ?? read;
  const valueAt = (key: EditedField) => (key in edits ? edits[key] : storedValue(settings, key));
  const change = (key: EditedField, value: unknown) => {
    const next: SettingEdits = { ...edits, [key]: value };
    if (isSame(value, storedValue(settings, key))) delete next[key];
    // Open again, nothing is left to open by itself.
    if (key === 'vaeSuspendue' && value === false) delete next.reouverture;
    setEdits(next);
    setBase(Object.keys(next).length === 0 ? null : settings);
    setErrors((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([path]) => path !== key && !path.startsWith(`${key}.`)),
      ),
    );
  };
  const reset = () => {
    setEdits({});
    setBase(null);
    setErrors({});
  };
  return {
    settings,
    edits,
    errors,
    changed: Object.keys(edits) as EditedField[],
    valueAt,
    change,
    reset,
    setErrors,
    /** These edits are stored: what was changed while they were sent is kept. */
    saved: (sent: SettingEdits) => {
      setEdits((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([key, value]) => !isSame(value, sent[key as EditedField])),
        ),
      );
      setBase(null);
      setErrors({});
    },
    /** Rebases the edits on settings saved by another person, with the merge of a conflict. */
    rebase: (present: readonly EditedSetting[], merged: SettingEdits) => {
      setBase(present);
      setEdits(merged);
    },
  };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
