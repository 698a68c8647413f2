import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { DirectoryRoles } from '../../../company-provider/company-settings.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { addAccount } from '../account-management/add-account.ts';

/** The directory's data of a person whose account it opens. */
export interface DirectoryAccount {
  role: Role;
  prenom: string;
  nom: string;
  mail: string;
}

/** The first role, in the order of the setting, that one of these groups has. */
export function roleOfGroups(groups: readonly string[], roles: DirectoryRoles): Role | undefined {
  return [...roles].find(([group]) => groups.includes(group))?.[1];
}

/** Missing data of the directory, in words that follow 'n’indique pas'. */
export class DirectoryLacks extends Error {
  override readonly name = 'DirectoryLacks';
}

const LACKING: Readonly<Record<string, string>> = {
  prenom: 'un prénom qui convienne',
  nom: 'un nom qui convienne',
  mail: 'une adresse e-mail qui convienne',
};

/**
 * Opens an account for a person with a role in the directory, by the rules of an invitation, without a mail; returns
 * its uid. A dc without SMHF could create nothing, and no directory says who is whose SMHF.
 * @throws DirectoryLacks
 */
export async function addDirectoryAccount(tx: Transaction, person: DirectoryAccount): Promise<number> {
  if (person.role === 'dc') throw new DirectoryLacks('le SMHF d’un délégué commercial');
  const form = { ...person, name: '', telephone: '', adresse: '', smhf: '', mdv: '', organisation: '' };
  try {
    return (await addAccount(tx, form, { act: 'ajout' })).uid;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'VALIDATION') throw error;
    const [problem] = error.champs ?? [];
    throw new DirectoryLacks(LACKING[problem?.chemin ?? ''] ?? 'ce', { cause: error });
  }
}
