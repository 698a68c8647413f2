import { listGuides } from '@ardoise/domain/contract/guides.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** PDFs that head office set for this role. */
export function useGuides() {
  return useQuery({
    queryKey: ['contacts', 'guides'],
    queryFn: ({ signal }) => request(listGuides, { signal }),
    select: ({ guides }) => guides,
  });
}
