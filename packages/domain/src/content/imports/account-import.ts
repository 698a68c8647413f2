import type { AccountForm } from '../../accounts/account-problems.ts';
import { ROLE_LABELS, ROLES } from '../../projects/roles.ts';
import type { ImportColumn, ImportSubject } from './import-subject.ts';
import { quotedValue } from './read-line.ts';

/** A column, and the field of the account that it fills. */
interface AccountColumn extends ImportColumn {
  field: keyof AccountForm;
}

const ROLES_IN_WORDS = `Écrivez l’un de ceux-ci\u00a0: ${Object.values(ROLE_LABELS).join(', ')}.`;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A role by the word of the screens, or by its own name; as it was written if it is none. */
function roleOf(value: string): string {
  const found = ROLES.find((role) => [role, ROLE_LABELS[role]].some((name) => plain(name) === plain(value)));
  return found ?? value;
}

const COLUMNS: readonly AccountColumn[] = [
  { name: 'Identifiant', label: 'Identifiant', field: 'name' },
  {
    name: 'Rôle',
    label: 'Rôle',
    field: 'role',
    required: true,
    filled: { quoi: 'Le rôle est vide.', remede: ROLES_IN_WORDS },
    normalise: roleOf,
    problem: (value) =>
      Object.hasOwn(ROLE_LABELS, value)
        ? null
        : { quoi: `Le rôle ${quotedValue(value)} n’existe pas.`, remede: ROLES_IN_WORDS },
  },
  { name: 'Prénom', label: 'Prénom', field: 'prenom' },
  { name: 'Nom', label: 'Nom', field: 'nom', required: true },
  {
    name: 'E-mail',
    label: 'E-mail',
    field: 'mail',
    required: true,
    normalise: (value) => value.toLowerCase(),
    filled: { quoi: 'L’adresse e-mail est vide.', remede: 'L’invitation y est envoyée.' },
  },
  { name: 'Téléphone', label: 'Téléphone', field: 'telephone' },
  { name: 'Adresse', label: 'Adresse', field: 'adresse' },
  { name: 'SMHF', label: 'SMHF', field: 'smhf' },
  { name: 'MDV', label: 'MDV', field: 'mdv' },
  { name: 'Entreprise', label: 'Entreprise', field: 'organisation' },
];

/** The file of accounts: each line invites a person (specification/content-management.md#imports). */
export const ACCOUNT_IMPORT: ImportSubject = {
  title: 'Importer des comptes',
  noun: { one: 'compte', many: 'comptes' },
  kept: { one: 'compte reste, désactivé', many: 'comptes restent, désactivés' },
  columns: COLUMNS,
  key: 'Identifiant',
  alike: 'E-mail',
};

/** The account of a line. */
export function accountFormOf(values: Readonly<Record<string, string>>): AccountForm {
  const fields = COLUMNS.map(({ name, field }) => [field, values[name] ?? '']);
  return Object.fromEntries(fields) as unknown as AccountForm;
}

/** The line of an account, without its role's own rules. */
export function accountLineOf(form: AccountForm): Record<string, string> {
  const line = Object.fromEntries(COLUMNS.map(({ name, field }) => [name, form[field]]));
  return { ...line, Rôle: ROLE_LABELS[form.role] };
}
