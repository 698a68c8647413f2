import { ENTRY_LIST_NAMES, ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { Db } from '../../../db/transaction.ts';
import { findPictureNames } from './picture-names.repository.ts';

const PLACES = ENTRY_LIST_NAMES.flatMap((list) => {
  const { name, pictures } = ENTRY_LISTS[list];
  return pictures.map(({ path }) => ({ list, name, picture: path }));
});

/** What pictures of the catalogue are, by their paths: the names of their entries. One that is no entry's is left out. */
export function namesOfPictures(db: Db, addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return findPictureNames(db, PLACES, addresses);
}
