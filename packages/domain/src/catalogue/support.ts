import * as z from 'zod/mini';
import { PROJECT_TYPES } from '../projects/kinds.ts';
import { imageAddressSchema, itemIdSchema } from './item-id.ts';

/** What a project can be made on (`rest/support/data`): its name is the project's `type`. */
export const supportSchema = z.object({
  id: itemIdSchema,
  name: z.enum(PROJECT_TYPES),
  image: imageAddressSchema,
});
export type Support = z.infer<typeof supportSchema>;
