import { listPasskeysOf, removePasskeysOf } from '@ardoise/domain/contract/passkeys.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

/** Somebody's passkeys, for the administrator. */
export function usePasskeysOf(uid: number) {
  const params = { uid: String(uid) };
  const passkeys = useQuery({
    queryKey: ['content', 'comptes', 'passkeys', uid],
    queryFn: ({ signal }) => request(listPasskeysOf, { params, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return { passkeys, removeAll: () => request(removePasskeysOf, { params }) };
}
