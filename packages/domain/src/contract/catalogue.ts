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

/** Settings of head office: the home banner, the suspension of VAE (specification/content-management.md#settings). */
export const settings = z.object({ banniere: z.string(), vaeSuspendue: z.boolean() });
export const readSettings = get('Settings that screens show', {
  path: '/rest/myplv/reglages',
  who: 'session',
  reply: settings,
});
