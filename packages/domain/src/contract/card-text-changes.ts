import * as z from 'zod/mini';
import { cardLine, cardSection, drinkPrice, lectureCarte, lineReading } from '../projects/card-text.ts';
import { CARD_TEXT_LIMITS } from '../projects/card-text-limits.ts';
import { key } from '../projects/draft-fields.ts';

/** Ids of removed items, and of all in their new order. */
const ids = z.optional(z.array(key).check(z.maxLength(2 * CARD_TEXT_LIMITS.lines)));
const changes = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(
    z.strictObject({
      ecrites: z.optional(z.array(item).check(z.maxLength(CARD_TEXT_LIMITS.lines))),
      retirees: ids,
      ordre: ids,
    }),
  );

/**
 * The changed lines of a card's text since the version that the save names, in place of `texteCarte` and `lectureCarte`
 * (domain/card-text/card-changes.ts; specification/card-text.md#saving).
 */
export const cardTextChanges = z.strictObject({
  sections: changes(cardSection),
  lignes: changes(cardLine),
  boissons: changes(drinkPrice),
  origine: lectureCarte.shape.origine,
  lecture: changes(lineReading),
});
