import { OUTLET_FIELDS } from '@ardoise/domain/outlets/outlet-record.ts';

/** Control characters and the line breaks of Unicode. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Names, addresses and titles of every call: they go into mail headers, file names and CSV, where a line break is a forgery. */
const ONE_LINE: ReadonlySet<string> = new Set([
  ...OUTLET_FIELDS,
  'nom',
  'prenom',
  'name',
  'mail',
  'email',
  'telephone',
  'qualite',
  'titre',
]);

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

/** A body of a call with its names and addresses on one line. */
export function withOneLineTexts<Body>(body: Body): Body {
  return withTexts(body, (text, key) => (ONE_LINE.has(key) ? foldLines(text) : text)) as Body;
}
