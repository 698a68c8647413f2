import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import * as card from './card-lists.ts';
import type { EntryList } from './entry-list.ts';
import * as other from './other-lists.ts';
import { themes } from './themes.ts';

/** Every reference list for who edits it, in the order of the index of catalogues. */
export const ENTRY_LISTS: { readonly [List in CatalogueList]: EntryList } = {
  boissons: card.boissons,
  themes,
  boards: other.boards,
  'visuel-solide': other.visuelSolide,
  illustrations: card.illustrations,
  cocktails: card.cocktails,
  format: card.format,
  matieres_chr: card.matieresChr,
  modeleqrcodes: card.modeleqrcodes,
  modeleqrcodesstickers: card.modeleqrcodesstickers,
  mentions: card.mentions,
  support: other.support,
  supportssurmesure: other.supportssurmesure,
  matieres: other.matieres,
  chartescce: other.chartescce,
  formatPDA: card.formatPDA,
  transporteurs: other.transporteurs,
  articles: other.articles,
};

/** The names of the lists, in that order. */
export const ENTRY_LIST_NAMES = Object.keys(ENTRY_LISTS) as [CatalogueList, ...CatalogueList[]];
