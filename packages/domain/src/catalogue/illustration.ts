import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A picture that decorates the card (`rest/illustrations/data`): a drawing, or a frieze along an edge. */
export const illustrationSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
  type: z.enum(['illustration', 'frise']),
});
export type Illustration = z.infer<typeof illustrationSchema>;
