import * as z from 'zod/mini';
import { alcoholSchema } from './alcohol.ts';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/**
 * A drink of the range (`rest/boissons/data`, specification/project-data.md#catalogues). `name` is the family, `name_1`
 * the drink; the two pictures are in the same order.
 */
export const drinkSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  name_1: itemNameSchema,
  field_gamme_format_boissons: itemNameSchema,
  field_gamme_image_boissons: imageAddressSchema,
  field_gamme_image_boissons_1: imageAddressSchema,
  /** Sort rank of the drink within its family, from 0. */
  weight_children: z.int().check(z.minimum(0)),
  fullName: itemNameSchema,
  alcool: alcoholSchema,
});
export type Drink = z.infer<typeof drinkSchema>;

/** `fullName` of a drink, built from its name and its format (specification/project-data.md#catalogues). */
export function drinkFullName(drink: Pick<Drink, 'name_1' | 'field_gamme_format_boissons'>): string {
  return `${drink.name_1} ${drink.field_gamme_format_boissons}`;
}
