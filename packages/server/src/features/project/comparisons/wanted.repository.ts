import type { Db, Transaction } from '../../../db/transaction.ts';

/** What the agency said of a difference that it wanted. */
export interface WantedRecord {
  difference: string;
  version: number;
  words: string;
  to_client: boolean;
}

export async function listWanted(db: Db, projectId: string): Promise<Map<string, WantedRecord>> {
  const { rows } = await db.query<WantedRecord>(
    'select difference, version, words, to_client from wanted_differences where project_id = $1',
    [projectId],
  );
  return new Map(rows.map((row) => [row.difference, row]));
}

export async function putWanted(
  tx: Transaction,
  projectId: string,
  { difference, version, words, to_client }: WantedRecord,
  saidBy: string,
): Promise<void> {
  await tx.query(
    `insert into wanted_differences (project_id, difference, version, words, to_client, said_by)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (project_id, difference)
     do update set version = $3, words = $4, to_client = $5, said_by = $6, t_creation = now()`,
    [projectId, difference, version, words, to_client, saidBy],
  );
}

export async function removeWanted(tx: Transaction, projectId: string, difference: string): Promise<void> {
  await tx.query('delete from wanted_differences where project_id = $1 and difference = $2', [
    projectId,
    difference,
  ]);
}
