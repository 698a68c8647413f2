import * as z from 'zod/mini';
import { ROLES } from '../projects/roles.ts';
import { del, get, post } from './call.ts';

/** A day in Europe/Paris, yyyy-MM-dd. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const username = z.string().check(z.minLength(1), z.maxLength(100));

const replacement = z.object({
  id: z.int(),
  role: z.enum(ROLES),
  absent: z.string(),
  nomAbsent: z.string(),
  remplacant: z.string(),
  nomRemplacant: z.string(),
  du: day,
  au: day,
  etat: z.enum(['a-venir', 'en-cours', 'termine']),
  /** The caller may end it. */
  modifiable: z.boolean(),
});
export type Replacement = z.output<typeof replacement>;

/**
 * One's own, as absent person or stand-in; a manager's also those of their dcs, head office's all. Ended at most 90
 * days ago.
 */
export const listReplacements = get('Replacements of absent people', {
  path: '/rest/myplv/remplacements',
  who: 'replacement.read',
  reply: z.array(replacement),
});

/** Whose projects the caller may have replaced, and by whom: people of one role, by name. */
export const replaceablePeople = get('Who may be replaced, and by whom', {
  path: '/rest/myplv/remplacements/personnes',
  who: 'replacement.arrange',
  reply: z.object({
    absents: z.array(z.object({ username: z.string(), nom: z.string(), role: z.enum(ROLES) })),
    remplacants: z.array(z.object({ username: z.string(), nom: z.string(), role: z.enum(ROLES) })),
  }),
});

/**
 * A colleague of the same role does an absent person's work, in their own name, between two dates
 * (specification/roles-and-scope.md#replacements).
 */
export const createReplacement = post('Have an absent person replaced', {
  path: '/rest/myplv/remplacements',
  who: 'replacement.arrange',
  body: z.object({ absent: username, remplacant: username, du: day, au: day }),
  reply: replacement,
});

export const endReplacement = del('End a replacement, now or before it begins', {
  path: '/rest/myplv/remplacements/:id',
  who: 'replacement.arrange',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
});
