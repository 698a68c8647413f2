import { listAccounts } from '@ardoise/domain/contract/accounts.ts';
import { listCatalogues } from '@ardoise/domain/contract/catalogue-entries.ts';
import { readQuotaGrid } from '@ardoise/domain/contract/quota-edits.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

/** The next year in Paris. */
export const nextYear = () => parisYear(new Date()) + 1;

/** The lists with their counts. */
export function useCatalogueCounts() {
  return useQuery({
    queryKey: ['content', 'catalogues', 'counts'],
    queryFn: async ({ signal }) => (await request(listCatalogues, { signal })).listes,
  });
}

/** How many people can create nothing, for want of an SMHF; at most one page of them. */
export function useWithoutSmhf() {
  return useQuery({
    queryKey: ['content', 'comptes', 'without-smhf'],
    queryFn: async ({ signal }) => {
      const { comptes } = await request(listAccounts, { query: { etat: 'sans-smhf' }, signal });
      return comptes.length;
    },
  });
}

/** SMHFs with a cell of next year's quotas that is not set. */
export function useUnsetQuotas() {
  return useQuery({
    queryKey: ['content', 'quotas', 'unset'],
    queryFn: async ({ signal }) => {
      const grid = await request(readQuotaGrid, { params: { annee: nextYear() }, signal });
      if (grid.etat === 'ouverte') return [];
      return grid.lignes
        .filter(({ cellules }) => Object.values(cellules).some(({ annuel }) => annuel === null))
        .map(({ prenom, nom }) => `${prenom} ${nom}`.trim());
    },
  });
}
