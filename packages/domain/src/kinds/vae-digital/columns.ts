import { boardColumns } from '../board-columns.ts';
import type { KindColumns } from '../kind.ts';

/** Derived columns of boards on a screen: nothing is printed. */
export const vaeDigitalColumns: KindColumns = {
  ...boardColumns,
  toBePrinted: () => false,
  printed: () => '',
};
