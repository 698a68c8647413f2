import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A board of the catalogue (`rest/boards/data`, specification/project-data.md#catalogues). */
export const boardSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  /** Its category: rules test it for the substrings 'PET' and 'Gamme' (specification/boards.md#how-many). */
  field_type_de_board: itemNameSchema,
  field_image_board: imageAddressSchema,
  /** Name of its brief, parsed by `readBoardBrief`. */
  field_state_name_brief: itemIdSchema,
});
export type Board = z.infer<typeof boardSchema>;
