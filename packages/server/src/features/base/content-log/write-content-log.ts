import { csvLine } from '@ardoise/domain/content/catalogue-lists/csv-cell.ts';
import { changeInWords, placeInWords } from '@ardoise/domain/content/change-in-words.ts';
import { CONTENT_ACTS, CONTENT_AREAS } from '@ardoise/domain/content/content-log.ts';
import type { Pool } from 'pg';
import {
  type ContentChangeFilters,
  type ContentChangeRow,
  listContentChanges,
} from './content-changes.repository.ts';

/** Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const BATCH = 500;
const HEAD = [
  'Date',
  'Personne',
  'Identifiant',
  'Partie',
  'Liste',
  'Acte',
  'Référence',
  'Nom',
  'Avant',
  'Après',
  'Motif',
];
const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function lineOf(row: ContentChangeRow): string {
  const fields = changeInWords(row);
  const said = (side: 'before' | 'after') =>
    fields
      .map((field) => (field.label === '' ? field[side] : `${field.label}\u00a0: ${field[side] || '(vide)'}`))
      .join(' · ');
  return csvLine([
    MOMENT.format(new Date(row.at)),
    row.username === null ? 'Le serveur' : row.shown || row.username,
    row.username ?? '',
    CONTENT_AREAS[row.area],
    placeInWords(row.area, row.list),
    CONTENT_ACTS[row.act],
    row.entry,
    row.label,
    said('before'),
    said('after'),
    row.reason,
  ]);
}

/** The log as CSV, newest first, in batches: however long it is, one batch is in memory. */
export async function* writeContentLog(pool: Pool, filters: ContentChangeFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEAD);
  let before = filters.before;
  do {
    const rows: ContentChangeRow[] = await listContentChanges(pool, { ...filters, before }, BATCH);
    yield rows.map(lineOf).join('');
    before = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
  } while (before !== null);
}
