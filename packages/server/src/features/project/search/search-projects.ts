import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { searchProjects as searchCall } from '@ardoise/domain/contract/search.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { findProjects, readLookups } from './find-projects.ts';
import { readComments } from './read-comments.ts';
import { readHits } from './search.repository.ts';
import { presentHit, wordsNotInFields } from './search-hit.presenter.ts';

/** Default number of hits. */
const USUAL_LIMIT = 20;

/** The matches in this actor's scope, best first, with their positions; empty for a text without words. */
export async function searchProjects(
  db: Db,
  actor: Actor,
  { q, limit = USUAL_LIMIT }: QueryOf<typeof searchCall>,
): Promise<ReplyOf<typeof searchCall>> {
  const lookups = await readLookups(db, actor, q);
  if (lookups === null) return { resultats: [] };
  const ids = await findProjects(db, actor, lookups, limit);
  if (ids.length === 0) return { resultats: [] };
  const [rows, nameOf] = await Promise.all([readHits(db, ids), displayNames(db)]);
  const { words } = lookups;
  const missing = new Map(
    rows.flatMap((row) => {
      const elsewhere = wordsNotInFields(row, words, actor, nameOf);
      return elsewhere.length === 0 ? [] : [[row.id, elsewhere] as const];
    }),
  );
  const comments = await readComments(db, actor, missing);
  return {
    resultats: rows.map((row) => presentHit(row, words, comments.get(row.id), actor, nameOf)),
  };
}
