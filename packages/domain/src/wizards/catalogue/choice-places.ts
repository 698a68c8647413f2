import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';

/**
 * How a place stores what it chose: a copy with its id; a map of copies by id; drinks, by family then by id; its name
 * alone; a board.
 */
export type ChoiceShape = 'copy' | 'copies' | 'drinks' | 'name' | 'board';

/** A place of the document where entries of a list are chosen; `*` is every item of a list or map. */
export interface ChoicePlace {
  /** Most places have one; the material of a Direct Agence is of either list. */
  lists: readonly CatalogueList[];
  path: string;
  shape: ChoiceShape;
  /** Id of the map entry that says that none is chosen. */
  none?: string;
}

/** A copy of an entry of this list. */
export const copyAt = (list: CatalogueList, path: string): ChoicePlace => ({
  lists: [list],
  path,
  shape: 'copy',
});

/** Copies by id; `none` is the id of the entry that says that none is chosen. */
export const copiesAt = (list: CatalogueList, path: string, none: string): ChoicePlace => ({
  lists: [list],
  path,
  shape: 'copies',
  none,
});

/** The name alone. */
export const nameAt = (list: CatalogueList, path: string): ChoicePlace => ({
  lists: [list],
  path,
  shape: 'name',
});

/** Drinks, by family then by id. */
export const drinksAt = (path: string): ChoicePlace => ({ lists: ['boissons'], path, shape: 'drinks' });
