import { printers } from '@ardoise/domain/contract/users.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

/** The printers that an order can be assigned to. */
export function usePrinters() {
  return useQuery({
    queryKey: ['printers'],
    queryFn: ({ signal }) => request(printers, { signal }),
  });
}
