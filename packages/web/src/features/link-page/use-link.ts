import { openLink } from '@ardoise/domain/contract/files.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** What a link asks for. It is read once: the page must stay as it is while one chooses a file. */
export function useLink(token: string) {
  return useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => request(openLink, { params: { token }, signal }),
    refetchOnWindowFocus: false,
  });
}
