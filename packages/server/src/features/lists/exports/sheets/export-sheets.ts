import type { ExportType } from '@ardoise/domain/rules/exports.ts';
import { DRINKS_SHEET } from './drinks-sheet.ts';
import { PRINTER_SHEET } from './printer-sheet.ts';
import type { ExportSheet } from './sheet.ts';
import { SIEGE_SHEET } from './siege-sheet.ts';

export const EXPORT_SHEETS: Record<ExportType, ExportSheet> = {
  excel_siege: SIEGE_SHEET,
  excel_imprimeur: PRINTER_SHEET,
  excel_boissons: DRINKS_SHEET,
};
