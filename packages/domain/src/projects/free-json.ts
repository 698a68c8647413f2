/** Most of a free JSON value, in bytes of UTF-8. */
const MOST_BYTES = 20_000;
/** PostgreSQL and `JSON.stringify` recurse on nested values. */
const DEEPEST = 100;

const inside = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Level by level: recursion on a hostile value would overflow the stack. */
function isShallow(value: unknown): boolean {
  let level = inside(value);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= DEEPEST) return false;
    level = level.flatMap(inside);
  }
  return true;
}

/** Whether a JSON value of any shape is small enough to be stored with a project: 20 KB, 100 levels. */
export function isStorableJson(value: unknown): boolean {
  if (!isShallow(value)) return false;
  return encodeURI(JSON.stringify(value)).replace(/%../g, '-').length <= MOST_BYTES;
}
