import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A board of the catalogue (`rest/boards/data`, specification/project-data.md#catalogues). */
export const boardSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  /** Its category: rules look for 'PET' and for 'Gamme' in it (specification/boards.md#how-many). */
  field_type_de_board: itemNameSchema,
  field_image_board: imageAddressSchema,
  /** The brief that it asks for: see `readBoardBrief`. */
  field_state_name_brief: itemIdSchema,
});
export type Board = z.infer<typeof boardSchema>;
