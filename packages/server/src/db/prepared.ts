import type { QueryConfig } from 'pg';

const names = new Map<string, string>();

/**
 * A named prepared statement: parsed and planned once per connection. Only for a small set of texts: each stays
 * prepared for the connection's lifetime.
 */
export function prepared(text: string, values: unknown[]): QueryConfig {
  let name = names.get(text);
  if (name === undefined) {
    name = `q${names.size + 1}`;
    names.set(text, name);
  }
  return { name, text, values };
}
