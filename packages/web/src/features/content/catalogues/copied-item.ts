import { cutText } from '@ardoise/domain/base/words/cut-text.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { CatalogueEntry } from './use-entries.ts';

/** What is left of a name of 120 characters beside ' (copie 99)'. */
const LONGEST = 109;

/** A copy of an entry, under a name that no other has: 'Menu enfant (copie)', 'Menu enfant (copie 2)'. */
export function copiedItem(
  list: CatalogueList,
  { item }: CatalogueEntry,
  entries: readonly CatalogueEntry[],
): CatalogueEntry['item'] {
  const taken = new Set(entries.map((entry) => nameOf(list, entry.item)));
  const name = cutText(nameOf(list, item), LONGEST);
  let copy = `${name} (copie)`;
  for (let number = 2; taken.has(copy); number += 1) copy = `${name} (copie ${number})`;
  return { ...item, [ENTRY_LISTS[list].name]: copy };
}
