type Answers = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

/** Blank text, empty lists and objects of nothing else: unanswered. */
function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isBlank);
}

function sameAnswers(a: Answers, b: Answers): boolean {
  return (
    Object.keys(a).every((key) => sameContent(a[key], b[key])) &&
    Object.keys(b).every((key) => key in a || isBlank(b[key]))
  );
}

/**
 * Whether two answers, or two complete parts, are equivalent: touching a field without answering it is no change.
 * Stops at the first difference, since each key press compares the entire document.
 */
export function sameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameContent(item, b[index]));
  return isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b) && sameAnswers(a, b);
}
