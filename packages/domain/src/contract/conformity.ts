import * as z from 'zod/mini';
import { CONFORMITIES } from '../accessibility/criterion.ts';
import { get } from './call.ts';

/** State of conformity of the accessibility statement. */
export const conformity = z.enum(CONFORMITIES);

/** For the foot of every page; null until the statement is published (specification/accessibility.md#publication). */
export const readConformity = get('State of conformity of the accessibility statement', {
  path: '/rest/myplv/accessibilite/etat',
  who: 'public',
  reply: z.object({ etat: z.nullable(conformity) }),
});
