import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A type of made-to-measure support (`rest/supportssurmesure/data`): store, bâche, totem… */
export const customSupportSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
});
export type CustomSupport = z.infer<typeof customSupportSchema>;
