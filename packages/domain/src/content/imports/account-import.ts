import type { AccountForm } from '../../accounts/account-problems.ts';
import { ROLES, type Role } from '../../projects/roles.ts';
import type { ImportColumn, ImportSubject } from './import-subject.ts';
import { quotedValue } from './read-line.ts';

/** A column, and the field of the account that it fills. */
interface AccountColumn extends ImportColumn {
  field: keyof AccountForm;
}

const COLUMNS: readonly AccountColumn[] = [
  { name: 'Identifiant', label: 'Identifiant', field: 'name' },
  {
    name: 'Rôle',
    label: 'Rôle',
    field: 'role',
    required: true,
    filled: { quoi: 'Le rôle est vide.', remede: `Écrivez l’un de ceux-ci\u00a0: ${ROLES.join(', ')}.` },
    normalise: (value) => value.toLowerCase(),
    problem: (value) =>
      ROLES.includes(value as Role)
        ? null
        : {
            quoi: `Le rôle ${quotedValue(value)} n’existe pas.`,
            remede: `Écrivez l’un de ceux-ci\u00a0: ${ROLES.join(', ')}.`,
          },
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
  return Object.fromEntries(COLUMNS.map(({ name, field }) => [name, form[field]]));
}
