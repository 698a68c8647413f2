import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { Pool } from 'pg';
import type { DirectoryRoles } from '../../../company-provider/company-settings.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockAccounts } from '../account-management/managed-accounts.repository.ts';
import {
  addDirectoryAccount,
  DirectoryLacks,
  roleOfGroups,
} from '../directory-accounts/add-directory-account.ts';
import { asScimError, writeNames } from './change-scim-user.ts';
import type { ScimChange } from './scim-change.ts';
import { ScimError } from './scim-messages.ts';
import { hasAddress } from './scim-users.repository.ts';

const NO_ROLE =
  'Aucune valeur de roles n’a de rôle dans Ardoise (OIDC_ROLES). Ouvrez d’abord le compte dans Ardoise : il sera reconnu à son adresse.';

/**
 * Opens an account where one of the user's roles has a role of Ardoise, by the same rule as a first sign-in; returns its
 * uid. @throws ScimError
 */
export async function createScimUser(
  pool: Pool,
  user: ScimChange,
  roles: readonly string[],
  directoryRoles: DirectoryRoles,
): Promise<number> {
  const { userName = '', givenName = '', familyName = '' } = user;
  if (userName === '') throw new ScimError(400, 'userName est obligatoire.', 'invalidValue');
  if (user.active === false)
    throw new ScimError(400, 'Un compte ne s’ouvre pas désactivé : active doit être true.', 'invalidValue');
  const mail = normaliseEmail(user.mail ?? userName);
  const role = roleOfGroups(roles, directoryRoles);
  try {
    return await inTransaction(pool, async (tx) => {
      await lockAccounts(tx);
      if (await hasAddress(tx, [mail, userName]))
        throw new ScimError(409, 'Un compte d’Ardoise a déjà cette adresse.', 'uniqueness');
      if (role === undefined) throw new ScimError(400, NO_ROLE, 'invalidValue');
      const uid = await addDirectoryAccount(tx, { role, prenom: givenName, nom: familyName, mail });
      await writeNames(tx, uid, user);
      return uid;
    });
  } catch (error) {
    if (error instanceof DirectoryLacks)
      throw new ScimError(
        400,
        `Il manque ${error.message}. Ouvrez d’abord le compte dans Ardoise : il sera reconnu à son adresse.`,
        'invalidValue',
      );
    throw asScimError(error);
  }
}
