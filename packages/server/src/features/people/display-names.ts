import type { Db } from '../../db/transaction.ts';
import { readShownNames } from './users.repository.ts';

/** How long a changed name may still read as before. */
const FRESH_MS = 15_000;

interface Names {
  readAt: number;
  shown: Promise<ReadonlyMap<string, string>>;
}

/** Kept per database connection pool: nothing of a user's state, only what any process reads again by itself. */
const kept = new WeakMap<object, Names>();

function currentNames(db: Db): Names {
  const present = kept.get(db);
  if (present !== undefined && Date.now() - present.readAt < FRESH_MS) return present;
  const names = { readAt: Date.now(), shown: readShownNames(db) };
  kept.set(db, names);
  // A failed read is told to who waits for it now; the next call reads again.
  names.shown.catch(() => kept.delete(db));
  return names;
}

/** How a username is shown; an empty text for none. */
export type NameOf = (username: string | null) => string;

/**
 * What tells the name of a username as screens show it: the username itself where nobody has it, an empty text for none.
 * Names are read together and kept for a quarter of a minute, since lists show several a row.
 */
export async function displayNames(db: Db): Promise<NameOf> {
  const shown = await currentNames(db).shown;
  return (username) => (username === null ? '' : (shown.get(username.toLowerCase()) ?? username));
}
