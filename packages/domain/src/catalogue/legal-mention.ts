import * as z from 'zod/mini';
import { itemIdSchema, itemNameSchema } from './item-id.ts';

/** A legal mention printed on the card (`rest/mentions/data`); `texte` is printed verbatim. */
export const legalMentionSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  texte: z.string().check(z.minLength(1), z.maxLength(500)),
});
export type LegalMention = z.infer<typeof legalMentionSchema>;
