import type { ExportFormat, ExportType } from '@ardoise/domain/projects/exports.ts';
import type { ListSql } from './export-rows.repository.ts';

/** What the thread that makes a spreadsheet is given. */
export interface ExportJob {
  databaseUrl: string;
  type: ExportType;
  format: ExportFormat;
  list: ListSql;
  publicUrl: string;
}

/** What it says: once that it begins or that it cannot, then pieces, then that it is done. */
export type ExportNews =
  | { kind: 'begun'; length: number | null }
  | { kind: 'tooMany' }
  | { kind: 'piece'; bytes: Uint8Array }
  | { kind: 'done' };

/** So many bytes were sent on to the reader. */
export interface ExportTaken {
  taken: number;
}
