import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';

/** The reference lists of a Carte Brasserie's steps, in step order. */
export const CHR_LISTS: readonly CatalogueList[] = [
  'themes',
  'matieres_chr',
  'format',
  'boissons',
  'cocktails',
  'illustrations',
  'mentions',
  'modeleqrcodes',
  'modeleqrcodesstickers',
];
