import { PRINT_MODES } from '../../wizards/steps/print-modes.ts';
import type { KindPrint } from '../kind.ts';

/** Boards on a screen are not printed. */
export const vaeDigitalPrint: KindPrint = { items: () => [], mode: () => PRINT_MODES.aucun.label };
