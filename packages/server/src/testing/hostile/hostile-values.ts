import * as fc from 'fast-check';

/** Known troublemakers: quotes, control characters, bidi, NUL, templates, paths, very long texts. */
const HOSTILE = [
  "'; drop table projects; --",
  '"',
  '\u0000',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$1',
  '\\',
  '\u202Eexe.gpj',
  '🍷'.repeat(200),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '9'.repeat(40),
  '[]',
  '{"$oid":1}',
  '%E0%A4%A',
  '\ud800',
  ' ',
  '',
];

/** Text that no form of the product sends. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 40, unit: 'binary' }),
);

/** The same, or a value of another type. */
export const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 1e308, 2 ** 53, null, true),
);
