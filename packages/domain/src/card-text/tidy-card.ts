import type { CardText, CardTextReading } from '../projects/card-text.ts';
import type { DrinkChoice } from '../projects/draft-fields.ts';
import { isEmptyLine } from './card-sections.ts';

interface TextOfOrder {
  texteCarte?: CardText | undefined;
  lectureCarte?: CardTextReading | undefined;
  infocarte?: { boissons?: Record<string, Record<string, DrinkChoice>> | undefined } | undefined;
}

/** The same list, unless something is left out: what does not change is compared at no cost. */
function kept<Item>(list: readonly Item[], test: (item: Item) => boolean): Item[] {
  return list.every(test) ? (list as Item[]) : list.filter(test);
}

/**
 * Without what has lost its subject: the price of a drink that is not chosen, the reading of a line that is not there.
 */
export function withoutOrphans<Order extends TextOfOrder>(order: Order): Order {
  const { texteCarte, lectureCarte, infocarte } = order;
  const chosen = new Set(Object.values(infocarte?.boissons ?? {}).flatMap(Object.keys));
  const lines = new Set(texteCarte?.lignes?.map(({ entree }) => entree));
  const drinks = kept(
    texteCarte?.boissons ?? [],
    ({ cle, prix }) => chosen.has(cle) && Boolean(prix?.trim()),
  );
  const read = kept(lectureCarte?.lignes ?? [], ({ entree }) => lines.has(entree));
  const tidy = { ...order };
  if (texteCarte?.boissons !== undefined && drinks !== texteCarte.boissons)
    tidy.texteCarte = { ...texteCarte, boissons: drinks };
  if (lectureCarte?.lignes !== undefined && read !== lectureCarte.lignes)
    tidy.lectureCarte = { ...lectureCarte, lignes: read };
  return tidy;
}

/** As it is stored: lines with neither a name nor a price stay on the screen where they wait to be written. */
export function withoutEmptyLines<Order extends TextOfOrder>(order: Order): Order {
  const { texteCarte } = order;
  const lines = kept(texteCarte?.lignes ?? [], (line) => !isEmptyLine(line));
  if (texteCarte?.lignes === undefined || lines === texteCarte.lignes) return order;
  return { ...order, texteCarte: { ...texteCarte, lignes: lines } };
}
