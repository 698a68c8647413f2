import type { FieldError } from '../base/errors.ts';
import { DIALLED, EMAIL } from '../projects/field-formats.ts';
import type { Role } from '../projects/roles.ts';
import { ORGANISATION_ROLES } from './managed-roles.ts';
import { USERNAME } from './username.ts';

/** What head office fills in for an account; texts are trimmed, empty where there is none. */
export interface AccountForm {
  role: Role;
  /** Username; empty for the one that is proposed; ignored for a client, who signs in with their address. */
  name: string;
  prenom: string;
  /** Of an agency or printer itself: its name. */
  nom: string;
  mail: string;
  telephone: string;
  /** Postal address of an agency or printer. */
  adresse: string;
  /** Usernames of the managers of a dc, and of an mdv's smhf. */
  smhf: string;
  mdv: string;
  /** Username of the agency or printer that the person works for. */
  organisation: string;
}

/** Longest first and last name, in characters. */
export const LONGEST_PERSON_NAME = 60;
const LONGEST_ADDRESS = 300;
const LONGEST_PHONE = 40;

/** Letters of any script, digits and the signs of names: no emoji, no brackets of markup. */
const NAME = /^[\p{L}\p{M}\p{N}\p{Zs} '’.,&()/+°-]*$/u;
const CONTROL = /\p{Cc}/u;

type Problem = [field: keyof AccountForm, message: string];

const isLong = (text: string, most: number) => [...text].length > most;

function nameProblem(field: 'prenom' | 'nom', text: string, needed: boolean, word: string): Problem | false {
  if (needed && text === '') return [field, `${word} obligatoire`];
  if (isLong(text, LONGEST_PERSON_NAME))
    return [field, `${word}\u00a0: ${LONGEST_PERSON_NAME}\u00a0caractères au plus.`];
  return !NAME.test(text) && [field, `${word}\u00a0: des lettres, sans émoji ni symbole.`];
}

function mailProblem(mail: string): Problem | false {
  if (mail === '') return ['mail', 'Adresse e-mail obligatoire'];
  return !EMAIL.test(mail) && ['mail', 'Adresse e-mail incorrecte'];
}

function usernameProblem({ role, name }: AccountForm): Problem | false {
  if (role === 'client' || name === '') return false;
  return (
    !USERNAME.test(name) && [
      'name',
      'L’identifiant s’écrit en 2 à 60\u00a0lettres minuscules sans accent, chiffres, points ou tirets.',
    ]
  );
}

function placeProblem({ telephone, adresse }: AccountForm): Problem | false {
  if (telephone !== '' && (isLong(telephone, LONGEST_PHONE) || !DIALLED.test(telephone)))
    return ['telephone', 'Numéro de téléphone incorrect'];
  if (isLong(adresse, LONGEST_ADDRESS))
    return ['adresse', `L’adresse tient en ${LONGEST_ADDRESS}\u00a0caractères.`];
  return CONTROL.test(adresse.replaceAll('\n', '')) && ['adresse', 'L’adresse contient un signe illisible.'];
}

/** Whether it is an agency or a printer itself, not one of its people. */
export function isOrganisation({ role, organisation }: Pick<AccountForm, 'role' | 'organisation'>): boolean {
  return ORGANISATION_ROLES.includes(role) && organisation === '';
}

/**
 * What is wrong with an account by its form alone, field by field; empty if nothing is. That a username or an address
 * is free, and a manager's account open, the server checks (specification/accounts.md#invitations).
 */
export function accountProblems(form: AccountForm): FieldError[] {
  const organisation = isOrganisation(form);
  const person = !organisation && form.role !== 'client' && form.role !== 'installateur';
  const problems: (Problem | false)[] = [
    mailProblem(form.mail),
    nameProblem('prenom', form.prenom, person, 'Prénom'),
    nameProblem('nom', form.nom, true, organisation ? 'Nom de l’entreprise' : 'Nom'),
    usernameProblem(form),
    placeProblem(form),
  ];
  return problems.filter((problem) => problem !== false).map(([chemin, message]) => ({ chemin, message }));
}
