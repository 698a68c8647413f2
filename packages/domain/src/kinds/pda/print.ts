import type { PrintItem } from '../../projects/print-items.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { PRINT_MODES } from '../../wizards/steps/print-modes.ts';
import { cardItem, cardItems, chosenMode, qrCodeItem } from '../card-print.ts';
import type { KindPrint } from '../kind.ts';

/** A Direct Agence prints cards, and QR codes if requested; its print mode may be missing. */
function directAgencyItems(document: ProjectDocument): PrintItem[] {
  if (document.infocarte?.impression) return cardItems(document);
  return [cardItem(document), ...(document.infocarte?.qrcode === 'oui' ? [qrCodeItem(document)] : [])];
}

/** Print items of a Direct Agence. */
export const pdaPrint: KindPrint = {
  items: directAgencyItems,
  mode: (document) =>
    chosenMode(document) ??
    PRINT_MODES[document.infocarte?.qrcode === 'oui' ? 'carte_qrcode' : 'carte'].label,
};
