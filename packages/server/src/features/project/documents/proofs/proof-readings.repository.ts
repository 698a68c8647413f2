import type { Db } from '../../../../db/transaction.ts';

/** When a reader first opened each version of a project's proof, by version. */
export async function readingsOf(db: Db, projectId: string, reader: string): Promise<Map<number, string>> {
  const { rows } = await db.query<{ version: number; t_reading: string }>(
    'select version, t_reading from proof_readings where project_id = $1 and reader = $2',
    [projectId, reader],
  );
  return new Map(rows.map(({ version, t_reading }) => [version, t_reading]));
}

/** Records a first opening; later ones change nothing. Returns when the first was. */
export async function insertReading(
  db: Db,
  projectId: string,
  version: number,
  reader: string,
): Promise<string> {
  const { rows } = await db.query<{ t_reading: string }>(
    `insert into proof_readings (project_id, version, reader) values ($1, $2, $3)
     on conflict (project_id, version, reader) do update set t_reading = proof_readings.t_reading
     returning t_reading`,
    [projectId, version, reader],
  );
  const [read] = rows;
  if (read === undefined) throw new Error('insert returned no row');
  return read.t_reading;
}
