import { buffer } from 'node:stream/consumers';
import type { WholeCardSection } from '@ardoise/domain/card-text/whole-card.ts';
import PDFDocument from 'pdfkit';

const MARGIN = 50;
const LINE = 20;

/** A proof of these lines as an agency sets them: A4, leaders of dots, live text. */
export async function proofPdf(card: readonly WholeCardSection[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
  });
  const right = pdf.page.width - MARGIN;
  let y = MARGIN;
  pdf.font('Helvetica-Bold').fontSize(26).text('Brasserie du Palais', MARGIN, y, { align: 'center' });
  y += 3 * LINE;
  /** To the next line, on the next page where this one is full. */
  const down = (lines: number) => {
    y += lines * LINE;
    if (y < pdf.page.height - 2 * MARGIN) return;
    pdf.addPage();
    y = MARGIN;
  };
  for (const { titre, lignes } of card) {
    pdf.font('Helvetica-Bold').fontSize(15).text(titre, MARGIN, y, { lineBreak: false });
    down(1.5);
    for (const { nom, detail, volume, prix } of lignes) {
      pdf.font('Helvetica').fontSize(11);
      pdf.text([nom, volume].filter(Boolean).join(' '), MARGIN, y, { lineBreak: false });
      if (prix !== '') pdf.text(prix, right - pdf.widthOfString(prix), y, { lineBreak: false });
      down(1);
      if (detail === '') continue;
      pdf
        .font('Helvetica-Oblique')
        .fontSize(9)
        .text(detail, MARGIN, y - 5, { lineBreak: false });
      down(1);
    }
    down(1);
  }
  pdf.end();
  return buffer(pdf);
}
