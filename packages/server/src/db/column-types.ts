import pg from 'pg';

const INT8 = 20;
const JSON_TEXT = 114;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TIMESTAMPTZ = 1184;
const TIMESTAMPTZ_ARRAY = 1185;
const TEXT_ARRAY: number = 1009;

/** PostgreSQL's format of an instant in a UTC session, e.g. `2026-11-20 10:00:00.12+00`. */
const UTC_INSTANT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\+00$/;

/** An instant in the contract's format: ISO 8601, UTC, three decimals. */
function readInstant(text: string): string {
  const parts = UTC_INSTANT.exec(text);
  if (parts) {
    const [, day, time, decimals = ''] = parts;
    return `${day}T${time}.${decimals.slice(0, 3).padEnd(3, '0')}Z`;
  }
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}

/** Parses a bigint to a number; throws if it is not a safe integer, instead of rounding. */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of the safe range: ${text}`);
  return value;
}

function readArray(text: string): (string | null)[] {
  return pg.types.getTypeParser(TEXT_ARRAY, 'text')(text);
}

function readArrayOf<Value>(read: (text: string) => Value) {
  return (text: string) => readArray(text).map((item) => (item === null ? null : read(item)));
}

const readers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: readBigint,
  [INT8_ARRAY]: readArrayOf(readBigint),
  // A `json` column is a document passed through as text: never parsed. `jsonb` is parsed.
  [JSON_TEXT]: (text) => text,
  // A day has no time and no zone: it stays the string `2026-11-20`.
  [DATE]: (text) => text,
  [DATE_ARRAY]: readArray,
  [TIMESTAMPTZ]: readInstant,
  [TIMESTAMPTZ_ARRAY]: readArrayOf(readInstant),
};

/** Returns the parser of a PostgreSQL type, by its object id. */
export function readColumn(oid: number, format: 'text' | 'binary' = 'text'): (value: never) => unknown {
  const reader = format === 'text' ? readers[oid] : undefined;
  return reader ?? pg.types.getTypeParser(oid, format);
}
