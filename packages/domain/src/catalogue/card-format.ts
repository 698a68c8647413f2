import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

const sideMm = z.number().check(z.minimum(10), z.maximum(5000));

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
  /** Of one flap, in millimetres, for the check of print files; absent where its words say no size. */
  largeurMm: z.optional(sideMm),
  hauteurMm: z.optional(sideMm),
});
export type CardFormat = z.infer<typeof cardFormatSchema>;
