import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ListedRecord } from '../../project/projects/project-record.ts';
import { type ListPart, SORT_KEYS, type SortKey } from './list-order.ts';

/** Position of a page: the sort keys of the row before it, and that row's id. */
export interface ListCursor {
  values: string[];
  id: string;
}

/** Cursor of a row in a part of its list. */
export function cursorAt(row: ListedRecord, { sort }: ListPart): ListCursor {
  return { values: SORT_KEYS[sort].map(({ valueIn }) => valueIn(row)), id: row.id };
}

/** The cursor after this row of the part with this index, for the reply. */
export function writeCursor(row: ListedRecord, parts: readonly ListPart[], index: number): string {
  const part = parts[index];
  if (part === undefined) throw new RangeError(`a list of ${parts.length} parts has no part ${index}`);
  const { values, id } = cursorAt(row, part);
  return Buffer.from(JSON.stringify([String(index), ...values, id])).toString('base64url');
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

const FITS: Record<SortKey['type'], (value: string) => boolean> = {
  text: (value) => !value.includes('\u0000'),
  int: (value) => /^\d{1,9}$/.test(value),
  timestamptz: (value) => /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value)),
  date: (value) => value === 'infinity' || isDay(value),
};

/**
 * Decodes the part that a page begins in, and the position in it.
 * @throws Refusal REQUETE_INVALIDE when the text is no cursor of this order
 */
export function readCursor(text: string, parts: readonly ListPart[]): { index: number; after: ListCursor } {
  const [place = '', ...parsed] = parse(text);
  const index = parts.findIndex((_, each) => String(each) === place);
  const keys = parts[index] && SORT_KEYS[parts[index].sort];
  const id = parsed.at(-1);
  const values = parsed.slice(0, -1);
  const fits =
    values.length === keys?.length &&
    keys.every(({ type }, each) => FITS[type](values[each] ?? '')) &&
    /^[0-9a-f]{24}$/.test(id ?? '');
  if (!fits || id === undefined) throw new Refusal('REQUETE_INVALIDE');
  const exact = values.map((value, each) =>
    keys?.[each]?.type === 'timestamptz' ? new Date(value).toISOString() : value,
  );
  return { index, after: { values: exact, id } };
}

function parse(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parsed) && parsed.every((part) => typeof part === 'string') ? parsed : [];
  } catch {
    // Unparseable: the caller refuses it.
    return [];
  }
}
