const SHORTEST = 3;
/** Joiners and directional marks: characters that nobody sees. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * Whether a comment says something: at least three visible characters (specification/statuses.md#guards). A return, a
 * refusal and an amendment need one.
 */
export function saysSomething(comment: string): boolean {
  return [...comment.replace(INVISIBLE, '').trim()].length >= SHORTEST;
}
