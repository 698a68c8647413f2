const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: '\u00a0',
};

/** Plain text of the brief's rich text; plain text is returned unchanged. */
export function plainTextOf(text: string | undefined): string {
  return (text ?? '')
    .replace(/<li\b[^>]*>/gi, ' – ')
    .replace(/<(?:br|\/p|\/li|\/ul|\/ol|\/h\d|\/div)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#39|[a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
