import type { Db } from '../db/transaction.ts';

/** A server process, as it describes itself. */
export interface ServerProcess {
  id: string;
  host: string;
  pid: number;
  version: string;
  node: string;
}

/** Writes this process's row: it is alive, and can write. */
export async function markServerSeen(db: Db, { id, host, pid, version, node }: ServerProcess): Promise<void> {
  await db.query(
    `insert into servers (id, host, pid, version, node) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set seen_at = now()`,
    [id, host, pid, version, node],
  );
}

export async function deleteServer(db: Db, id: string): Promise<void> {
  await db.query('delete from servers where id = $1', [id]);
}

/** Deletes the rows of processes that were killed. */
export async function deleteLostServers(db: Db): Promise<void> {
  await db.query("delete from servers where seen_at < now() - interval '1 day'");
}
