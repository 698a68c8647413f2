import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { foldedWords } from './fold-word.ts';
import { tsquery } from './lookup.ts';
import { type AskedWord, readCommentsSaying, readStems } from './search.repository.ts';
import type { FoundComment } from './search-hit.presenter.ts';

/** A word and its stem share a prefix: only words with it are stemmed. */
const COMMON_LETTERS = 2;

/** By project, the newest comment with one of these words, in any inflection; projects without are omitted. */
export async function readComments(
  db: Db,
  actor: Actor,
  missing: ReadonlyMap<string, readonly AskedWord[]>,
): Promise<Map<string, FoundComment>> {
  const stems = new Set([...missing.values()].flat().flatMap((asked) => asked.stems));
  if (stems.size === 0) return new Map();
  const saying = tsquery([[...stems].map((stem) => ({ lexeme: `t:${stem}`, prefix: false }))]);
  const comments = await readCommentsSaying(db, actor, [...missing.keys()], saying);
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, COMMON_LETTERS)));
  const words = new Set(
    comments
      .flatMap(({ comment }) => foldedWords(comment))
      .filter((word) => beginnings.has(word.slice(0, COMMON_LETTERS))),
  );
  const said = new Set(
    (await readStems(db, [...words])).flatMap((known) =>
      known.stems.some((stem) => stems.has(stem)) ? [known.word] : [],
    ),
  );
  return new Map(comments.map(({ id, comment }) => [id, { text: comment, said }]));
}
