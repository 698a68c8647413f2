import { Refusal } from '@ardoise/domain/errors.ts';
import type { ListCursor, ListOrder } from './project-list.repository.ts';

/** A cursor as the reply carries it. */
export function writeCursor(cursor: ListCursor): string {
  return Buffer.from(JSON.stringify([cursor.value, cursor.id])).toString('base64url');
}

/** @throws Refusal REQUETE_INVALIDE when the text is not a cursor of this order. */
export function readCursor(text: string, order: ListOrder): ListCursor {
  const [value, id] = parse(text);
  const fits =
    typeof value === 'string' &&
    typeof id === 'string' &&
    /^[0-9a-f]{24}$/.test(id) &&
    !value.includes('\u0000');
  if (!fits || (order.column !== 'name_projet' && Number.isNaN(Date.parse(value))))
    throw new Refusal('REQUETE_INVALIDE');
  return { value: order.column === 'name_projet' ? value : new Date(value).toISOString(), id };
}

function parse(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    // Whatever cannot be read is no cursor: the caller refuses it.
    return [];
  }
}
