import * as z from 'zod/mini';

/**
 * Causes of a return (specification/statuses.md#causes-of-a-return): prix, texte, image, mise en page, format, autre.
 * Words, so that an unknown one is refused with a sentence.
 */
export const causes = z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20)));
