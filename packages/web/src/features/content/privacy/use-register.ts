import { readRegister } from '@ardoise/domain/contract/privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

/** What is kept about whom; changes with the software only. */
export function useRegister() {
  return useQuery({
    queryKey: ['privacy-register'],
    queryFn: ({ signal }) => request(readRegister, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
