// Preloaded into the product: logs each SQL statement to standard error, so that those of a request can be counted.
import pg from 'pg';

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(config, ...rest) {
  const text = typeof config === 'string' ? config : config?.text;
  if (text) process.stderr.write(`[sql] ${text.replace(/\s+/g, ' ').trim().slice(0, 110)}\n`);
  return query.call(this, config, ...rest);
};
