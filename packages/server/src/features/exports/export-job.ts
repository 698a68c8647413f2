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
