import { PRINT_MODES } from '../../wizards/steps/print-modes.ts';
import type { KindPrint } from '../kind.ts';

/** Nothing is printed of boards on a screen. */
export const vaeDigitalPrint: KindPrint = { items: () => [], mode: () => PRINT_MODES.aucun.label };
