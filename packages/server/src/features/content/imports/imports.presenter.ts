import { linesToWrite } from '@ardoise/domain/content/imports/import-effects.ts';
import { findColumns } from '@ardoise/domain/content/imports/read-line.ts';
import { UNDO_DAYS } from '@ardoise/domain/content/undo.ts';
import type { Import, ImportLine } from '@ardoise/domain/contract/imports.ts';
import { importArea } from './areas/import-areas.ts';
import type { ListedLine } from './import-lines.repository.ts';
import type { ImportCounts, ImportRow } from './imports.repository.ts';

const DAY = 86_400_000;

function presentCounts(counts: ImportCounts): Import['comptes'] {
  const none = { refusee: 0, averifier: 0, modifiee: 0, ajoutee: 0, masquee: 0, inchangee: 0 };
  return { ...none, signalee: 0, differente: 0, retablie: 0, gardee: 0, ...counts };
}

/** Until when it can be undone; null when it cannot. */
function undoableUntil({ state, undone, applied_at }: ImportRow): string | null {
  if (state !== 'applique' || undone || applied_at === null) return null;
  const until = Date.parse(applied_at) + UNDO_DAYS * DAY;
  return until < Date.now() ? null : new Date(until).toISOString();
}

/** An import for its screen. */
export function presentImport(row: ImportRow): Import {
  const columns = findColumns(row.header, importArea(row.area, row.list).subject.columns);
  return {
    id: String(row.id),
    zone: row.area,
    liste: row.list,
    fichier: row.file_name,
    encodage: row.encoding,
    separateur: row.separator,
    images: Object.keys(row.pictures).length,
    ignorees: typeof columns === 'string' ? [] : [...columns.ignored],
    complet: row.complete,
    etat: row.undone ? 'annule' : row.state,
    total: row.state === 'annulation' ? linesToWrite(row.counts) : row.total,
    fait: row.done,
    comptes: presentCounts(row.counts),
    chiffre: row.confirms,
    motif: row.undone ? '' : row.reason,
    qui: row.shown,
    t: row.at,
    tApplique: row.applied_at,
    annulableJusque: undoableUntil(row),
  };
}

/** A line of an import for its screen. */
export function presentLine({ line, key, absent, effect, flag, differs, shown }: ListedLine): ImportLine {
  return {
    ligne: absent ? null : line,
    cle: key,
    effet: effect,
    signalee: flag,
    differente: differs,
    ...shown,
  };
}
