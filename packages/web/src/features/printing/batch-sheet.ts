import { printBatchSheet } from '@ardoise/domain/contract/printing.ts';
import { addressOf } from '../../api/request.ts';

/** The PDF of what is to be printed of these projects. */
export function batchSheetAddress(ids: readonly string[]): string {
  return addressOf(printBatchSheet, { query: { ids: ids.join(',') } });
}

/** Beside the dashboard, whose selection stays. */
export function openBatchSheet(ids: readonly string[]): void {
  window.open(batchSheetAddress(ids), '_blank', 'noreferrer');
}
