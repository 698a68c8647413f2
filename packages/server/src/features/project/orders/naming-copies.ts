/** No other text of a document is 24 hex digits: wherever the id occurs, it is a file's. */
function renamed(value: unknown, copies: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return copies.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, copies));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [copies.get(key) ?? key, renamed(item, copies)]),
  );
}

/**
 * A document that references the copies of its files instead of their originals: in photos of a card, of a charter,
 * which is keyed by them, of a price list, for any kind.
 */
export function namingCopies<Document extends object>(
  document: Document,
  copies: ReadonlyMap<string, string>,
): Document {
  return renamed(document, copies) as Document;
}
