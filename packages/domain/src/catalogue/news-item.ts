import * as z from 'zod/mini';
import { itemIdSchema, itemNameSchema, SITE_PATH } from './item-id.ts';

/** Target of a news item: a path of this site or an https URL. */
export const NEWS_LINK = new RegExp(`${SITE_PATH.source}|^https://[^\\s/\\\\]\\S*$`);

/** A news item of the home page (`rest/articles/data`): plain text, paragraphs separated by an empty line. */
export const newsItemSchema = z.object({
  id: itemIdSchema,
  title: itemNameSchema,
  body: z.string().check(z.minLength(1), z.maxLength(4000)),
  /** A `NEWS_LINK`; empty without a link. */
  path: z.string().check(z.regex(new RegExp(`^$|${NEWS_LINK.source}`)), z.maxLength(500)),
});
export type NewsItem = z.infer<typeof newsItemSchema>;
