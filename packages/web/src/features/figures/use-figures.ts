import { type FiguresQuery, readFigures } from '@ardoise/domain/contract/figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** The figures of a period; those before stay shown while others are read. */
export function useFigures(query: FiguresQuery) {
  return useQuery({
    queryKey: ['figures', query],
    queryFn: ({ signal }) => request(readFigures, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
