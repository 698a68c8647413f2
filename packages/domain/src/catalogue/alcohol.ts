import * as z from 'zod/mini';

/** Whether a drink or a cocktail has alcohol, as head office says; empty until it does. */
export const alcoholSchema = z.optional(z.enum(['', 'oui', 'non']));
export type Alcohol = z.output<typeof alcoholSchema>;
