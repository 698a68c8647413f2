import type { ProjectDocument } from '../../projects/project.ts';
import { drinksInFamilies } from '../../wizards/fields/drink-lines.ts';
import { cardFormat } from '../../wizards/steps/print-modes.ts';
import { answeredLines, pictured, richLine } from '../../wizards/summary-lines.ts';
import type { SummaryLine } from '../../wizards/wizard-project.ts';
import { type DocketOf, shortLines } from '../docket.ts';
import { brief } from './steps/brief.ts';

/** 'Oui, 48 stickers'; empty while unanswered. */
function qrCodeInWords({ infocarte = {} }: ProjectDocument): string {
  const { qrcode, nombreExemplaireQrCode } = infocarte;
  if (qrcode === 'non') return 'Non';
  if (qrcode !== 'oui') return '';
  return nombreExemplaireQrCode ? `Oui, ${nombreExemplaireQrCode}\u00a0stickers` : 'Oui';
}

/** What is made for a Direct Agence: copies, QR code, format, material. */
export function agencyLines(document: ProjectDocument): SummaryLine[] {
  const { infocarte = {} } = document;
  return answeredLines([
    ['Cartes', infocarte.nombreExemplaire],
    ['QR code', qrCodeInWords(document)],
    ['Format', infocarte.format && cardFormat(infocarte)],
    ['Matière', infocarte.matiere?.name],
  ]);
}

/** Docket of a Direct Agence. */
export const pdaDocket: DocketOf = (order) => ({
  lines: [
    ...agencyLines(order),
    ...answeredLines([
      ['Boissons', drinksInFamilies(order.boissons)],
      ['Illustrations', pictured('', Object.values(order.infocarte?.illustrations ?? {})).value],
    ]),
    ...shortLines(brief, order),
  ],
  items: [],
  texts: [richLine('Brief', order.briefPDA)],
});
