import { shownFileName } from '@ardoise/domain/files/shown-file-name.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { prepared } from '../../db/prepared.ts';
import type { Transaction } from '../../db/transaction.ts';

/** An account that may receive mails of a move. */
export interface MailReader {
  name: string;
  mail: string;
  role: Role;
  /** Display name; the username where the account has no name. */
  shown: string;
  telephone: string;
  active: boolean;
  /** Whether they chose immediate mails. */
  atOnce: boolean;
  /** Username, in lower case, of the agency or printer that they work for: its people get its mails. */
  organisation: string | null;
  /** Names by which projects name the absent people they replace today: both get the mails. */
  standsFor: string[];
}

/**
 * The accounts of these names, case-insensitively, active or not, the active people of these organisations, their
 * stand-ins of today, and the active ones of these roles.
 */
export async function listMailReaders(
  tx: Transaction,
  names: readonly string[],
  roles: readonly Role[],
): Promise<MailReader[]> {
  const { rows } = await tx.query<MailReader>(
    prepared(
      `select name, mail, role, telephone, active, courriels = 'immediat' as "atOnce", coalesce(nullif(trim(prenom || ' ' || nom), ''), name) as shown,
         lower(organisation) as organisation,
         array(select lower(coalesce(a.organisation, a.name)) from replacements_today r join users a on a.name = r.absent
           where r.replacement = users.name) as "standsFor"
       from users where uid in (
         select uid from users where lower(name) = any($1::text[])
         union all select uid from users where role = any($2::text[]) and active and cardinality($2::text[]) > 0
         union all select uid from users where organisation is not null and lower(organisation) = any($1::text[]) and active
         union all select u.uid from replacements_today r join users a on a.name = r.absent
           join users u on u.name = r.replacement where lower(coalesce(a.organisation, a.name)) = any($1::text[]))
       order by uid`,
      [names.map((name) => name.toLowerCase()), roles],
    ),
  );
  return rows;
}

/** The names of the files attached to a message of this project, in upload order. */
export async function listJoinedNames(
  tx: Transaction,
  projectId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await tx.query<{ filename: string }>(
    `select filename from files
     where project_id = $1 and id = any($2::text[]) and history_id is not null and deleted_at is null order by t_creation, id`,
    [projectId, fileIds],
  );
  return rows.map(({ filename }) => shownFileName(filename));
}
