import {
  countSettings,
  type EditedSetting,
  readEditedSettings,
} from '@ardoise/domain/contract/setting-changes.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type { EditedSetting };

/** Query keys of the settings' screens; a change of any setting refetches them (api/refresh-changed.ts). */
export const editedSettingsKey = ['content', 'reglages', 'edited'];
const countsKey = ['content', 'reglages', 'counts'];

/** The settings that this person may change. */
export function useEditedSettings() {
  return useQuery({
    queryKey: editedSettingsKey,
    queryFn: async ({ signal }) => (await request(readEditedSettings, { signal })).reglages,
  });
}

/** What they touch; read once the page is open. */
export function useSettingCounts() {
  return useQuery({ queryKey: countsKey, queryFn: ({ signal }) => request(countSettings, { signal }) });
}
