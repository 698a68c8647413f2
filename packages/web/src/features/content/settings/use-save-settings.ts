import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { settingsKey } from '../../../api/session.ts';
import { useToast } from '../../../components/Toast.tsx';
import { mergeEntry } from '../merge-entry.ts';
import { type EditedSetting, editedSettingsKey } from './use-edited-settings.ts';
import { editProblems, type SettingEdits, type SettingsForm, storedValue } from './use-settings-form.ts';

const valuesOf = (settings: readonly EditedSetting[], edits: SettingEdits): SettingEdits =>
  Object.fromEntries(
    (Object.keys(edits) as (keyof SettingEdits)[]).map((key) => [key, storedValue(settings, key)]),
  );

/** Three sides of settings that two people changed. */
interface Conflict {
  base: SettingEdits;
  mine: SettingEdits;
  theirs: SettingEdits;
  present: EditedSetting[];
  /** Who saved the other version, if one person did. */
  who: string | undefined;
  le: string | undefined;
}

function whoChanged(present: readonly EditedSetting[], conflicts: readonly string[]): string | undefined {
  const changed = present.filter(
    ({ cle }) => conflicts.includes(cle) || (cle === 'vaeSuspendue' && conflicts.includes('reouverture')),
  );
  const names = new Set(changed.map(({ modifie }) => modifie?.qui?.nom));
  return names.size === 1 ? [...names][0] : undefined;
}

function presentOf(error: unknown): EditedSetting[] | null {
  if (!(error instanceof ApiError) || error.code !== 'VERSION') return null;
  return (error.etat as { reglages: EditedSetting[] }).reglages;
}

/** Edits over the settings as they were read. */
interface Sent {
  edits: SettingEdits;
  on: readonly EditedSetting[];
  le?: string | undefined;
}

function send({ edits, on, le }: Sent) {
  const read = on.filter(({ cle }) => cle in edits || (cle === 'vaeSuspendue' && 'reouverture' in edits));
  const versions = Object.fromEntries(read.map(({ cle, version }) => [cle, version]));
  const body = { ...edits, versions, ...(le && { le }) } as BodyOf<typeof changeSettings>;
  return request(changeSettings, { body });
}

/** Shows what is saved at once, here; other screens are notified. */
function useSaved() {
  const cache = useQueryClient();
  const toast = useToast();
  return async (settings: ReplyOf<typeof changeSettings>, scheduled: boolean) => {
    cache.setQueryData(settingsKey, settings);
    await cache.invalidateQueries({ queryKey: editedSettingsKey });
    toast({ message: scheduled ? 'Changement programmé.' : 'Réglages enregistrés, pour tout le monde.' });
  };
}

/**
 * Saves the edits, now or for a day. What somebody else saved meanwhile is taken; what both changed is asked
 * (specification/content-management.md#two-editors).
 */
export function useSaveSettings(form: SettingsForm) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const onSaved = useSaved();
  const save = useMutation({
    mutationFn: send,
    onSuccess: async (settings, { edits: sent, le }) => {
      await onSaved(settings, le !== undefined);
      form.saved(sent);
      setConflict(null);
    },
    onError: (error, { edits, on, le }) => {
      if (error instanceof ApiError && error.code === 'VALIDATION')
        form.setErrors(Object.fromEntries(error.champs.map(({ chemin, message }) => [chemin, message])));
      const present = presentOf(error);
      if (present === null) return;
      const [base, theirs] = [valuesOf(on, edits), valuesOf(present, edits)];
      form.rebase(present, edits);
      const { merged, conflicts } = mergeEntry(base, edits, theirs);
      if (conflicts.length === 0) save.mutate({ edits: merged, on: present, le });
      else setConflict({ base, mine: edits, theirs, present, le, who: whoChanged(present, conflicts) });
    },
  });
  const { edits, settings } = form;
  return {
    busy: save.isPending,
    /** Above the page: what is no field's, and no conflict's. */
    error: save.error !== null && presentOf(save.error) === null ? save.error : null,
    conflict,
    later: () => setConflict(null),
    choose: (merged: SettingEdits) => {
      if (conflict === null) return;
      setConflict(null);
      form.rebase(conflict.present, merged);
      save.mutate({ edits: merged, on: conflict.present, le: conflict.le });
    },
    /** Returns whether it was sent: otherwise the fields say why not. */
    submit: (le?: string): boolean => {
      const problems = editProblems(edits);
      form.setErrors(problems);
      if (Object.keys(problems).length > 0) return false;
      save.mutate({ edits, on: settings, le });
      return true;
    },
  };
}
