import * as z from 'zod/mini';

/** When an order was signed, where only the day is told. */
export const signedOn = {
  /** Null where nobody has, or the evidence is erased. */
  signeLe: z.nullable(z.string()),
  /** It was signed without a network: that is what the device showed. */
  heureAppareil: z.optional(z.boolean()),
};
