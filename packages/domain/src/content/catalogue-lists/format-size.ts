import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import { sizeInWords } from '../../drawing/cards/flap-size.ts';
import type { EntryItem } from './entry-list.ts';
import { hasFormatSize } from './entry-words.ts';

const isBlank = (value: unknown) => value === undefined || value === '';
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A format with the size that its words say, where nobody typed one. */
export function withFormatSize<Item extends object>(item: Item): Item {
  const { largeurMm, hauteurMm, ...words } = item as EntryItem;
  if (!isBlank(largeurMm) || !isBlank(hauteurMm)) return item;
  const size = sizeInWords({ media_format: asText(words.media_format), name: asText(words.name) });
  return (size === null ? words : { ...words, largeurMm: size.width, hauteurMm: size.height }) as Item;
}

/** An entry as it is stored: of a format with its size. */
export function withSizeInWords(list: CatalogueList, item: EntryItem): EntryItem {
  return hasFormatSize(list) ? withFormatSize(item) : item;
}
