import type { Setting } from '@ardoise/domain/settings/setting.ts';
import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import { useState } from 'react';
import type { EditedSetting } from './use-edited-settings.ts';

export type SettingEdits = Partial<Record<SettingKey, unknown>>;

export const settingOf = (key: SettingKey) => SETTINGS[key] as Setting<unknown>;

/** An emptied list or text is a change, unlike in a draft (components/same-content.ts). */
function isSame(value: unknown, stored: unknown): boolean {
  return typeof value === 'object'
    ? JSON.stringify(value) === JSON.stringify(stored)
    : Object.is(value, stored);
}

/** Problems of the edits, by path: 'banniere', 'contacts.0.nom'. */
export function editProblems(edits: SettingEdits): Record<string, string> {
  const problems = (Object.keys(edits) as SettingKey[]).flatMap((key) =>
    (settingOf(key).problems?.(edits[key]) ?? []).map(
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
  const valueAt = (key: SettingKey) =>
    key in edits ? edits[key] : settings.find(({ cle }) => cle === key)?.valeur;
  const change = (key: SettingKey, value: unknown) => {
    const stored = settings.find(({ cle }) => cle === key)?.valeur;
    const { [key]: _former, ...others } = edits;
    const next = isSame(value, stored) ? others : { ...others, [key]: value };
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
    changed: Object.keys(edits) as SettingKey[],
    valueAt,
    change,
    reset,
    setErrors,
    /** Onto settings that somebody else has saved, with the merge of a conflict. */
    rebase: (present: readonly EditedSetting[], merged: SettingEdits) => {
      setBase(present);
      setEdits(merged);
    },
  };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
