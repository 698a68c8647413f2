import type { Db } from '../db/transaction.ts';

/** The projects whose trace is not, byte for byte, what its tables would give now. */
export async function staleTraces(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from projects
     where not trace_light or trace_typed or trace::text <> light_trace(id, client_name)::text order by id`,
  );
  return rows.map(({ id }) => id);
}
