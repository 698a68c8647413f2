import * as z from 'zod/mini';
import { CATALOGUE_LISTS, type CatalogueList } from './catalogue-lists.ts';

export const catalogueListSchema = z.enum(
  Object.keys(CATALOGUE_LISTS) as [CatalogueList, ...CatalogueList[]],
);

/**
 * An entry that a draft has chosen and the catalogue no longer offers: hidden, past its days, or withdrawn (`retiree`),
 * which reopens its step (specification/content-management.md#catalogues).
 */
export const keptEntrySchema = z.object({
  liste: catalogueListSchema,
  retiree: z.boolean(),
  /** The item as `rest/<list>/data` returned it. */
  item: z.unknown(),
});

export interface KeptEntry {
  liste: CatalogueList;
  retiree: boolean;
  item: unknown;
}
