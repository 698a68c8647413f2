import * as z from 'zod/mini';
import { itemIdSchema, itemNameSchema } from './item-id.ts';

/** A material of the card (`rest/matieres_chr/data`); the two flags state which flap counts it suits. */
export const cardMaterialSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  field_1_volet: z.boolean(),
  field_2_volets: z.boolean(),
});
export type CardMaterial = z.infer<typeof cardMaterialSchema>;
