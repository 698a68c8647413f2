// Preloaded into the product: on SIGUSR2 it writes to the file PLANS_FILE how often each prepared statement of its pool was
// planned for its values alone (custom_plans), summed over connections. Prepared statements belong to their connection: no
// other process can read them.
import { renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import pg from 'pg';

const clients = new Set();
const { connect, end } = pg.Client.prototype;
pg.Client.prototype.connect = function connected(...given) {
  clients.add(this);
  return connect.apply(this, given);
};
pg.Client.prototype.end = function ended(...given) {
  clients.delete(this);
  return end.apply(this, given);
};

process.on('SIGUSR2', async () => {
  const planned = {};
  for (const client of clients) {
    const { rows } = await client.query(
      'select statement, custom_plans::int as times from pg_prepared_statements',
    );
    for (const { statement, times } of rows) planned[statement] = (planned[statement] ?? 0) + times;
  }
  // Renamed: the reader never sees half a file.
  writeFileSync(`${process.env.PLANS_FILE}.new`, JSON.stringify({ connections: clients.size, planned }));
  renameSync(`${process.env.PLANS_FILE}.new`, process.env.PLANS_FILE);
});
