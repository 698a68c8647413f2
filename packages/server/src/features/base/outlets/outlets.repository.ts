import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { mergeSalesforce, outletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** An outlet from a source: the CSV file, Salesforce, or a person. */
export interface GivenOutlet {
  nOutlet: string;
  data: OutletRecord;
}

/** An outlet of the table. */
export interface StoredOutlet extends GivenOutlet {
  version: number;
  /** Salesforce's last version, and when; null for an outlet that it never gave. */
  salesforce: OutletRecord | null;
  readAt: Date | null;
  /** When the record last changed; null before it was noted. */
  writtenAt: Date | null;
}

interface OutletRow {
  n_outlet: string;
  data: Partial<OutletRecord>;
  version: number;
  salesforce: Partial<OutletRecord> | null;
  read_at: string | null;
  written_at: string | null;
}

const COLUMNS = 'n_outlet, data, version, salesforce, read_at, written_at';
const moment = (at: string | null) => (at === null ? null : new Date(at));

function storedOutlet(row: OutletRow): StoredOutlet {
  return {
    nOutlet: row.n_outlet,
    data: outletRecord(row.data),
    version: row.version,
    salesforce: row.salesforce === null ? null : outletRecord(row.salesforce),
    readAt: moment(row.read_at),
    writtenAt: moment(row.written_at),
  };
}

/** The outlet of this number; its fields are null where the file or Salesforce had none. */
export async function findOutlet(db: Db, nOutlet: string): Promise<StoredOutlet | null> {
  const { rows } = await db.query<OutletRow>(`select ${COLUMNS} from outlets where n_outlet = $1`, [nOutlet]);
  return rows[0] === undefined ? null : storedOutlet(rows[0]);
}

/** Locks it until the end of the transaction. */
export async function lockOutlet(tx: Transaction, nOutlet: string): Promise<StoredOutlet | null> {
  const { rows } = await tx.query<OutletRow>(
    `select ${COLUMNS} from outlets where n_outlet = $1 for update`,
    [nOutlet],
  );
  return rows[0] === undefined ? null : storedOutlet(rows[0]);
}

/**
 * Writes what Salesforce gave: per field the newest value wins (`mergeSalesforce`). Idempotent. Locks in the order of the
 * numbers: two processes cannot deadlock. Of a duplicate number the last record counts.
 */
export async function writeFromSalesforce(tx: Transaction, read: readonly GivenOutlet[]): Promise<void> {
  const given = new Map(read.map((outlet) => [outlet.nOutlet, outlet.data]));
  const numbers = [...given.keys()];
  const { rows } = await tx.query<OutletRow>(
    `select ${COLUMNS} from outlets where n_outlet = any($1) order by n_outlet for update`,
    [numbers],
  );
  const known = new Map(rows.map((row) => [row.n_outlet, storedOutlet(row)]));
  const merged = numbers.map((number) => {
    const now = given.get(number) as OutletRecord;
    const before = known.get(number);
    return before === undefined ? now : mergeSalesforce(before.data, before.salesforce, now);
  });
  await tx.query(
    `insert into outlets (n_outlet, data, salesforce, read_at)
     select *, now() from unnest($1::text[], $2::jsonb[], $3::jsonb[]) given (n_outlet, data, salesforce) order by n_outlet
     on conflict (n_outlet) do update
       set data = excluded.data, salesforce = excluded.salesforce, read_at = excluded.read_at`,
    [
      numbers,
      merged.map((data) => JSON.stringify(data)),
      numbers.map((number) => JSON.stringify(given.get(number))),
    ],
  );
}

/** Inserts new outlets; returns how many, without those that exist by now. */
export async function insertOutlets(tx: Transaction, outlets: readonly GivenOutlet[]): Promise<number> {
  const { rowCount } = await tx.query(
    'insert into outlets (n_outlet, data) select * from unnest($1::text[], $2::jsonb[]) on conflict do nothing',
    [outlets.map(({ nOutlet }) => nOutlet), outlets.map(({ data }) => JSON.stringify(data))],
  );
  return rowCount ?? 0;
}

/** Replaces the records of known outlets; returns how many. */
export async function replaceOutlets(tx: Transaction, outlets: readonly GivenOutlet[]): Promise<number> {
  const { rowCount } = await tx.query(
    `update outlets o set data = given.data from unnest($1::text[], $2::jsonb[]) given (n_outlet, data)
     where o.n_outlet = given.n_outlet`,
    [outlets.map(({ nOutlet }) => nOutlet), outlets.map(({ data }) => JSON.stringify(data))],
  );
  return rowCount ?? 0;
}

/** Restores records, of deleted outlets too. */
export async function restoreOutletRecords(tx: Transaction, outlets: readonly GivenOutlet[]): Promise<void> {
  await tx.query(
    `insert into outlets (n_outlet, data) select * from unnest($1::text[], $2::jsonb[])
     on conflict (n_outlet) do update set data = excluded.data`,
    [outlets.map(({ nOutlet }) => nOutlet), outlets.map(({ data }) => JSON.stringify(data))],
  );
}

/** Deletes outlets; those that an order names stay, and one of them is returned. */
export async function deleteOutlets(tx: Transaction, numbers: readonly string[]): Promise<string | null> {
  const { rows } = await tx.query<{ ordered: string }>(
    `with ordered as (select asked.n_outlet from unnest($1::text[]) asked (n_outlet)
       where exists (select 1 from project_search s join projects p using (id)
         where s.words @@ outlet_query(asked.n_outlet) and p.n_outlet = asked.n_outlet)),
     deleted as (delete from outlets o where n_outlet = any($1)
       and not exists (select 1 from ordered where ordered.n_outlet = o.n_outlet))
     select n_outlet as ordered from ordered limit 1`,
    [numbers],
  );
  return rows[0]?.ordered ?? null;
}

/** The records of known outlets, by number. */
export async function findOutlets(
  db: Db,
  numbers: readonly string[],
  forUpdate: boolean,
): Promise<Map<string, OutletRecord>> {
  const { rows } = await db.query<{ n_outlet: string; data: Partial<OutletRecord> }>(
    `select n_outlet, data from outlets where n_outlet = any($1) order by n_outlet${forUpdate ? ' for update' : ''}`,
    [numbers],
  );
  return new Map(rows.map(({ n_outlet, data }) => [n_outlet, outletRecord(data)]));
}

/** The outlets with these SIRETs, by SIRET. */
export async function findOutletsBySiret(
  db: Db,
  sirets: readonly string[],
): Promise<Map<string, { nOutlet: string; name: string }[]>> {
  const { rows } = await db.query<{ siret: string; outlets: { nOutlet: string; name: string }[] }>(
    `select data ->> 'SIRET__c' as siret,
       json_agg(json_build_object('nOutlet', n_outlet, 'name', data ->> 'Outlet_Name') order by n_outlet)::jsonb as outlets
     from outlets where data ->> 'SIRET__c' = any($1) and data ->> 'SIRET__c' <> '' group by 1`,
    [sirets],
  );
  return new Map(rows.map(({ siret, outlets }) => [siret, outlets]));
}

/** Outlets in the order of their numbers, after this one. */
export async function listOutlets(db: Db, after: string, limit: number): Promise<GivenOutlet[]> {
  const { rows } = await db.query<{ n_outlet: string; data: Partial<OutletRecord> }>(
    'select n_outlet, data from outlets where n_outlet > $1 order by n_outlet limit $2',
    [after, limit],
  );
  return rows.map(({ n_outlet, data }) => ({ nOutlet: n_outlet, data: outletRecord(data) }));
}
