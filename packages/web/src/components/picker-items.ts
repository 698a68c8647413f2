import { counted, NBSP } from './format-number.ts';

/** One picture to choose. */
export interface PickerItem {
  id: string;
  name: string;
  /** The line under the name: format, price. */
  detail?: string | undefined;
  /** Address of the picture. */
  image?: string | undefined;
  /** Heading it stands under; none when the list has no families. */
  family?: string | undefined;
  /** More words that the search finds it by, and that the zoom shows. */
  description?: string | undefined;
}

/** What the pictures are, for sentences: `{one: 'boisson', many: 'boissons', feminine: true}`. */
export interface PickerNoun {
  one: string;
  many: string;
  feminine?: boolean;
}

export interface Family {
  name: string;
  items: readonly PickerItem[];
}

/** The items under their headings, both in the order in which they come. */
export function familiesOf(items: readonly PickerItem[]): Family[] {
  const families = Map.groupBy(items, (item) => item.family ?? '');
  return [...families].map(([name, members]) => ({ name, items: members }));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Items that hold every word, whatever accents and case. */
export function matching(items: readonly PickerItem[], words: string): readonly PickerItem[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return items;
  return items.filter((item) => {
    const text = plain([item.name, item.detail, item.family, item.description].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** Said where no picture holds the words. */
export const NOTHING_MATCHES = 'Rien ne correspond à cette recherche.';

/** '3 choisies' */
export function chosenCount(count: number, { feminine = false }: PickerNoun): string {
  return counted(count, feminine ? 'choisie' : 'choisi', feminine ? 'choisies' : 'choisis');
}

/** '3 choisies, 4 au minimum': the count that every picker and the action bar of a phone show. */
export function tally(count: number, noun: PickerNoun, min = 0): string {
  return min > 0 ? `${chosenCount(count, noun)}, ${min}${NBSP}au minimum` : chosenCount(count, noun);
}
