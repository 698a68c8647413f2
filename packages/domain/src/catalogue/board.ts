import * as z from 'zod/mini';
import { INK_NAMES } from '../base/ink.ts';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

const ink = z.optional(z.enum(INK_NAMES));

/**
 * Style of a board's drawing; omitted parts are neutral (`board-look.ts`). Inks by role, the corners of its frames, and
 * the picture of its line's drink with its height relative to the tallest.
 */
const boardLookSchema = z.object({
  inks: z.optional(
    z.object({
      ground: ink,
      chalk: ink,
      rule: ink,
      sheet: ink,
      ink,
      accent: ink,
      onAccent: ink,
      plate: ink,
      wood: ink,
    }),
  ),
  ornament: z.optional(z.enum(['notched', 'square'])),
  drink: z.optional(
    z.object({ image: imageAddressSchema, height: z.number().check(z.minimum(0.3), z.maximum(1)) }),
  ),
});

/** A board of the catalogue (`rest/boards/data`, specification/project-data.md#catalogues). */
export const boardSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  /** Its category: rules test it for the substrings 'PET' and 'Gamme' (specification/boards.md#how-many). */
  field_type_de_board: itemNameSchema,
  field_image_board: imageAddressSchema,
  /** Name of its brief, parsed by `readBoardBrief`. */
  field_state_name_brief: itemIdSchema,
  field_apercu: z.optional(boardLookSchema),
});
export type Board = z.infer<typeof boardSchema>;
