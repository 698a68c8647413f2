import type { Permission } from './permissions.ts';

/** The spreadsheets of a list, by the value of `excelType` (specification/exports.md). */
export const EXPORT_TYPES = ['excel_siege', 'excel_imprimeur', 'excel_boissons'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

/** The permission that each requires. */
export const EXPORT_PERMISSIONS = {
  excel_siege: 'export.siege',
  excel_imprimeur: 'export.imprimeur',
  excel_boissons: 'export.boissons',
} as const satisfies Record<ExportType, Permission>;

/** `xls` is the default, real BIFF8; `xlsx` supports more rows. */
export const EXPORT_FORMATS = ['xls', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Maximum rows per format, header excluded. */
export const MAX_EXPORT_ROWS: Record<ExportFormat, number> = { xls: 65_535, xlsx: 1_048_575 };

/** Name of the downloaded file. */
export const EXPORT_NAME = 'ProjetsExport';
