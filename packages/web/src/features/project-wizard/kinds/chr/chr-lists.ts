import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';

/** The reference lists that the steps of a Carte Brasserie show, in the order of the steps. */
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
