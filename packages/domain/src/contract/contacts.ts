import * as z from 'zod/mini';
import { contact } from '../settings/contacts.ts';
import { get, put } from './call.ts';

const contacts = z.object({ contacts: z.array(contact).check(z.maxLength(30)) });

/** In the order of head office: those of the caller's role, and all of them for those who set them. */
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
