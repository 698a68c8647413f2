import { readSettings } from '@ardoise/domain/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { settingsKey } from '../api/session.ts';

/** Settings of head office: the banner, the suspension of VAE. */
export function useSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => request(readSettings, { signal }) });
}
