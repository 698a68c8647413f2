import type { CountedPieces } from '@ardoise/domain/contract/pieces.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { type PieceFilter, readsAll } from './piece-filter.repository.ts';
import {
  areSurelyMany,
  boundBySums,
  findFew,
  type ListedId,
  MOST_COUNTED,
  type Page,
  sortMany,
  walkMany,
} from './piece-search.repository.ts';

const MORE: CountedPieces = { pieces: MOST_COUNTED, points: null, plus: true };

/** How many match where they are too many to be read; null where they have to be. */
async function countUnread(db: Db, actor: Actor, filter: PieceFilter): Promise<CountedPieces | null> {
  const bound = await boundBySums(db, actor, filter);
  if (bound !== null && bound.pieces <= MOST_COUNTED) return null;
  if (bound?.exact) return { pieces: bound.pieces, points: null, plus: false };
  // Of a person's own the index of facets reads few: it begins with the rarest.
  const drawn = readsAll(actor) && filter.dc === undefined;
  return drawn && (await areSurelyMany(db, actor, filter)) ? MORE : null;
}

/** How many match, read one by one up to `MOST_COUNTED`. */
export async function countPieces(db: Db, actor: Actor, filter: PieceFilter): Promise<CountedPieces> {
  const unread = await countUnread(db, actor, filter);
  if (unread !== null) return unread;
  const { pieces, points } = await findFew(db, actor, filter, { order: 'ville', after: null, limit: 0 });
  return pieces <= MOST_COUNTED ? { pieces, points, plus: false } : MORE;
}

/** A page of the pieces that match, and how many there are (specification/pieces.md#search). */
export async function searchPieces(
  db: Db,
  actor: Actor,
  filter: PieceFilter,
  page: Page,
): Promise<{ counted: CountedPieces; listed: ListedId[] }> {
  const unread = await countUnread(db, actor, filter);
  if (unread === null) {
    const { pieces, points, listed } = await findFew(db, actor, filter, page);
    if (pieces <= MOST_COUNTED) return { counted: { pieces, points, plus: false }, listed };
  }
  const met = await walkMany(db, actor, filter, page);
  const listed = met.length < page.limit ? await sortMany(db, actor, filter, page) : met;
  return { counted: unread ?? MORE, listed };
}
