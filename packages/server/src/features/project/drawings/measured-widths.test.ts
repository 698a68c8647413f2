import { measureText } from '@ardoise/domain/drawing/measure-text.ts';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { FACES } from './drawing-faces.ts';
import { faceFont } from './drawing-fonts.ts';
import { PRINT_FEATURES } from './paint-drawing.ts';

const WORDS = [
  'Formule du zinc',
  'AVATAR Ty. Wo, L’Été',
  'Où naît l’œuf\u00a0: 12,50\u00a0€ (fin)',
  'Ça, naïf ! « Noël » à 14 h — ½ prix',
  'Łódź, Škoda, București',
  'affiche, office, fjord, ffl',
];

it.each(FACES)('the domain’s widths of %s equal the PDF’s', (face) => {
  const pdf = new PDFDocument().font(faceFont(face)).fontSize(100);
  for (const words of WORDS) {
    const set = pdf.widthOfString(words, { features: PRINT_FEATURES });
    expect(measureText(words, face, 100), words).toBeCloseTo(set, 6);
  }
});
