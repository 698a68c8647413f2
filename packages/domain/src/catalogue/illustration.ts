import * as z from 'zod/mini';
import { FRIEZE_PATTERNS } from '../base/ornament-names.ts';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A picture that decorates the card (`rest/illustrations/data`): a drawing, or a frieze along an edge. */
export const illustrationSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
  type: z.enum(['illustration', 'frise']),
  /** How a frieze is drawn on a card; by default its picture is repeated. */
  field_apercu: z.optional(z.object({ pattern: z.enum(FRIEZE_PATTERNS) })),
});
export type Illustration = z.infer<typeof illustrationSchema>;
