/** Ids are 24 hex digits that nothing else in a document looks like: wherever one stands, a file is meant. */
function renamed(value: unknown, copies: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return copies.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, copies));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [copies.get(key) ?? key, renamed(item, copies)]),
  );
}

/**
 * A document that names the copies of its files, by their present ids: in photos of a card, of a charter, which are kept by
 * those ids, of a price list, whatever the kind.
 */
export function namingCopies<Document extends object>(
  document: Document,
  copies: ReadonlyMap<string, string>,
): Document {
  return renamed(document, copies) as Document;
}
