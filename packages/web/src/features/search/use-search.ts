import { LONGEST_SEARCH, searchProjects } from '@ardoise/domain/contract/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { usePaused } from '../../hooks/use-paused.ts';

/** Debounce of typing. */
const TYPING_MS = 180;
/** Minimum length: a single letter matches nearly everything. */
const SHORTEST = 2;

/** Hits for the typed query, debounced; keeps the former ones while loading. */
export function useSearch(typed: string) {
  const asked = typed.trim().slice(0, LONGEST_SEARCH);
  const paused = usePaused(asked, TYPING_MS);
  const enabled = [...paused].length >= SHORTEST;
  const query = useQuery({
    queryKey: ['projects', 'search', paused],
    queryFn: ({ signal }) => request(searchProjects, { query: { q: paused }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    asked,
    isLongEnough: [...asked].length >= SHORTEST,
    hits: enabled ? query.data?.resultats : undefined,
    error: enabled ? query.error : null,
    /** Whether the displayed hits are outdated. */
    isBehind: paused !== asked || query.isPlaceholderData || query.isFetching,
    retry: query.refetch,
  };
}
