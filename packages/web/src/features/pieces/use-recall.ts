import { readRecall, tellRecall } from '@ardoise/domain/contract/recalls.ts';
import type { RecallList } from '@ardoise/domain/rules/recalls.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

const keyOf = (id: string) => ['recall', id] as const;

/** While a list is prepared, how often its progress is read. */
const LOOK_MS = 2_000;

/** A list as it was made: once it is whole, only its message changes it. */
export function useRecall(id: string, liste: RecallList, lignes: number) {
  return useQuery({
    queryKey: [...keyOf(id), liste, lignes],
    queryFn: ({ signal }) => request(readRecall, { params: { id }, query: { liste, lignes }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.preparation ? LOOK_MS : false),
  });
}

export function useTellRecall(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => request(tellRecall, { params: { id }, body: { message } }),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
