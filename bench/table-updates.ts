import { run as ask } from './run-statement.ts';

/** Updated rows of a table since its statistics began, and how many of them wrote no index (heap-only tuples, HOT). */
export interface Updates {
  all: number;
  heapOnly: number;
}

export async function readUpdates(database: string, table: string | undefined): Promise<Updates> {
  if (table === undefined) return { all: 0, heapOnly: 0 };
  // A connection reports its counts at most once a second.
  await ask(database, 'select pg_sleep(1.5)');
  const [found] = await ask<Updates>(
    database,
    `select n_tup_upd::int as "all", n_tup_hot_upd::int as "heapOnly" from pg_stat_user_tables where relname = '${table}'`,
  );
  return found ?? { all: 0, heapOnly: 0 };
}
