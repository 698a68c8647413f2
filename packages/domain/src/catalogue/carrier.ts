import * as z from 'zod/mini';
import { itemIdSchema, itemNameSchema } from './item-id.ts';
import { TRACKING_LINK } from './tracking-link.ts';

/** A carrier of printed orders (`rest/transporteurs/data`), with the page on which it shows a parcel. */
export const carrierSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  /** A `TRACKING_LINK`; empty without such a page. */
  lien: z.string().check(z.regex(new RegExp(`^$|${TRACKING_LINK.source}`)), z.maxLength(300)),
});
export type Carrier = z.infer<typeof carrierSchema>;
