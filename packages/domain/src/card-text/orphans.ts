import type { CardText, CardTextReading } from '../projects/card-text.ts';
import type { DrinkChoice } from '../projects/draft-fields.ts';
import { kept } from './kept.ts';

interface TextOfOrder {
  texteCarte?: CardText | undefined;
  lectureCarte?: CardTextReading | undefined;
  infocarte?: { boissons?: Record<string, Record<string, DrinkChoice>> | undefined } | undefined;
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
