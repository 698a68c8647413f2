import { listSilentNames } from '@ardoise/domain/contract/accessibility.ts';
import {
  countWithoutSmhf,
  listLeftBehind,
  listPlannedContent,
} from '@ardoise/domain/contract/content-overview.ts';
import { listCopiedPasskeys } from '@ardoise/domain/contract/passkeys.ts';
import { readQuotaGrid } from '@ardoise/domain/contract/quota-edits.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { useQuery } from '@tanstack/react-query';
import { CONTENT_LOG_KEY } from '../../../api/refresh-changed.ts';
import { request } from '../../../api/request.ts';

/** The next year in Paris. */
export const nextYear = () => parisYear(new Date()) + 1;

/** What changes by itself; any line of the log may have changed it. */
export function usePlanned() {
  return useQuery({
    queryKey: [...CONTENT_LOG_KEY, 'programme'],
    queryFn: ({ signal }) => request(listPlannedContent, { signal }),
    staleTime: 0,
  });
}

/** Names that say nothing to whoever does not see what they name. */
export function useSilentNames() {
  return useQuery({
    queryKey: [...CONTENT_LOG_KEY, 'silent-names'],
    queryFn: async ({ signal }) => (await request(listSilentNames, { signal })).noms,
    staleTime: 0,
  });
}

/** How many people can create nothing, for want of an SMHF. */
export function useWithoutSmhf() {
  return useQuery({
    queryKey: ['content', 'comptes', 'without-smhf'],
    queryFn: async ({ signal }) => (await request(countWithoutSmhf, { signal })).nombre,
    staleTime: 0,
  });
}

/** People deactivated by the directory whose projects or team are not reassigned yet. */
export function useLeftBehind() {
  return useQuery({
    queryKey: ['content', 'comptes', 'left-behind'],
    queryFn: async ({ signal }) => (await request(listLeftBehind, { signal })).comptes,
    staleTime: 0,
  });
}

/** Whose passkey was disabled; the administrator's affair. */
export function useCopiedKeys({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['content', 'comptes', 'copied-keys'],
    queryFn: async ({ signal }) => (await request(listCopiedPasskeys, { signal })).comptes,
    enabled,
    staleTime: 0,
  });
}

/** The present year in Paris while no creation is possible in it: its quotas are not opened, nor an earlier year's taken over. */
export function useClosedQuotas() {
  return useQuery({
    queryKey: ['content', 'quotas', 'closed'],
    queryFn: async ({ signal }) => {
      const annee = nextYear() - 1;
      const { etat, repris } = await request(readQuotaGrid, { params: { annee }, signal });
      return etat === 'preparation' && repris === null ? annee : null;
    },
    staleTime: 0,
  });
}

/** The SMHFs with a cell of next year's quotas that is not set; null once the year is open, or without any SMHF. */
export function useUnsetQuotas() {
  return useQuery({
    queryKey: ['content', 'quotas', 'unset'],
    queryFn: async ({ signal }) => {
      const grid = await request(readQuotaGrid, { params: { annee: nextYear() }, signal });
      if (grid.etat === 'ouverte' || grid.lignes.length === 0) return null;
      return grid.lignes
        .filter(({ cellules }) => Object.values(cellules).some(({ annuel }) => annuel === null))
        .map(({ prenom, nom }) => `${prenom} ${nom}`.trim());
    },
    staleTime: 0,
  });
}
