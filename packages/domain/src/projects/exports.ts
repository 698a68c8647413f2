import type { Permission } from './permissions.ts';

/** The spreadsheets of a list, as `excelType` names them (specification/exports.md). */
export const EXPORT_TYPES = ['excel_siege', 'excel_imprimeur', 'excel_boissons'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

/** Who may have each. */
export const EXPORT_PERMISSIONS = {
  excel_siege: 'export.siege',
  excel_imprimeur: 'export.imprimeur',
  excel_boissons: 'export.boissons',
} as const satisfies Record<ExportType, Permission>;

/** `xls` is the usual one, true BIFF8; `xlsx` goes beyond what that holds. */
export const EXPORT_FORMATS = ['xls', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows below the heads that each format holds. */
export const MAX_EXPORT_ROWS: Record<ExportFormat, number> = { xls: 65_535, xlsx: 1_048_575 };

/** What the file is called. */
export const EXPORT_NAME = 'ProjetsExport';
