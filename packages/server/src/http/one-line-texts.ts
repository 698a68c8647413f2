import { foldLines, withTexts } from '@ardoise/domain/base/texts.ts';
import { OUTLET_FIELDS } from '@ardoise/domain/outlets/outlet-record.ts';

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

/** A body of a call with its names and addresses on one line. */
export function withOneLineTexts<Body>(body: Body): Body {
  return withTexts(body, (text, key) => (ONE_LINE.has(key) ? foldLines(text) : text)) as Body;
}
