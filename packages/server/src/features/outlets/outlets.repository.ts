import type { OutletRecord } from '@ardoise/domain/contract/outlets.ts';
import type { Db, Transaction } from '../../db/transaction.ts';

/** The columns of an outlet's record, in Salesforce's names (specification/content-management.md#outlets). */
export const OUTLET_FIELDS = [
  'Outlet_Name',
  'House_Number__c',
  'Street__c',
  'Street2__c',
  'Street3__c',
  'Postal_Code__c',
  'City__c',
  'Telephone__c',
  'SIRET__c',
  'Owner_Name',
  'Phone',
  'Email',
  'Segmentation__c',
] as const satisfies (keyof OutletRecord)[];

/** The record of an outlet; null for columns missing in the file. */
export async function findOutlet(db: Db, nOutlet: string): Promise<OutletRecord | null> {
  const { rows } = await db.query<{ data: Partial<OutletRecord> }>(
    'select data from outlets where n_outlet = $1',
    [nOutlet],
  );
  const data = rows[0]?.data;
  if (data === undefined) return null;
  return Object.fromEntries(OUTLET_FIELDS.map((field) => [field, data[field] ?? null])) as OutletRecord;
}

/** An outlet of the CSV file. */
export interface ImportedOutlet {
  nOutlet: string;
  data: OutletRecord;
}

/** Upserts outlets. Returns how many were inserted. */
export async function upsertOutlets(tx: Transaction, outlets: readonly ImportedOutlet[]): Promise<number> {
  const { rows } = await tx.query<{ added: number }>(
    `with written as (
       insert into outlets (n_outlet, data) select * from unnest($1::text[], $2::jsonb[])
       on conflict (n_outlet) do update set data = excluded.data returning xmax = 0 as is_new)
     select count(*) filter (where is_new)::int as added from written`,
    [outlets.map((outlet) => outlet.nOutlet), outlets.map((outlet) => JSON.stringify(outlet.data))],
  );
  return rows[0]?.added ?? 0;
}
