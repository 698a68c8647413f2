import { type CatalogueReply, readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** The news of the home page, in head office's order. */
export function useNews() {
  return useQuery({
    queryKey: ['catalogue', 'articles'],
    queryFn: async ({ signal }) =>
      (await request(readCatalogue, { params: { list: 'articles' }, signal })) as CatalogueReply<'articles'>,
  });
}
