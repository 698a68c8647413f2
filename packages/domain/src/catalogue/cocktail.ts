import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A cocktail (`rest/cocktails/data`); `ingredient` is the line printed under its name. */
export const cocktailSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
  ingredient: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type Cocktail = z.infer<typeof cocktailSchema>;
