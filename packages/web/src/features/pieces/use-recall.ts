import { readRecall, tellRecall } from '@ardoise/domain/contract/recalls.ts';
import type { RecallList } from '@ardoise/domain/rules/recalls.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

const keyOf = (id: string) => ['recall', id] as const;

/** A list as it was made: only its message changes it. */
export function useRecall(id: string, liste: RecallList, lignes: number) {
  return useQuery({
    queryKey: [...keyOf(id), liste, lignes],
    queryFn: ({ signal }) => request(readRecall, { params: { id }, query: { liste, lignes }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useTellRecall(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => request(tellRecall, { params: { id }, body: { message } }),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
