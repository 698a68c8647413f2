import type { PoolClient } from 'pg';
import type { StoredProject } from '../projects/project-record.ts';

/** A whole list, as `wholeListSql` writes it. */
export interface ListSql {
  text: string;
  values: unknown[];
}

/** Rows that are in memory at once; documents may be 20 KB each. */
const AT_ONCE = 250;

/** A list by cursor, some rows at a time, as it was when it began whatever others write meanwhile. */
export async function* readInPieces(
  client: PoolClient,
  { text, values }: ListSql,
): AsyncGenerator<StoredProject[]> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`declare list no scroll cursor for ${text}`, values);
  for (;;) {
    const { rows } = await client.query<StoredProject>(`fetch ${AT_ONCE} from list`);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) break;
  }
  await client.query('commit');
}
