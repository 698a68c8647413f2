import * as z from 'zod/mini';

/** One answer of a closed list of head office; one that was withdrawn stays valid in drafts that chose it. */
export const offer = z.strictObject({ valeur: z.string(), retiree: z.optional(z.literal(true)) });
export type Offer = z.output<typeof offer>;
