import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A format of the card (`rest/format/data`); the two flags state for how many flaps it exists. */
export const cardFormatSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
  /** Dimensions and fold, in words. */
  media_format: itemNameSchema,
  code_produit: itemNameSchema,
  field_1_volet: z.boolean(),
  field_2_volets: z.boolean(),
});
export type CardFormat = z.infer<typeof cardFormatSchema>;
