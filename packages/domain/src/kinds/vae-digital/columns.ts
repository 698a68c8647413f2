import { boardColumns } from '../board-columns.ts';
import type { KindColumns } from '../kind.ts';

/** What the columns of boards on a screen are derived from: nothing is printed. */
export const vaeDigitalColumns: KindColumns = {
  ...boardColumns,
  toBePrinted: () => false,
  printed: () => '',
};
