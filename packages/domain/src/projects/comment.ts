const SHORTEST = 3;
/** Invisible characters: joiners and directional marks. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * Whether a comment has at least three visible characters (specification/statuses.md#guards). Required for a return, a
 * refusal and an amendment.
 */
export function saysSomething(comment: string): boolean {
  return [...comment.replace(INVISIBLE, '').trim()].length >= SHORTEST;
}
