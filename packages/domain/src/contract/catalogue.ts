import * as z from 'zod/mini';
import { CATALOGUE_LISTS, type CatalogueItem, type CatalogueList } from '../catalogue/catalogue-lists.ts';
import { get } from './call.ts';

/** One call for all reference lists: `rest/boissons/data`, `rest/themes/data`… */
export const readCatalogue = get('A reference list', {
  path: '/rest/:list/data',
  who: 'catalogue.read',
  params: z.object({ list: z.enum(Object.keys(CATALOGUE_LISTS) as [CatalogueList, ...CatalogueList[]]) }),
  reply: z.array(z.unknown()),
});

export type CatalogueReply<List extends CatalogueList> = CatalogueItem<List>[];
