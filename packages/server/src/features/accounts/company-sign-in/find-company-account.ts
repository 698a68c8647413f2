import type { DirectoryRoles } from '../../../company-provider/company-settings.ts';
import type { CompanyPerson } from '../../../company-provider/person-claims.ts';
import { SignInFailure } from '../../../company-provider/sign-in-failure.ts';
import type { Transaction } from '../../../db/transaction.ts';
import {
  findAccountOfIdentity,
  findProvisionedAccount,
  hasIdentity,
  linkIdentity,
} from '../../base/people/identities.repository.ts';
import { type Account, findUserByMail, lockOpenAccount } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { lockAccounts } from '../account-management/managed-accounts.repository.ts';
import {
  addDirectoryAccount,
  DirectoryLacks,
  roleOfGroups,
} from '../directory-accounts/add-directory-account.ts';

/** The account, locked until the transaction ends. @throws SignInFailure once it is closed */
async function open(tx: Transaction, uid: number): Promise<Account> {
  const account = await lockOpenAccount(tx, uid);
  if (account === null) throw new SignInFailure('closed', { subjectUid: uid });
  return account;
}

/** An account, unless it is linked to another person of the directory. @throws SignInFailure */
async function claim(
  tx: Transaction,
  account: Pick<Account, 'uid' | 'active'> | null,
  { issuer }: CompanyPerson,
): Promise<number | null> {
  if (account === null) return null;
  const { uid, active } = account;
  if (!active) throw new SignInFailure('closed', { subjectUid: uid });
  if (await hasIdentity(tx, uid, issuer)) throw new SignInFailure('somebodyElse', { subjectUid: uid });
  return uid;
}

/** The account that the directory has provisioned for them, else that of their verified address. @throws SignInFailure */
async function knownAccount(tx: Transaction, person: CompanyPerson): Promise<number | null> {
  const provisioned = await claim(tx, await findProvisionedAccount(tx, person.directoryIds), person);
  if (provisioned !== null) return provisioned;
  if (person.verifiedMail === '') throw new SignInFailure('unverified');
  return claim(tx, await findUserByMail(tx, person.verifiedMail), person);
}

/** @throws SignInFailure if no role is given, or the claims lack what the role needs */
async function newAccount(tx: Transaction, person: CompanyPerson, roles: DirectoryRoles): Promise<number> {
  const role = roleOfGroups(person.groups, roles);
  if (role === undefined) throw new SignInFailure('unknown');
  const { prenom, nom, verifiedMail: mail } = person;
  try {
    return await addDirectoryAccount(tx, { role, prenom, nom, mail });
  } catch (error) {
    if (error instanceof DirectoryLacks) throw new SignInFailure('incomplete', { lacking: error.message });
    throw error;
  }
}

/**
 * The account of an authenticated person: by issuer and subject; the first time the one that the directory
 * has provisioned, or that has an address which the provider vouches for; else a new one, where one of their groups has
 * a role. Locked until the transaction ends.
 * @throws SignInFailure
 */
export async function findCompanyAccount(
  tx: Transaction,
  person: CompanyPerson,
  roles: DirectoryRoles,
): Promise<Account> {
  const linked = await findAccountOfIdentity(tx, person);
  if (linked !== undefined) return open(tx, linked);
  // Race: two concurrent first sign-ins; the lock also blocks that accounts are opened or reopened.
  await lockAccounts(tx);
  const meanwhile = await findAccountOfIdentity(tx, person);
  if (meanwhile !== undefined) return open(tx, meanwhile);
  const uid = (await knownAccount(tx, person)) ?? (await newAccount(tx, person, roles));
  await linkIdentity(tx, person, uid);
  const account = await open(tx, uid);
  await recordSecurityEvent(tx, { event: 'liaison_annuaire', who: account });
  return account;
}
