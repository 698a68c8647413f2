import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

export interface DcRecord {
  name: string;
  smhf: string | null;
  mdv: string | null;
}

const DC = `select name, smhf, mdv from users where lower(name) = lower($1) and role = 'dc' and active`;

/** An active dc by username. */
export async function findDc(db: Db, name: string): Promise<DcRecord | null> {
  const { rows } = await db.query<DcRecord>(DC, [name]);
  return rows[0] ?? null;
}

/**
 * The same, locking role and managers until the transaction ends: a project that it writes for them moves with them
 * when head office changes these. Taken before the lock of a project, as head office's change does.
 */
export async function holdDc(tx: Transaction, name: string): Promise<DcRecord | null> {
  const { rows } = await tx.query<DcRecord>(`${DC} for share`, [name]);
  return rows[0] ?? null;
}

/** The username of the active agency with this address, its own or of one of its people; null: 'Email inconnu'. */
export async function findAgencyByMail(db: Db, mail: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `select coalesce(organisation, name) as name from users where lower(mail) = $1 and role = 'agence' and active`,
    [normaliseEmail(mail)],
  );
  return rows[0]?.name ?? null;
}

/** Whether this is the username of an active agency. */
export async function isAgency(db: Db, name: string): Promise<boolean> {
  const { rowCount } = await db.query(
    prepared(
      `select 1 from users where lower(name) = lower($1) and role = 'agence' and organisation is null and active`,
      [name],
    ),
  );
  return (rowCount ?? 0) > 0;
}

/** The username of an active printer, case-insensitively: in the account's case, by which its scope is read. */
export async function findPrinter(db: Db, name: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `select name from users where lower(name) = lower($1) and role = 'imprimeur' and organisation is null and active`,
    [name],
  );
  return rows[0]?.name ?? null;
}

/** The medal of an outlet; undefined when the outlet is unknown. */
export async function findMedal(db: Db, nOutlet: string): Promise<string | undefined> {
  const { rows } = await db.query<{ medal: string | null }>(
    `select data ->> 'Segmentation__c' as medal from outlets where n_outlet = $1`,
    [nOutlet],
  );
  return rows[0] === undefined ? undefined : (rows[0].medal ?? '');
}
