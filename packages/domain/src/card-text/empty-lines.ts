import type { CardText } from '../projects/card-text.ts';
import { isEmptyLine } from '../projects/has-card-text.ts';
import { kept } from './kept.ts';

/** As it is stored: lines with neither a name nor a price stay on the screen where they wait to be written. */
export function withoutEmptyLines<Order extends { texteCarte?: CardText | undefined }>(order: Order): Order {
  const { texteCarte } = order;
  const lines = kept(texteCarte?.lignes ?? [], (line) => !isEmptyLine(line));
  if (texteCarte?.lignes === undefined || lines === texteCarte.lignes) return order;
  return { ...order, texteCarte: { ...texteCarte, lignes: lines } };
}
