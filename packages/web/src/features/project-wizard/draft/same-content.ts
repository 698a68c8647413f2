/** Blank text, empty lists and empty objects count as unanswered: touching a field without answering it is no change. */
function answered(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((item) => answered(item) ?? null);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, answered(entry)] as const)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Whether two answers, or two whole parts, are equivalent. */
export function sameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(answered(a)) === JSON.stringify(answered(b));
}
