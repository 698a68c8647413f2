import { formOf } from '@ardoise/domain/accounts/account-form.ts';
import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import { managesRole } from '@ardoise/domain/accounts/managed-roles.ts';
import {
  ACCOUNT_IMPORT,
  accountFormOf,
  accountLineOf,
} from '@ardoise/domain/content/imports/account-import.ts';
import { type LineProblem, reasonOf } from '@ardoise/domain/content/imports/import-subject.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../../db/transaction.ts';
import { invitationProblems, tidyForm } from '../../../accounts/account-management/invitation-problems.ts';
import { addInvited } from '../../../accounts/account-management/invite-account.ts';
import {
  findHolder,
  listAllManagedAccounts,
} from '../../../accounts/account-management/managed-accounts.repository.ts';
import { findUserByName } from '../../../base/people/users.repository.ts';
import type { ImportArea, LineToJudge, Verdict } from './import-area.ts';
import { namedManagers, type UnknownManager } from './named-managers.ts';

const CLOSED = { texte: 'Son compte est fermé\u00a0: réactivez-le dans Comptes.', alerte: true };

const shownName = ({ prenom, nom, name }: AccountForm) => [prenom, nom].filter(Boolean).join(' ') || name;

/** The account that a line is about: by its username, or by its address where the file has no username. */
async function knownAccount(db: Db, { name, mail }: AccountForm) {
  const known = name === '' ? (await findHolder(db, { mail }, 0))?.name : name;
  return known === undefined ? null : findUserByName(db, known);
}

/** Problems of a line's account; an unknown name is reported once, as in the file. */
async function problemsOf(
  db: Db,
  form: AccountForm,
  unknown: readonly UnknownManager[],
): Promise<LineProblem[]> {
  const said: string[] = unknown.map(({ chemin }) => chemin);
  const others = (await invitationProblems(db, form)).filter(({ chemin }) => !said.includes(chemin));
  return [
    ...unknown.map(({ quoi, remede }) => ({ quoi, remede })),
    ...others.map(({ message }) => ({ quoi: message, remede: 'Corrigez cette case.' })),
  ];
}

async function judge(
  db: Db,
  { values, alikeTwin }: LineToJudge,
  by: Actor | null,
  withManagers: Awaited<ReturnType<typeof namedManagers>>,
): Promise<Verdict> {
  const written = tidyForm(accountFormOf(values));
  const { form, unknown } = withManagers(written);
  const named = { nom: shownName(form), precision: [form.name, form.role].filter(Boolean).join(' · ') };
  const refused = (quoi: string, remede: string): Verdict => ({
    effect: 'refusee',
    ...named,
    motif: { quoi, remede },
  });
  const known = await knownAccount(db, form);
  if (known !== null && known.mail.toLowerCase() === form.mail && known.role === form.role)
    return { effect: 'inchangee', ...named, notes: known.active ? [] : [CLOSED] };
  if (by === null || !managesRole(by.role, form.role))
    return refused('Vous ne pouvez pas ouvrir de compte de ce rôle.', 'Demandez-le à un administrateur.');
  if (alikeTwin !== null)
    return refused(`La même adresse e-mail est à la ligne ${alikeTwin}.`, 'Chaque personne a la sienne.');
  const motif = reasonOf(await problemsOf(db, form, unknown));
  if (motif !== null) return { effect: 'refusee', ...named, motif };
  const texte = `Reçoit une invitation à ${form.mail}.`;
  return { effect: 'ajoutee', ...named, notes: [{ texte, alerte: false }], after: form };
}

/** Imports of accounts: each new line invites a person; accounts that exist are left alone. */
export const ACCOUNT_AREA: ImportArea = {
  subject: ACCOUNT_IMPORT,
  nameOf: (values) => shownName(accountFormOf(values)),
  keysOf: async () => (values) => tidyForm(accountFormOf(values)).name,
  async judge(tx, lines, { by }) {
    const verdicts: Verdict[] = [];
    const withManagers = await namedManagers(tx);
    for (const line of lines) verdicts.push(await judge(tx, line, by, withManagers));
    return verdicts;
  },
  async write(tx, changes, { importId, by, mails }) {
    if (by === null || mails === null) throw new Error('accounts are invited by somebody, with mails');
    for (const { after } of changes) await addInvited(tx, mails, by, after as AccountForm, importId);
  },
  async *exported(db) {
    yield (await listAllManagedAccounts(db)).map((account) => accountLineOf(formOf(account)));
  },
};
