import { counted, NBSP } from './format-number.ts';

/** A picture to choose. */
export interface PickerItem {
  id: string;
  name: string;
  /** The line under the name: format, price. */
  detail?: string | undefined;
  /** URL of the picture. */
  image?: string | undefined;
  /** Heading of its group; none when the list has no families. */
  family?: string | undefined;
  /** More search terms, also displayed by the zoom. */
  description?: string | undefined;
}

/** Noun of the items, for sentences: `{one: 'boisson', many: 'boissons', feminine: true}`. */
export interface PickerNoun {
  one: string;
  many: string;
  feminine?: boolean;
}

export interface Family {
  name: string;
  items: readonly PickerItem[];
}

/** Groups the items by heading, preserving order. */
export function familiesOf(items: readonly PickerItem[]): Family[] {
  const families = Map.groupBy(items, (item) => item.family ?? '');
  return [...families].map(([name, members]) => ({ name, items: members }));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Items that contain every word, ignoring accents and case. */
export function matching(items: readonly PickerItem[], words: string): readonly PickerItem[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return items;
  return items.filter((item) => {
    const text = plain([item.name, item.detail, item.family, item.description].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** Message without a match, or without anything to search. */
export function nothingFound(items: readonly unknown[]): string {
  return items.length > 0 ? 'Rien ne correspond à cette recherche.' : NOTHING_OFFERED;
}

/** Said where a list is empty. */
export const NOTHING_OFFERED = 'Rien n’est encore proposé ici\u00a0: le siège n’a pas rempli cette liste.';

/** '3 choisies' */
function chosenCount(count: number, { feminine = false }: PickerNoun): string {
  return counted(count, feminine ? 'choisie' : 'choisi', feminine ? 'choisies' : 'choisis');
}

/** '3 choisies, 4 au minimum': the count of every picker, and of the action bar of a phone. */
export function tally(count: number, noun: PickerNoun, min = 0): string {
  return min > 0 ? `${chosenCount(count, noun)}, ${min}${NBSP}au minimum` : chosenCount(count, noun);
}
