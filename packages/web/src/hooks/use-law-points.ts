import { readLawPoints } from '@ardoise/domain/contract/law-points.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** What the law asks of a card, computed anew at each opening until it is signed. */
export function useLawPoints(id: string) {
  return useQuery({
    queryKey: [...projectKey(id), 'points-de-droit'],
    queryFn: ({ signal }) => request(readLawPoints, { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
