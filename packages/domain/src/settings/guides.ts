import * as z from 'zod/mini';
import { ROLES } from '../projects/roles.ts';

export const guide = z.strictObject({
  /** SHA-256 of the PDF, in hex. */
  fichier: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  titre: z.string().check(z.maxLength(2000), z.trim()),
  /** The roles that are shown it; every role if absent. */
  roles: z.optional(z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(ROLES.length))),
});
/** A user guide of the help page. */
export type Guide = z.output<typeof guide>;

const LONGEST_TITLE = 100;

/** Titles that are missing or too long. */
export function guideProblems(guides: readonly Guide[]) {
  return guides.flatMap(({ titre }, rank) => {
    const chemin = `${rank}.titre`;
    if (titre === '') return [{ chemin, message: 'Donnez un titre à ce guide.' }];
    if ([...titre].length > LONGEST_TITLE)
      return [{ chemin, message: `Le titre d’un guide tient en ${LONGEST_TITLE}\u00a0caractères.` }];
    return [];
  });
}
