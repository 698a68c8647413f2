import * as z from 'zod/mini';
import { DIALLED, EMAIL, WRITTEN } from '../projects/field-formats.ts';
import { ROLES } from '../projects/roles.ts';
import { WRONG_EMAIL } from './setting-words.ts';

/** As a field of a draft: what is too long for a contact is refused in words (`contactProblems`). */
const text = z._default(z.string().check(z.maxLength(2000), z.trim()), '');

/** Contacts by subject; empty if unknown. */
export const contact = z.strictObject({
  /** Their subject: 'Problème technique'. */
  sujet: text,
  /** A person, or a service. */
  nom: text,
  telephone: text,
  email: text,
  /** The roles that are shown it; every role if absent. */
  roles: z.optional(z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(ROLES.length))),
});
export type Contact = z.output<typeof contact>;

/** Longest name and longest subject of a contact, in characters. */
export const LONGEST_CONTACT_TEXT = 100;

type Problem = [field: keyof Contact, message: string];

const isLong = (text: string) => [...text].length > LONGEST_CONTACT_TEXT;

function problemsOf({ sujet, nom, telephone, email }: Contact): Problem[] {
  const problems: (Problem | false)[] = [
    isLong(sujet) && ['sujet', `Le sujet d’un contact tient en ${LONGEST_CONTACT_TEXT}\u00a0caractères.`],
    isLong(nom) && ['nom', `Le nom d’un contact tient en ${LONGEST_CONTACT_TEXT}\u00a0caractères.`],
    telephone !== '' &&
      (isLong(telephone) || !DIALLED.test(telephone)) && [
        'telephone',
        `Numéro de téléphone incorrect\u00a0: ${WRITTEN.dialled.toLowerCase()}`,
      ],
    email !== '' && !EMAIL.test(email) && ['email', WRONG_EMAIL],
    telephone === '' && email === '' && ['telephone', 'Indiquez un téléphone ou une adresse e-mail.'],
  ];
  return problems.filter((problem) => problem !== false);
}

/** What is wrong with these contacts, by path (`contacts.0.nom`); empty if nothing is. */
export function contactProblems(contacts: readonly Contact[]): { chemin: string; message: string }[] {
  return contacts.flatMap((contact, rank) =>
    problemsOf(contact).map(([field, message]) => ({ chemin: `contacts.${rank}.${field}`, message })),
  );
}
