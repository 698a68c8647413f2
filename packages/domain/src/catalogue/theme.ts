import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A graphic theme of the card (`rest/themes/data`). */
export const themeSchema = z.object({ id: itemIdSchema, name: itemNameSchema, image: imageAddressSchema });
export type Theme = z.infer<typeof themeSchema>;
