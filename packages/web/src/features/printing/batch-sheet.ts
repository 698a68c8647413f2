import { printBatchSheet } from '@ardoise/domain/contract/printing.ts';
import { addressOf } from '../../api/request.ts';

/** URL of the batch sheet of these projects. */
export function batchSheetAddress(ids: readonly string[]): string {
  return addressOf(printBatchSheet, { query: { ids: ids.join(',') } });
}

/** In a new tab, so that the dashboard keeps its selection. */
export function openBatchSheet(ids: readonly string[]): void {
  window.open(batchSheetAddress(ids), '_blank', 'noreferrer');
}
