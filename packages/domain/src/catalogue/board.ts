import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A board of the catalogue (`rest/boards/data`, section 3 of the specification's data document). */
export const boardSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  /** Its category: rules look for 'PET' and for 'Gamme' in it (1-product.md section 5). */
  field_type_de_board: itemNameSchema,
  field_image_board: imageAddressSchema,
  /** The brief that it asks for: see `readBoardBrief`. */
  field_state_name_brief: itemIdSchema,
});
export type Board = z.infer<typeof boardSchema>;
