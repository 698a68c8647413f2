import type { QueryConfig } from 'pg';

const names = new Map<string, string>();

/**
 * A query that PostgreSQL parses and plans once per connection. Only for texts of which there are few:
 * each one stays prepared as long as its connection lives.
 */
export function prepared(text: string, values: unknown[]): QueryConfig {
  let name = names.get(text);
  if (name === undefined) {
    name = `q${names.size + 1}`;
    names.set(text, name);
  }
  return { name, text, values };
}
