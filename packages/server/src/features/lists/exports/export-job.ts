import type { ExportFormat, ExportType } from '@ardoise/domain/rules/exports.ts';
import type { ListSql } from './export-rows.repository.ts';

/** Input of the worker thread that generates a spreadsheet. */
export interface ExportJob {
  /** A replica and then the primary, or the primary alone. */
  databaseUrls: string[];
  type: ExportType;
  format: ExportFormat;
  list: ListSql;
  publicUrl: string;
}
