import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { planQuotas } from '@ardoise/domain/contract/quota-edits.ts';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { useKeepCells, useRefreshGrid } from './use-quota-grid.ts';

/** Saves prepared figures, all or none; a stale one refetches the year and throws. */
export function useSavePlan(annee: number) {
  const keep = useKeepCells(annee);
  const refresh = useRefreshGrid(annee);
  return async (body: BodyOf<typeof planQuotas>): Promise<void> => {
    try {
      keep((await request(planQuotas, { params: { annee }, body })).cellules);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await refresh();
      throw error;
    }
  };
}
