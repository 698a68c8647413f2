import * as z from 'zod/mini';
import { ROLES } from '../projects/roles.ts';
import { get, put } from './call.ts';

/** As a field of a draft: what is too long for a contact is refused in words (contacts.ts). */
const text = z._default(z.string().check(z.maxLength(2000), z.trim()), '');

/** Whom to ask for what; what is not known is empty. */
export const contact = z.strictObject({
  /** What to ask them about: 'Problème technique'. */
  sujet: text,
  /** A person, or a service. */
  nom: text,
  telephone: text,
  email: text,
  /** The roles that are shown it; every role if absent. */
  roles: z.optional(z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(ROLES.length))),
});
export type Contact = z.output<typeof contact>;

const contacts = z.object({ contacts: z.array(contact).check(z.maxLength(30)) });

/** In the order of head office: those of the caller's role, and all of them for whoever sets them. */
export const readContacts = get('Whom to ask for help', {
  path: '/rest/myplv/contacts',
  who: 'session',
  reply: contacts,
});

/**
 * Replaces the contacts of the help page, and returns them (specification/content-management.md#settings).
 * @throws VALIDATION for a text that is too long, a wrong address or number, or a contact with neither
 */
export const changeContacts = put('Replace the contacts of the help page', {
  path: '/rest/myplv/contacts',
  who: 'settings.edit',
  body: contacts,
  reply: contacts,
});
