import type { QuotaGrid } from '@ardoise/domain/contract/quota-edits.ts';
import { readQuotaGrid } from '@ardoise/domain/contract/quota-edits.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type { QuotaCell, QuotaGrid } from '@ardoise/domain/contract/quota-edits.ts';
export type GridLine = QuotaGrid['lignes'][number];

const keyOf = (annee: number) => ['content', 'quotas', annee];

/** Quotas of a year; changes by others invalidate them. */
export function useQuotaGrid(annee: number) {
  return useQuery({
    queryKey: keyOf(annee),
    queryFn: ({ signal }) => request(readQuotaGrid, { params: { annee }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Refetches a year; resolves with the reply. */
export function useRefreshGrid(annee: number) {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: keyOf(annee) });
}

/** Writes saved cells into the cached year, before the server's notification. */
export function useKeepCells(annee: number) {
  const cache = useQueryClient();
  return (
    saved: readonly { smhf: string; typeProjet: QuotaKind; annuel: number | null; version: number }[],
  ) =>
    cache.setQueryData<QuotaGrid>(keyOf(annee), (grid) => {
      if (grid === undefined) return grid;
      const lignes = grid.lignes.map((line) => {
        const cellules = { ...line.cellules };
        for (const { smhf, typeProjet, annuel, version } of saved)
          if (smhf === line.smhf) cellules[typeProjet] = { ...cellules[typeProjet], annuel, version };
        return { ...line, cellules };
      });
      return { ...grid, lignes };
    });
}

/** 'Antoine Delmas' */
export function lineName({ prenom, nom, smhf }: Pick<GridLine, 'prenom' | 'nom' | 'smhf'>): string {
  return `${prenom} ${nom}`.trim() || smhf;
}
