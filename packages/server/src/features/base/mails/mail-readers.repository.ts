import type { Role } from '@ardoise/domain/projects/roles.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';

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

const READER = `
  select u.name, u.mail, u.role, u.telephone, u.active, u.courriels = 'immediat' as "atOnce",
    coalesce(nullif(trim(u.prenom || ' ' || u.nom), ''), u.name) as shown, lower(u.organisation) as organisation,
    array(select lower(coalesce(a.organisation, a.name)) from replacements_today r join users a on lower(a.name) = lower(r.absent)
      where r.replacement = u.name) as "standsFor"
  from users u`;

/**
 * The accounts of these usernames (an SQL array, in lower case), active or not, the active people of these
 * organisations, and their stand-ins of today. An array of ids, not a join: so it is planned once, by indexes.
 */
export function readersSql(names: string): string {
  return `${READER} where u.uid = any(array(
      select uid from users where lower(name) = any(${names})
      union all select uid from users where organisation is not null and lower(organisation) = any(${names}) and active
      union all select u.uid from replacements_today r join users a on lower(a.name) = lower(r.absent)
        join users u on lower(u.name) = lower(r.replacement) where lower(coalesce(a.organisation, a.name)) = any(${names})))
    order by u.uid`;
}

/** The same for usernames in any case. */
export async function listMailReaders(db: Db, names: readonly string[]): Promise<MailReader[]> {
  const lowered = names.map((name) => name.toLowerCase());
  const { rows } = await db.query<MailReader>(prepared(readersSql('$1::text[]'), [lowered]));
  return rows;
}

/** The active accounts of these roles. */
export async function listReadersByRole(db: Db, roles: readonly Role[]): Promise<MailReader[]> {
  if (roles.length === 0) return [];
  const text = `${READER} where u.role = any($1::text[]) and u.active order by u.uid`;
  const { rows } = await db.query<MailReader>(prepared(text, [roles]));
  return rows;
}

/**
 * Addresses of the active accounts of these roles for a notice that is written once a day at most: of those who chose
 * any mails, at once or one a day.
 */
export async function listNoticeAddresses(db: Db, roles: readonly Role[]): Promise<string[]> {
  const { rows } = await db.query<{ mail: string }>(
    `select mail from users where role = any($1::text[]) and active and courriels <> 'aucun' and mail <> '' order by uid`,
    [roles],
  );
  return rows.map(({ mail }) => mail);
}
