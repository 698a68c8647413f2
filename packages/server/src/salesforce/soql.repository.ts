import type { SalesforceFields } from './salesforce-fields.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
};

/** A text as a SOQL literal, quoted and escaped: nothing in it can end the literal. */
function soqlText(text: string): string {
  return `'${text.replace(/[\\'"\n\r\t\b\f]/g, (char) => ESCAPES[char] ?? `\\${char}`)}'`;
}

function columns({ number, fields }: SalesforceFields): string {
  return [...new Set([number, ...Object.values(fields), 'SystemModstamp'])].join(', ');
}

/** The outlet of a number; of several the one that changed last. */
export function soqlByNumber(map: SalesforceFields, nOutlet: string): string {
  const { object, number } = map;
  return `SELECT ${columns(map)} FROM ${object} WHERE ${number} = ${soqlText(nOutlet)} ORDER BY SystemModstamp DESC LIMIT 1`;
}

/** Outlets that changed since a time (null: all), in the order of their change. */
export function soqlChangedSince(map: SalesforceFields, moment: Date | null): string {
  const { object, number } = map;
  const since = moment === null ? '' : ` AND SystemModstamp >= ${moment.toISOString()}`;
  return `SELECT ${columns(map)} FROM ${object} WHERE ${number} != null${since} ORDER BY SystemModstamp, Id`;
}
