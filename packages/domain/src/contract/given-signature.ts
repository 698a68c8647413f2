import * as z from 'zod/mini';

const named = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** A signature as somebody gives it. */
export const givenSignature = z.object({
  role: z.enum(['client', 'dc']),
  nom: named,
  qualite: named,
  mode: z.optional(z.enum(['trace', 'clavier'])),
  /** PNG data URL of at most 200 KB; for a typed signature the server draws the name. */
  image: z.string().check(z.maxLength(280_000)),
});
