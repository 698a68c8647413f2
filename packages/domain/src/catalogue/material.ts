import * as z from 'zod/mini';
import { itemIdSchema, itemNameSchema } from './item-id.ts';

/** A material of made-to-measure supports and of Direct Agence (`rest/matieres/data`). */
export const materialSchema = z.object({ id: itemIdSchema, name: itemNameSchema });
export type Material = z.infer<typeof materialSchema>;
