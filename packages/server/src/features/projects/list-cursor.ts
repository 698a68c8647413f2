import { Refusal } from '@ardoise/domain/errors.ts';
import { type ListOrder, SORT_KEYS, type SortKey } from './list-order.ts';
import type { ProjectRecord } from './project-record.ts';

/** Where a page begins: the values that the order compares, of the last row before it, and that row's id. */
export interface ListCursor {
  values: string[];
  id: string;
}

/** The cursor of the page after this row, as the reply carries it. */
export function writeCursor(row: ProjectRecord, { sort }: ListOrder): string {
  const values = SORT_KEYS[sort].map(({ valueIn }) => valueIn(row));
  return Buffer.from(JSON.stringify([...values, row.id])).toString('base64url');
}

const FITS: Record<SortKey['type'], (value: string) => boolean> = {
  text: (value) => !value.includes('\u0000'),
  int: (value) => /^\d{1,9}$/.test(value),
  timestamptz: (value) => /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value)),
};

/** @throws Refusal REQUETE_INVALIDE when the text is not a cursor of this order. */
export function readCursor(text: string, { sort }: ListOrder): ListCursor {
  const keys = SORT_KEYS[sort];
  const parsed = parse(text);
  const id = parsed.at(-1);
  const values = parsed.slice(0, -1);
  const fits =
    values.length === keys.length &&
    keys.every(({ type }, index) => FITS[type](values[index] ?? '')) &&
    /^[0-9a-f]{24}$/.test(id ?? '');
  if (!fits || id === undefined) throw new Refusal('REQUETE_INVALIDE');
  return {
    values: values.map((value, index) =>
      keys[index]?.type === 'timestamptz' ? new Date(value).toISOString() : value,
    ),
    id,
  };
}

function parse(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parsed) && parsed.every((part) => typeof part === 'string') ? parsed : [];
  } catch {
    // Whatever cannot be read is no cursor: the caller refuses it.
    return [];
  }
}
