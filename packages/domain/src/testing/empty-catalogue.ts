import { CATALOGUE_LISTS, type CatalogueList } from '../catalogue/catalogue-lists.ts';
import type { CatalogueOf } from '../wizards/catalogue/offered.ts';

/** An empty catalogue, for tests to fill. */
export const EMPTY_CATALOGUE = Object.fromEntries(
  Object.keys(CATALOGUE_LISTS).map((list) => [list, []]),
) as unknown as CatalogueOf<CatalogueList>;
