import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { readContacts as contactsCall } from '@ardoise/domain/contract/contacts.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Db } from '../../../db/transaction.ts';
import { readSetting } from './settings.repository.ts';

/** The contacts of a role; all of them for those who set them (specification/content-management.md#settings). */
export async function readContacts(db: Db, role: Role): Promise<ReplyOf<typeof contactsCall>> {
  const contacts = [...(await readSetting(db, 'contacts'))];
  if (roleMay('settings.edit', role)) return { contacts };
  return { contacts: contacts.filter(({ roles }) => roles === undefined || roles.includes(role)) };
}
