import {
  type AccountForm,
  accountProblems,
  isOrganisation,
} from '@ardoise/domain/accounts/account-problems.ts';
import { ORGANISATION_ROLES } from '@ardoise/domain/accounts/managed-roles.ts';
import { usernameFor } from '@ardoise/domain/accounts/username.ts';
import { type FieldError, Refusal } from '@ardoise/domain/base/errors.ts';
import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { findFreeUsername, findHolder, isOpenAccount } from './managed-accounts.repository.ts';

const MANAGED_BY: Partial<Record<Role, readonly ('smhf' | 'mdv')[]>> = { dc: ['smhf', 'mdv'], mdv: ['smhf'] };

/** Without what the role does not have; a client signs in with their address. */
export function tidyForm(form: AccountForm): AccountForm {
  const managers = MANAGED_BY[form.role] ?? [];
  const organisation = ORGANISATION_ROLES.includes(form.role) ? form.organisation : '';
  const mail = normaliseEmail(form.mail);
  return {
    ...form,
    mail,
    name: form.role === 'client' ? mail : form.name,
    smhf: managers.includes('smhf') ? form.smhf : '',
    mdv: managers.includes('mdv') ? form.mdv : '',
    organisation,
    adresse: isOrganisation({ role: form.role, organisation }) ? form.adresse : '',
  };
}

const ATTACHMENTS = [
  { chemin: 'smhf', message: 'Choisissez un SMHF dont le compte est ouvert.' },
  { chemin: 'mdv', message: 'Choisissez un MDV dont le compte est ouvert.' },
  { chemin: 'organisation', message: 'Choisissez une entreprise du même rôle, dont le compte est ouvert.' },
] as const;

/** Only what is chosen now is checked: a manager whose account was closed since stays until another one is chosen. */
async function managerProblems(db: Db, form: AccountForm, before: AccountForm | null): Promise<FieldError[]> {
  const problems: FieldError[] = [];
  for (const { chemin, message } of ATTACHMENTS) {
    const name = form[chemin];
    if (name === '' || (name === before?.[chemin] && form.role === before.role)) continue;
    const role = chemin === 'organisation' ? form.role : chemin;
    if (name === before?.name || !(await isOpenAccount(db, role, name))) problems.push({ chemin, message });
  }
  return problems;
}

/** What other accounts forbid: an address in use, managers who are none. `before`: the account's own form, if it has one. */
export async function attachmentProblems(
  db: Db,
  form: AccountForm,
  before: { uid: number; form: AccountForm } | null,
): Promise<FieldError[]> {
  const holder = await findHolder(db, { mail: form.mail }, before?.uid ?? 0);
  const taken =
    holder === null
      ? []
      : [{ chemin: 'mail', message: `Cette adresse est déjà celle du compte ${ofName(holder.shown)}.` }];
  return [...taken, ...(await managerProblems(db, form, before?.form ?? null))];
}

/**
 * What is wrong with a new account, field by field; empty if nothing is. Read-only, for an import's dry run as well
 * (specification/accounts.md#invitations). The form must be tidy.
 */
export async function invitationProblems(db: Db, form: AccountForm): Promise<FieldError[]> {
  const problems = [...accountProblems(form), ...(await attachmentProblems(db, form, null))];
  if (form.role === 'client' || problems.some(({ chemin }) => chemin === 'name')) return problems;
  if ((await findHolder(db, { name: form.name }, 0)) === null) return problems;
  const free = await findFreeUsername(db, usernameFor(form.prenom, form.nom));
  return [...problems, { chemin: 'name', message: `Cet identifiant est déjà pris. Libre\u00a0: ${free}.` }];
}

/** @throws Refusal VALIDATION with all of them, if there is one */
export function refuseProblems(champs: FieldError[]): void {
  const [first] = champs;
  if (first !== undefined) throw new Refusal('VALIDATION', { message: first.message, champs });
}
