import * as z from 'zod/mini';
import { alcoholSchema } from './alcohol.ts';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A cocktail (`rest/cocktails/data`); `ingredient` is the line printed under its name. */
export const cocktailSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
  ingredient: z.string().check(z.minLength(1), z.maxLength(300)),
  alcool: alcoholSchema,
});
export type Cocktail = z.infer<typeof cocktailSchema>;
