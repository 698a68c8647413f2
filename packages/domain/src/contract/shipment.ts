import * as z from 'zod/mini';
import { LONGEST_CARRIER } from '../rules/shipment.ts';

/** Numbers of parcels as they are typed: their rule is the product's own (rules/shipment.ts). */
export const parcels = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50));

/** What may be said with 'Passer en livré', of a carrier and of parcels where none were noted. */
export const delivery = z.object({
  jour: z.iso.date(),
  transporteur: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_CARRIER))),
  colis: z.optional(parcels),
});

/** How an order was sent, to everybody but its client. */
export const sending = z.object({
  /** yyyy-MM-dd; null where only the delivery was noted. */
  jour: z.nullable(z.string()),
  /** Empty where it is not known. */
  transporteur: z.string(),
  colis: z.array(z.string()),
});
