import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A picture of the food of a menu board (`rest/visuel-solide/data`): 'solide' on the screens. */
export const solidSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  field_type_de_solide: itemNameSchema,
  field_image_visuel_solide: imageAddressSchema,
});
export type Solid = z.infer<typeof solidSchema>;
