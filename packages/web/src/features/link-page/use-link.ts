import { openLink } from '@ardoise/domain/contract/files.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** A link's request. Fetched once: a refetch must not reset the page while a file is being chosen. */
export function useLink(token: string) {
  return useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => request(openLink, { params: { token }, signal }),
    refetchOnWindowFocus: false,
  });
}
