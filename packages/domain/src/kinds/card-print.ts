import { countOf, type PrintItem, plain } from '../projects/print-items.ts';
import type { InfoCarte, ProjectDocument } from '../projects/project.ts';
import { cardFormat, PRINT_MODES, type PrintMode, printsOf } from '../wizards/steps/print-modes.ts';

/**
 * Who reads each answer about a card besides its order form: the print shop on its sheet (and in its export, which has
 * the same items), whoever draws it on the docket. A new answer does not compile without its place;
 * card-makers.test.ts holds that it is there.
 */
export const CARD_MAKERS: Record<keyof InfoCarte, 'sheet' | 'docket' | 'both' | 'neither'> = {
  template: 'docket',
  format: 'both',
  matiere: 'both',
  matiereFormat: 'sheet',
  boissons: 'docket',
  cocktails: 'docket',
  illustrations: 'docket',
  frise: 'docket',
  qrcode: 'neither',
  impression: 'both',
  nombreExemplaire: 'both',
  nombreExemplaireQrCode: 'both',
  nombreExemplaireMenu: 'both',
  orientationMenu: 'sheet',
  modeleQrCode: 'neither',
  modeleQrCodeSticker: 'sheet',
};

/** The card itself. */
export function cardItem({ infocarte }: ProjectDocument): PrintItem {
  return {
    part: 'carte',
    name: 'Carte',
    format: cardFormat(infocarte ?? {}),
    material: plain(infocarte?.matiere?.name),
    copies: countOf(infocarte?.nombreExemplaire),
  };
}

/** The QR code beside it. */
export function qrCodeItem({ infocarte }: ProjectDocument): PrintItem {
  return {
    part: 'qrcode',
    name: 'QR code',
    format: plain(infocarte?.modeleQrCodeSticker?.name),
    material: '',
    copies: countOf(infocarte?.nombreExemplaireQrCode),
  };
}

/** `nombreExemplaireMenu` encodes count and format: '2xA3'. */
function menuItem({ infocarte }: ProjectDocument): PrintItem {
  const [, format = ''] = /^\d+\s*x\s*(.+)$/i.exec(plain(infocarte?.nombreExemplaireMenu)) ?? [];
  return {
    part: 'menu',
    name: 'Menu extérieur',
    format: [format, plain(infocarte?.orientationMenu)].filter(Boolean).join(', '),
    material: plain(infocarte?.matiere?.name),
    copies: countOf(infocarte?.nombreExemplaireMenu),
  };
}

/** Print items of a card, by its print mode. */
export function cardItems(document: ProjectDocument): PrintItem[] {
  const prints = printsOf(document.infocarte?.impression);
  return [
    ...(prints.card ? [cardItem(document)] : []),
    ...(prints.qrCode ? [qrCodeItem(document)] : []),
    ...(prints.menu ? [menuItem(document)] : []),
  ];
}

/** Label of the chosen print mode; undefined where none is chosen. */
export function chosenMode({ infocarte }: ProjectDocument): string | undefined {
  return PRINT_MODES[infocarte?.impression as PrintMode]?.label;
}
