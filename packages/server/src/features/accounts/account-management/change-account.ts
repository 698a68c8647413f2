import { formOf } from '@ardoise/domain/accounts/account-form.ts';
import { type AccountForm, accountProblems } from '@ardoise/domain/accounts/account-problems.ts';
import { managesRole } from '@ardoise/domain/accounts/managed-roles.ts';
import { type FieldError, Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { endOtherSessions } from '../../../http/session.repository.ts';
import type { AppContext } from '../../base/app-context.ts';
import { endReplacementsOf } from '../../base/replacements/replacements.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { recordAccountChange } from './account-entry.ts';
import { type ChangedBy, tellNewAddress } from './changed-address.ts';
import { countDependents, moveProjectsOfDc } from './dependents.repository.ts';
import { attachmentProblems, refuseProblems, tidyForm } from './invitation-problems.ts';
import { lockManagedAccount, readChangedAccount } from './locked-account.ts';
import { presentAccount } from './managed-accounts.presenter.ts';
import {
  countOtherAdministrators,
  type ManagedAccountRow,
  revokePasswordLinks,
  updateAccount,
} from './managed-accounts.repository.ts';

/** An account after its change, and the projects that changed with it. */
export interface ChangedAccount {
  account: ManagedAccountRow;
  projects: string[];
}

const LAST_ADMINISTRATOR =
  'C’est le dernier administrateur qui peut se connecter\u00a0: nommez-en un autre d’abord.';

/** @throws Refusal GARDE when no other administrator could sign in */
export async function refuseLastAdministrator(tx: Transaction, account: ManagedAccountRow): Promise<void> {
  if (account.role !== 'administrator' || !account.active || !account.hasPassword) return;
  if ((await countOtherAdministrators(tx, account.uid)) === 0)
    throw new Refusal('GARDE', { message: LAST_ADMINISTRATOR });
}

/** Why a role cannot change: work that would have no account of the right role; null if there is none. */
async function workProblem(tx: Transaction, { uid }: ManagedAccountRow): Promise<string | null> {
  const { colleagues, team, ongoing, drafts } = await countDependents(tx, uid);
  if (colleagues > 0)
    return 'D’autres personnes travaillent sous ce compte\u00a0: changez d’abord leur entreprise.';
  if (team > 0)
    return 'Une équipe est rattachée à ce compte\u00a0: rattachez-la d’abord à quelqu’un d’autre.';
  if (ongoing + drafts > 0)
    return 'Des projets en cours sont à ce nom\u00a0: confiez-les d’abord à quelqu’un d’autre.';
  return null;
}

async function roleProblem(
  tx: Transaction,
  actor: Actor,
  before: ManagedAccountRow,
  role: AccountForm['role'],
): Promise<string | null> {
  if (before.uid === actor.uid) return 'Votre propre rôle se change par une autre personne.';
  if (before.role === 'client' || role === 'client')
    return 'Un compte client le reste, et aucun autre ne le devient\u00a0: son identifiant est une adresse e-mail.';
  const kept = await workProblem(tx, before);
  if (kept !== null) return kept;
  await refuseLastAdministrator(tx, before);
  return null;
}

async function problemsOf(
  tx: Transaction,
  actor: Actor,
  before: ManagedAccountRow,
  form: AccountForm,
): Promise<FieldError[]> {
  const role = form.role === before.role ? null : await roleProblem(tx, actor, before, form.role);
  const joins = form.role === before.role && before.organisation === null && form.organisation !== '';
  const organisation = joins ? await workProblem(tx, before) : null;
  return [
    ...(role === null ? [] : [{ chemin: 'role', message: role }]),
    ...(organisation === null ? [] : [{ chemin: 'organisation', message: organisation }]),
    // The username is not changed here: an older one may have another form.
    ...accountProblems(form).filter(({ chemin }) => chemin !== 'name'),
    ...(await attachmentProblems(tx, form, { uid: before.uid, form: formOf(before) })),
  ];
}

/** What follows from a change: sessions of another role or organisation, links to a former address. */
async function settle(
  tx: Transaction,
  by: ChangedBy,
  before: ManagedAccountRow,
  form: AccountForm,
): Promise<void> {
  const { actor } = by;
  const subjectUid = before.uid;
  if (form.role !== before.role || form.organisation !== (before.organisation ?? ''))
    await endOtherSessions(tx, before.uid, null);
  if (form.role !== before.role) {
    await endReplacementsOf(tx, before.name, actor.name);
    await recordSecurityEvent(tx, { event: 'role_change', subjectUid });
  }
  if (form.mail === before.mail.toLowerCase()) return;
  await revokePasswordLinks(tx, before.uid);
  await recordSecurityEvent(tx, { event: 'adresse_change', subjectUid });
  await tellNewAddress(tx, by, before, form.mail);
}

/**
 * Writes an account that is locked (locked-account.ts). A change of role or organisation ends its sessions, a new
 * address its links; a dc's new managers get their ongoing projects (specification/accounts.md#changes-of-an-account).
 * @throws Refusal ROLE, VALIDATION by field, GARDE for the last administrator
 */
export async function writeAccount(
  tx: Transaction,
  by: ChangedBy,
  before: ManagedAccountRow,
  given: AccountForm,
): Promise<ChangedAccount> {
  const { actor } = by;
  if (!managesRole(actor.role, given.role)) throw new Refusal('ROLE');
  const form = { ...tidyForm(given), name: before.name };
  refuseProblems(await problemsOf(tx, actor, before, form));
  await updateAccount(tx, before.uid, form);
  await settle(tx, by, before, form);
  const account = await readChangedAccount(tx, before.uid);
  const moved = account.role === 'dc' && (account.smhf !== before.smhf || account.mdv !== before.mdv);
  return { account, projects: moved ? await moveProjectsOfDc(tx, account.name, account) : [] };
}

function isSame(one: AccountForm, other: AccountForm): boolean {
  return (Object.keys(one) as (keyof AccountForm)[]).every((field) => one[field] === other[field]);
}

/** @throws Refusal INTROUVABLE, ROLE, VERSION with the present account, VALIDATION by field, GARDE */
export function changeAccount(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  actor: Actor,
  uid: number,
  { version, ...given }: Omit<AccountForm, 'name'> & { version: number },
): Promise<ChangedAccount> {
  return inTransaction(pool, async (tx) => {
    const before = await lockManagedAccount(tx, actor, uid);
    if (version !== before.version)
      throw new Refusal('VERSION', {
        message: 'Ce compte a été modifié entre-temps par une autre personne.',
        etat: presentAccount(before, actor),
      });
    const form = { ...given, name: before.name };
    if (isSame(tidyForm(form), formOf(before))) return { account: before, projects: [] };
    const changed = await writeAccount(tx, { actor, mails }, before, form);
    await recordAccountChange(tx, before, changed.account);
    return changed;
  });
}
