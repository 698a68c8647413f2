import type { Db } from '../../../db/transaction.ts';
import { readShownNames } from './users.repository.ts';

/** TTL of the cache of names. */
const FRESH_MS = 15_000;

interface Names {
  readAt: number;
  shown: Promise<ReadonlyMap<string, string>>;
}

/** Cache per connection pool: no per-user state, only what any process refetches by itself. */
const kept = new WeakMap<object, Names>();

function currentNames(db: Db): Names {
  const present = kept.get(db);
  if (present !== undefined && Date.now() - present.readAt < FRESH_MS) return present;
  const names = { readAt: Date.now(), shown: readShownNames(db) };
  kept.set(db, names);
  // A failed read rejects for the current callers; the next call retries.
  names.shown.catch(() => kept.delete(db));
  return names;
}

/** The display name of a username; empty for none. */
export type NameOf = (username: string | null) => string;

/**
 * Returns a function from username to display name: the username itself for an unknown account, empty for none. All
 * names are read together and cached for a quarter of a minute, since lists show several per row.
 */
export async function displayNames(db: Db): Promise<NameOf> {
  const shown = await currentNames(db).shown;
  return (username) => (username === null ? '' : (shown.get(username.toLowerCase()) ?? username));
}
