import * as z from 'zod/mini';

const month = z.int().check(z.minimum(1), z.maximum(12));

/**
 * One answer of a closed list of head office; one that was withdrawn stays valid in drafts that chose it. With `mois`,
 * the first and the last of a year's months, perhaps over its end, it is proposed in these alone, and offered always.
 */
export const offer = z.strictObject({
  valeur: z.string(),
  retiree: z.optional(z.literal(true)),
  mois: z.optional(z.strictObject({ de: month, a: month })),
});
export type Offer = z.output<typeof offer>;
