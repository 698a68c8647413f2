import * as z from 'zod/mini';
import { itemIdSchema, itemNameSchema } from './item-id.ts';

/** A news item of the home page (`rest/articles/data`): plain text, paragraphs separated by an empty line. */
export const newsItemSchema = z.object({
  id: itemIdSchema,
  title: itemNameSchema,
  body: z.string().check(z.minLength(1), z.maxLength(4000)),
  /** Link target: a path of this site or an https URL; empty without a link. */
  path: z.string().check(z.regex(/^(?:$|\/(?!\/)|https:\/\/)/), z.maxLength(500)),
});
export type NewsItem = z.infer<typeof newsItemSchema>;
