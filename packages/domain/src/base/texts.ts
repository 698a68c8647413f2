/** Control characters and the line breaks of Unicode. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Text on one line. */
export function foldLines(text: string): string {
  return text.replace(BREAKS, ' ');
}

/** A copy of JSON with some of its texts changed, each beside the key that it is under; the same value where none is. */
export function withTexts(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withTexts(item, change, name)]),
  );
}
